import { describe, expect, it } from 'vitest'
import { ok } from '../../src/domain/result'
import { gate } from '../support/gate'
import { stream, track } from '../support/track'
import { rest, settle, setUp, tracks } from './player-fixture'

describe('PlayerStore', () => {
  it('plays a list from the track that was chosen', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 1)
    expect(store.waiting).toBe(true)
    await settle()
    expect(engine.asked).toEqual(['load 2 at 0 and play'])
    expect(store.sounding).toBe(true)
    expect(engine.nowPlaying).toMatchObject({ title: 'Track 2', artist: 'Artist', album: 'Album' })
  })

  it('never claims to sound before the engine does', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    expect(store.sounding).toBe(false)
    await settle()
    engine.become({ phase: 'stalled' })
    expect(store.sounding).toBe(false)
    expect(store.wantsSound).toBe(true)
  })

  it('sounds the newest choice when an older address arrives last', async () => {
    const player = setUp()
    const { store, engine, backend } = player
    const slow = gate()
    backend.answers.songUrl = async ({ id }) => {
      if (id === 1) await slow.promise
      return ok([stream(Number(id))])
    }
    store.playAll(tracks, 0)
    store.next()
    await rest(player)
    slow.open()
    await settle()
    expect(engine.asked).toEqual(['load 2 at 0 and play'])
  })

  it('goes on to the next track when one ends, and round at the end', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 2)
    await settle()
    engine.end()
    await settle()
    expect(store.track?.id).toBe(1)
    expect(engine.asked.at(-1)).toBe('load 1 at 0 and play')
  })

  it('plays the same track again when random picks it', async () => {
    const { store, engine, queue } = setUp()
    store.playAll(tracks, 1)
    queue.setMode('random') // the clock's chance of 0.5 picks the middle one
    await settle()
    engine.end()
    await settle()
    expect(engine.asked).toEqual(['load 2 at 0 and play', 'load 2 at 0 and play'])
  })

  it('keeps a pause that is pressed while the address is on its way', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    store.toggle()
    await settle()
    expect(engine.asked).toEqual(['load 1 at 0'])
    store.toggle()
    expect(engine.asked.at(-1)).toBe('play')
  })

  it('brings the last visit back, silent, where it stood', async () => {
    const { store, engine } = setUp({ tracks, index: 2, mode: 'single', position: 31.5 })
    await store.restore()
    expect(engine.asked).toEqual(['load 3 at 31.5'])
    expect(store.wantsSound).toBe(false)
  })

  it('begins anew when positions are not to be remembered', async () => {
    const { store, engine, settings } = setUp({ tracks, index: 0, mode: 'normal', position: 31.5 })
    settings.set('memoryLastPlaybackPosition', false)
    await store.restore()
    expect(engine.asked).toEqual(['load 1 at 0'])
  })

  it('goes on with the next one when the current track is removed, and stops with the last', async () => {
    const player = setUp()
    const { store, engine } = player
    store.playAll(tracks.slice(0, 2), 0)
    await settle()
    store.removeAt(0)
    await rest(player)
    expect(engine.asked.at(-1)).toBe('load 2 at 0 and play')
    store.removeAt(0)
    expect(store.track).toBeNull()
    expect(engine.state.phase).toBe('idle')
    expect(engine.nowPlaying).toBeNull()
  })

  it('stops when a list without tracks is played', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    store.playAll([], 0)
    await settle()
    expect([store.track, store.wantsSound, engine.asked]).toEqual([null, false, []])
  })

  it('writes the place at once, then at most once in two seconds, and the list only when it changed', async () => {
    const { store, engine, system, places, lists } = setUp()
    store.playAll(tracks, 0)
    await settle()
    system.pass(0)
    expect(places).toHaveLength(1)
    for (let tick = 0; tick < 40; tick++) {
      system.pass(250)
      engine.moveTo(tick / 4)
    }
    expect(places.length).toBeLessThanOrEqual(1 + 5)
    expect(places.length).toBeGreaterThan(3)
    expect(places.at(-1)).toBeGreaterThan(5)
    expect(lists()).toBe(1)
  })

  it('leaves a choice alone that was made while the last visit was being read', async () => {
    const { store, engine } = setUp({ tracks, index: 2, mode: 'normal', position: 9 })
    const restoring = store.restore()
    store.playAll(tracks, 0)
    await restoring
    await settle()
    expect(engine.asked).toEqual(['load 1 at 0 and play'])
  })

  it('plays the newest of two collections, even when the older one is found last', async () => {
    const { store, engine } = setUp()
    const slow = gate()
    const older = store.playFound(async () => {
      await slow.promise
      return ok([track(1)])
    })
    await store.playFound(async () => ok([track(2)]))
    slow.open()
    await older
    await settle()
    expect(engine.asked).toEqual(['load 2 at 0 and play'])
  })

  it('has the engine get ready within the press that asks for a collection, and not for a silent return', async () => {
    const { store, engine } = setUp()
    void store.playFound(() => new Promise(() => {}))
    expect(engine.expected).toBe(1)
    const restored = setUp()
    await restored.store.restore()
    expect(restored.engine.expected).toBe(0)
  })

  it('keeps to a collection that is on its way when the track before it ends', async () => {
    const player = setUp()
    const { store, engine } = player
    store.playAll(tracks, 0)
    await settle()
    const slow = gate()
    const found = store.playFound(async () => {
      await slow.promise
      return ok([track(9)])
    })
    engine.end()
    slow.open()
    await found
    await rest(player)
    expect(engine.asked.at(-1)).toBe('load 9 at 0 and play')
  })

  it('keeps a seek that is made while the address is on its way', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    store.seek(30)
    await settle()
    expect(engine.asked.at(-1)).toBe('load 1 at 30 and play')
  })

  it('stands at the beginning while the next track is found, wherever the one before stood', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.moveTo(41)
    expect(store.positionNow()).toBe(41)
    store.next()
    expect([store.positionNow(), store.position, store.duration]).toEqual([0, 0, 60])
    expect(store.sounding).toBe(false)
  })

  it('asks only for the track that the listener comes to rest at', async () => {
    const player = setUp()
    const { store, engine, backend } = player
    const asked: number[] = []
    backend.answers.songUrl = ({ id }) => {
      asked.push(Number(id))
      return ok([stream(Number(id))])
    }
    store.playAll(
      Array.from({ length: 100 }, (_, at) => track(at + 1)),
      0,
    )
    for (let press = 0; press < 98; press++) store.next()
    expect(engine.nowPlaying?.title).toBe('Track 1')
    await rest(player)
    expect(asked).toEqual([1, 99])
    expect(engine.asked).toEqual(['load 99 at 0 and play'])
    expect(engine.nowPlaying?.title).toBe('Track 99')
  })

  it('says so when a row of the queue is gone that was pressed', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    store.jumpTo(3)
    await settle()
    expect(shown()).toEqual(['notice.switchFailed'])
    expect(engine.asked).toEqual(['load 1 at 0 and play'])
  })

  it('says that another tab plays, which is no error', async () => {
    const { store, engine, notices } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.displace()
    expect(notices.notices).toMatchObject([{ tone: 'info', text: 'notice.otherTab' }])
    expect(store.wantsSound).toBe(false)
  })

  it('tells the engine of fades and gapless play, at once and whenever they are set', () => {
    const { engine, settings } = setUp()
    expect([engine.fade, engine.gapless]).toEqual([true, true])
    settings.set('songVolumeFade', false)
    settings.set('gaplessPlayback', false)
    expect([engine.fade, engine.gapless]).toEqual([false, false])
  })

  it('obeys media keys while the address is on its way', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    engine.press('pause')
    await settle()
    expect(engine.asked).toEqual(['load 1 at 0'])
  })
})
