import { describe, expect, it } from 'vitest'
import type { Failure } from '../../src/domain/failure'
import { failed, ok } from '../../src/domain/result'
import { stream, track } from '../support/track'
import { rest, settle, setUp, tracks } from './player-fixture'

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
      if (store.sounding) engine.become({ phase: 'error', intent: 'play', failure: { kind: 'unsupported' } })
    }
    await settle()
    expect(shown()).toContain('notice.loadTest')
    expect(store.track?.id).toBe(5)
  })

  it('shows the play error through the third load, and the load-test error from the fourth until it sounds', async () => {
    const { store, engine, notices, shown, system } = setUp()
    store.playAll(tracks, 0)
    await settle()
    for (const attempts of [1, 2, 3]) {
      engine.become({ phase: 'loading', attempts })
      expect(shown()).toEqual(['notice.playError'])
      notices.dismiss(notices.notices[0]?.id ?? 0)
    }
    engine.become({ phase: 'error', attempts: 4, failure: { kind: 'noStream' } })
    system.pass(60_000)
    expect(shown()).toEqual(['notice.loadTest'])
    // the address was asked for anew, and plays
    await settle()
    expect(store.sounding).toBe(true)
    expect(shown()).toEqual([])
  })

  it('goes on by itself when the connection comes back before an address was found', async () => {
    const player = setUp()
    const { store, engine, backend, shown, system } = player
    const answer = backend.answers.songUrl
    backend.answers.songUrl = () => failed({ kind: 'offline' })
    store.playAll(tracks, 0)
    await settle()
    store.seek(12)
    expect(shown()).toEqual(['failure.offline'])
    if (answer) backend.answers.songUrl = answer
    system.goOnline()
    await settle()
    expect(engine.asked.at(-1)).toBe('load 1 at 12 and play')
    expect(shown()).toEqual([])
  })

  it.each<[string, Failure]>([
    ['cannot be reached', { kind: 'offline' }],
    ['does not answer', { kind: 'timeout' }],
  ])(
    'asks again at each press of play, in that moment, when the backend %s after Next',
    async (_, failure) => {
      const player = setUp()
      const { store, engine, backend } = player
      store.playAll(tracks, 0)
      await settle()
      const answer = backend.answers.songUrl
      let asked = 0
      backend.answers.songUrl = () => {
        asked++
        return failed(failure)
      }
      store.next()
      await rest(player)
      for (const presses of [2, 3]) {
        expect(store.wantsSound).toBe(false)
        store.toggle()
        expect(asked).toBe(presses)
        expect(store.waiting).toBe(true)
        await settle()
      }
      if (answer) backend.answers.songUrl = answer
      store.toggle()
      await settle()
      expect(engine.asked.at(-1)).toBe('load 2 at 0 and play')
      expect(store.sounding).toBe(true)
    },
  )

  it('asks again when the thumb is let go of a track that could not be found meanwhile', async () => {
    const { store, engine, backend, shown } = setUp()
    backend.answers.songUrl = () => failed({ kind: 'timeout' })
    store.playAll(tracks, 0)
    store.beginDrag()
    store.drag(20)
    await settle()
    expect(shown()).toEqual([])
    store.endDrag()
    expect(store.waiting).toBe(true)
    await settle()
    expect(shown()).toEqual(['notice.songLoadFailed'])
    expect([store.position, engine.state.phase]).toEqual([20, 'idle'])
  })

  it('does not go back to a track without connection once another one was chosen', async () => {
    const player = setUp()
    const { store, engine, backend, system } = player
    backend.answers.songUrl = ({ id }) => (id === 1 ? failed({ kind: 'offline' }) : ok([stream(Number(id))]))
    store.playAll(tracks, 0)
    await settle()
    store.next()
    await rest(player)
    system.goOnline()
    await settle()
    expect(engine.asked).toEqual(['load 2 at 0 and play'])
  })

  it('takes the notice of a lost connection back when the engine goes on by itself', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.become({ phase: 'error', failure: { kind: 'offline' }, attempts: 4 })
    expect(shown()).toEqual(['failure.offline'])
    engine.become({ phase: 'loading', failure: null, attempts: 0 })
    expect(shown()).toEqual(['failure.offline'])
    engine.become({ phase: 'playing' })
    expect(shown()).toEqual([])
  })

  it.each<[string, Failure]>([
    ['does not answer', { kind: 'timeout' }],
    ['is in trouble', { kind: 'status', status: 502, message: null }],
  ])('stays and says that the song could not be loaded when the backend %s', async (_name, failure) => {
    const { store, backend, queue, shown } = setUp()
    backend.answers.songUrl = () => failed(failure)
    store.playAll(tracks, 0)
    await settle()
    expect(shown()).toEqual(['notice.songLoadFailed'])
    expect(queue.queue.index).toBe(0)
  })

  it('stays and says that the song could not be played when its host is in trouble', async () => {
    const { store, engine, queue, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.become({ phase: 'error', failure: { kind: 'timeout' } })
    expect(shown()).toEqual(['notice.songPlayFailed'])
    expect(queue.queue.index).toBe(0)
  })

  it('takes an exception on the way for a failure of the track', async () => {
    const { store, engine, backend, shown } = setUp()
    backend.answers.songUrl = ({ id }) => {
      if (id === 1) throw new Error('broken')
      return ok([stream(Number(id))])
    }
    store.playAll(tracks, 0)
    await settle()
    await settle()
    expect(shown()).toEqual(['notice.skipped'])
    expect(engine.asked).toEqual(['load 2 at 0 and play'])
  })
})
