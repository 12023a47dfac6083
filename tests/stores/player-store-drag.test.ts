import { reaction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { rest, settle, setUp, tracks } from './player-fixture'

describe('PlayerStore under the thumb of the progress', () => {
  it('pauses while the thumb is dragged, then seeks and resumes', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    store.beginDrag()
    store.drag(20)
    engine.moveTo(5)
    expect(store.position).toBe(20)
    store.drag(30)
    store.endDrag()
    expect(engine.asked.slice(1)).toEqual(['pause', 'seek 30', 'play'])
  })

  it('stays paused after a drag that began paused', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    store.toggle()
    store.beginDrag()
    store.drag(12)
    store.endDrag()
    expect(engine.asked.at(-1)).toBe('seek 12')
  })

  it('stands at the thumb while a hand holds it, so that the words go along', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.moveTo(5)
    expect(store.positionNow()).toBe(5)
    store.beginDrag()
    store.drag(12)
    expect(store.positionNow()).toBe(12)
    expect(store.advancingNow()).toBe(false)
    store.endDrag()
    expect(store.positionNow()).toBe(12)
  })

  it('seeks when an assistive device moves the slider without a drag', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    store.drag(17)
    expect(engine.asked.at(-1)).toBe('seek 17')
  })

  it('lets go of the thumb when the track changes under it', async () => {
    const player = setUp()
    const { store, engine } = player
    store.playAll(tracks, 0)
    await settle()
    store.beginDrag()
    store.drag(20)
    store.next()
    await rest(player)
    store.drag(40)
    store.endDrag()
    expect(engine.asked.slice(1)).toEqual(['pause', 'load 2 at 0 and play'])
    expect(store.position).toBe(0)
    store.drag(9)
    expect(engine.asked.at(-1)).toBe('seek 9')
  })

  it('stands where a seek leads by the time anyone hears of it, paused too', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    store.toggle()
    const heard: number[] = []
    const stop = reaction(
      () => store.position,
      () => heard.push(store.positionNow()),
    )
    store.seek(20)
    store.drag(30)
    store.playFrom(40)
    stop()
    expect(heard).toEqual([20, 30, 40])
    expect(engine.asked.at(-1)).toBe('play')
  })
})
