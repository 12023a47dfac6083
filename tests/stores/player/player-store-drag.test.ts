import { reaction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { rest, setUp, tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

describe('PlayerStore while the thumb is dragged', () => {
  it('pauses while the thumb is dragged, then seeks and resumes', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    store.startDrag()
    store.dragTo(20)
    engine.advanceTo(5)
    expect(store.position).toBe(20)
    store.dragTo(30)
    store.endDrag()
    expect(engine.calls.slice(1)).toEqual(['pause', 'seek 30', 'play'])
  })

  it('stays paused after a drag that began paused', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    store.toggle()
    store.startDrag()
    store.dragTo(12)
    store.endDrag()
    expect(engine.calls.at(-1)).toBe('seek 12')
  })

  it('is at the thumb during a drag, so that the lyrics follow', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.advanceTo(5)
    expect(store.positionNow()).toBe(5)
    store.startDrag()
    store.dragTo(12)
    expect(store.positionNow()).toBe(12)
    expect(store.isAdvancing()).toBe(false)
    store.endDrag()
    expect(store.positionNow()).toBe(12)
  })

  it('seeks when an assistive device moves the slider without a drag', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    store.dragTo(17)
    expect(engine.calls.at(-1)).toBe('seek 17')
  })

  it('ends the drag when the track changes', async () => {
    const player = setUp()
    const { store, engine } = player
    store.playAll(tracks, 0)
    await settle()
    store.startDrag()
    store.dragTo(20)
    store.next()
    await rest(player)
    store.dragTo(40)
    store.endDrag()
    expect(engine.calls.slice(1)).toEqual(['pause', 'load 2 at 0 and play'])
    expect(store.position).toBe(0)
    store.dragTo(9)
    expect(engine.calls.at(-1)).toBe('seek 9')
  })

  it('is at the target of a seek when observers are notified, also while paused', async () => {
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
    store.dragTo(30)
    store.playFrom(40)
    stop()
    expect(heard).toEqual([20, 30, 40])
    expect(engine.calls.at(-1)).toBe('play')
  })
})
