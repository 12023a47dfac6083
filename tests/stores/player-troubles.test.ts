import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../src/domain/result'
import { track } from '../support/track'
import { settle, setUp, tracks } from './player-fixture'

describe('PlayerStore in trouble', () => {
  it('tells of a track that cannot be played and goes on to the next', async () => {
    const { store, engine, backend, shown } = setUp()
    backend.answers.checkMusic = ({ id }) => ok(id !== 1)
    store.playAll(tracks, 0)
    await settle()
    expect(shown()).toEqual(['notice.skipped'])
    expect(engine.asked).toEqual(['load 2 at 0 and play'])
  })

  it('stops after five tracks in a row that cannot be played', async () => {
    const { store, engine, backend, shown, queue } = setUp()
    const asked: number[] = []
    backend.answers.songUrl = ({ id }) => {
      asked.push(Number(id))
      return failed({ kind: 'noStream' })
    }
    store.playAll(
      Array.from({ length: 100 }, (_, id) => track(id + 1)),
      0,
    )
    await settle()
    await settle()
    expect(asked).toEqual([1, 2, 3, 4, 5])
    expect(shown()).toEqual(['notice.skipped', 'notice.loadTest'])
    expect(engine.asked).toEqual([])
    expect(queue.queue.index).toBe(4)
  })

  it('skips when the engine gives a track up', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.become({ phase: 'error', intent: 'play', failure: { kind: 'malformed', detail: '' } })
    await settle()
    engine.become({ phase: 'error', intent: 'play', failure: { kind: 'malformed', detail: '' } })
    await settle()
    expect(shown()).toEqual(['notice.skipped'])
    expect(engine.asked.at(-1)).toBe('load 2 at 0 and play')
  })

  it('says that a members’ track is a preview, but not of an upload', async () => {
    const { store, shown, notices } = setUp()
    store.playAll([track(1, { fee: 1 })], 0)
    await settle()
    expect(shown()).toEqual(['notice.vipTip'])
    notices.dismiss(notices.notices[0]?.id ?? 0)
    store.playAll([track(2, { fee: 1, cloud: { fileName: 'a', fileSize: 1 } })], 0)
    await settle()
    expect(shown()).toEqual([])
  })

  it('says why a collection cannot be played, or that it is empty', async () => {
    const { store, shown } = setUp()
    await store.playFound(async () => failed({ kind: 'timeout' }))
    await store.playFound(async () => ok([]))
    expect(shown()).toEqual(['failure.timeout', 'list.empty'])
  })

  it('asks for the address anew, once, when a track breaks, and goes on from there', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.moveTo(25)
    engine.become({ phase: 'error', failure: { kind: 'noStream' } })
    await settle()
    expect(engine.asked.at(-1)).toBe('load 1 at 25 and play')
    expect(shown()).toEqual([])
    engine.become({ phase: 'error', failure: { kind: 'noStream' } })
    await settle()
    expect(engine.asked.at(-1)).toBe('load 2 at 0 and play')
    expect(shown()).toEqual(['notice.skipped'])
  })

  it('stays where it is when the connection is lost', async () => {
    const { store, engine, shown, queue } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.moveTo(42)
    engine.become({ phase: 'error', failure: { kind: 'offline' } })
    await settle()
    expect(shown()).toEqual(['failure.offline'])
    expect(queue.queue.index).toBe(0)
    expect(store.position).toBe(42)
    store.toggle()
    await settle()
    expect(engine.asked.at(-1)).toBe('load 1 at 42 and play')
  })

  it('passes over a broken track in single mode too', async () => {
    const { store, engine, backend, queue } = setUp()
    backend.answers.checkMusic = ({ id }) => ok(id !== 1)
    queue.setMode('single')
    store.playAll(tracks, 0)
    await settle()
    expect(engine.asked).toEqual(['load 2 at 0 and play'])
    expect(queue.queue.mode).toBe('single')
  })

  it('tells of attempts that fail', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.become({ phase: 'loading', attempts: 1 })
    expect(shown()).toEqual(['notice.playError'])
  })

  it('says Play while the browser holds the sound back, and the press that frees it does not pause', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.become({ phase: 'paused', intent: 'play', blocked: true })
    expect(store.wantsSound).toBe(false)
    // the engine heard the pointer of this very press, and sounds before its click
    engine.become({ phase: 'playing', blocked: false })
    store.toggle()
    expect(engine.asked.at(-1)).toBe('play')
    engine.moveTo(1)
    store.toggle()
    expect(engine.asked.at(-1)).toBe('pause')
  })

  it('forgives an address that went stale once the track has sounded again', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    for (const at of [10, 30]) {
      engine.moveTo(at)
      engine.become({ phase: 'error', failure: { kind: 'noStream' } })
      await settle()
      expect(engine.asked.at(-1)).toBe(`load 1 at ${at} and play`)
      engine.moveTo(at + 3)
    }
    expect(shown()).toEqual([])
  })

  it('stops after five tracks that only begin to sound', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(
      Array.from({ length: 20 }, (_, id) => track(id + 1)),
      0,
    )
    for (let round = 0; round < 40 && !shown().includes('notice.loadTest'); round++) {
      await settle()
      engine.become({ phase: 'error', intent: 'play', failure: { kind: 'unsupported' } })
    }
    await settle()
    expect(shown()).toContain('notice.loadTest')
    expect(store.track?.id).toBe(5)
  })

  it('takes a change of the fade setting at once', () => {
    const { engine, settings } = setUp()
    expect(engine.fade).toBe(true)
    settings.set('songVolumeFade', false)
    expect(engine.fade).toBe(false)
  })
})
