import { describe, expect, it } from 'vitest'
import { ok } from '../../../src/contract/result'
import { createDeferred } from '../../support/deferred'
import { stream, track } from '../../support/track'
import { rest, setUp, tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

describe('PlayerStore', () => {
  it('plays a list from the track that was chosen', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 1)
    expect(store.waiting).toBe(true)
    await settle()
    expect(engine.calls).toEqual(['load 2 at 0 and play'])
    expect(store.playing).toBe(true)
    expect(engine.nowPlaying).toMatchObject({ title: 'Track 2', artist: 'Artist', album: 'Album' })
  })

  it('is not playing before the engine is', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    expect(store.playing).toBe(false)
    await settle()
    engine.setState({ phase: 'stalled' })
    expect(store.playing).toBe(false)
    expect(store.wantsSound).toBe(true)
  })

  it('plays the newest choice when an older address arrives last', async () => {
    const player = setUp()
    const { store, engine, backend } = player
    const slow = createDeferred()
    backend.answers.songUrl = async ({ id }) => {
      if (id === 1) await slow.promise
      return ok([stream(Number(id))])
    }
    store.playAll(tracks, 0)
    store.next()
    await rest(player)
    slow.resolve()
    await settle()
    expect(engine.calls).toEqual(['load 2 at 0 and play'])
  })

  it('plays the next track when one ends, and the first after the last', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 2)
    await settle()
    engine.endTrack()
    await settle()
    expect(store.track?.id).toBe(1)
    expect(engine.calls.at(-1)).toBe('load 1 at 0 and play')
  })

  it('plays the same track again when random picks it', async () => {
    const { store, engine, queue } = setUp()
    store.playAll(tracks, 1)
    queue.setMode('random') // the clock's chance of 0.5 picks the middle one
    await settle()
    engine.endTrack()
    await settle()
    expect(engine.calls).toEqual(['load 2 at 0 and play', 'load 2 at 0 and play'])
  })

  it('keeps a pause pressed while the stream is being found', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    store.toggle()
    await settle()
    expect(engine.calls).toEqual(['load 1 at 0'])
    store.toggle()
    expect(engine.calls.at(-1)).toBe('play')
  })

  it('restores the last visit, paused at its position', async () => {
    const { store, engine } = setUp({ tracks, index: 2, mode: 'single', position: 31.5 })
    await store.restore()
    expect(engine.calls).toEqual(['load 3 at 31.5'])
    expect(store.wantsSound).toBe(false)
  })

  it('starts at the beginning when positions are not remembered', async () => {
    const { store, engine, settings } = setUp({ tracks, index: 0, mode: 'normal', position: 31.5 })
    settings.set('memoryLastPlaybackPosition', false)
    await store.restore()
    expect(engine.calls).toEqual(['load 1 at 0'])
  })

  it('plays the next track when the current one is removed, and stops after the last', async () => {
    const player = setUp()
    const { store, engine } = player
    store.playAll(tracks.slice(0, 2), 0)
    await settle()
    store.removeAt(0)
    await rest(player)
    expect(engine.calls.at(-1)).toBe('load 2 at 0 and play')
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
    expect([store.track, store.wantsSound, engine.calls]).toEqual([null, false, []])
  })

  it('saves the position at once, then every ten seconds, after a seek sooner, and the list only when it changes', async () => {
    const { store, engine, system, places, lists } = setUp()
    store.playAll(tracks, 0)
    await settle()
    system.advance(0)
    expect(places).toHaveLength(1)
    const playOn = (from: number, seconds: number) => {
      for (let tick = 1; tick <= seconds * 4; tick++) {
        system.advance(250)
        engine.advanceTo(from + tick / 4)
      }
    }
    playOn(0, 9.75)
    expect(places).toHaveLength(1)
    playOn(9.75, 10)
    expect(places).toHaveLength(2)
    expect(places[1]).toBeGreaterThan(9)
    store.seek(70)
    playOn(70, 2)
    expect(places).toHaveLength(3)
    expect(places[2]).toBeGreaterThanOrEqual(70)
    expect(lists()).toBe(1)
  })

  it('keeps a choice made while the last visit was being read', async () => {
    const { store, engine } = setUp({ tracks, index: 2, mode: 'normal', position: 9 })
    const restoring = store.restore()
    store.playAll(tracks, 0)
    await restoring
    await settle()
    expect(engine.calls).toEqual(['load 1 at 0 and play'])
  })

  it('plays the newest of two collections, even when the older one is loaded last', async () => {
    const { store, engine } = setUp()
    const slow = createDeferred()
    const older = store.loadAndPlay(async () => {
      await slow.promise
      return ok([track(1)])
    })
    await store.loadAndPlay(async () => ok([track(2)]))
    slow.resolve()
    await older
    await settle()
    expect(engine.calls).toEqual(['load 2 at 0 and play'])
  })

  it('warms the engine up during the press for a collection, and not for a restored queue', async () => {
    const { store, engine } = setUp()
    void store.loadAndPlay(() => new Promise(() => {}))
    expect(engine.warmUps).toBe(1)
    const restored = setUp()
    await restored.store.restore()
    expect(restored.engine.warmUps).toBe(0)
  })

  it('keeps a collection that is being loaded when the track before it ends', async () => {
    const player = setUp()
    const { store, engine } = player
    store.playAll(tracks, 0)
    await settle()
    const slow = createDeferred()
    const found = store.loadAndPlay(async () => {
      await slow.promise
      return ok([track(9)])
    })
    engine.endTrack()
    slow.resolve()
    await found
    await rest(player)
    expect(engine.calls.at(-1)).toBe('load 9 at 0 and play')
  })

  it('keeps a seek made while the stream is being found', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    store.seek(30)
    await settle()
    expect(engine.calls.at(-1)).toBe('load 1 at 30 and play')
  })

  it('is at the beginning while the stream of the next track is being found', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.advanceTo(41)
    expect(store.positionNow()).toBe(41)
    store.next()
    expect([store.positionNow(), store.position, store.duration]).toEqual([0, 0, 60])
    expect(store.playing).toBe(false)
  })

  it('requests only the last of several tracks chosen in a row', async () => {
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
    expect(engine.calls).toEqual(['load 99 at 0 and play'])
    expect(engine.nowPlaying?.title).toBe('Track 99')
  })

  it('shows a notice when the pressed row of the queue does not exist any more', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    store.jumpTo(3)
    await settle()
    expect(shown()).toEqual(['notice.switchFailed'])
    expect(engine.calls).toEqual(['load 1 at 0 and play'])
  })

  it('shows that another tab plays, which is not an error', async () => {
    const { store, engine, notices } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.pauseByOtherTab()
    expect(notices.notices).toMatchObject([{ tone: 'info', text: 'notice.otherTab' }])
    expect(store.wantsSound).toBe(false)
  })

  it('passes the settings of fades and gapless playback to the engine, at once and on changes', () => {
    const { engine, settings } = setUp()
    expect([engine.fade, engine.gapless]).toEqual([true, true])
    settings.set('songVolumeFade', false)
    settings.set('gaplessPlayback', false)
    expect([engine.fade, engine.gapless]).toEqual([false, false])
  })

  it('handles media keys while the stream is being found', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    engine.requestTransport('pause')
    await settle()
    expect(engine.calls).toEqual(['load 1 at 0'])
  })
})
