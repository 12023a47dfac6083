import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../src/contract/failure'
import { failed, ok } from '../../../src/contract/result'
import { stream, track } from '../../support/track'
import { rest, setUp, tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

describe('PlayerStore with failures', () => {
  it('shows that a track cannot be played and plays the next', async () => {
    const { store, engine, backend, shown } = setUp()
    backend.answers.checkMusic = ({ id }) => ok(id !== 1)
    store.playAll(tracks, 0)
    await settle()
    expect(shown()).toEqual(['notice.skipped'])
    expect(engine.calls).toEqual(['load 2 at 0 and play'])
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
    expect(engine.calls).toEqual([])
    expect(queue.queue.index).toBe(4)
  })

  it('skips a track that the engine cannot play', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.setState({ phase: 'error', intent: 'play', failure: { kind: 'malformed', detail: '' } })
    await settle()
    engine.setState({ phase: 'error', intent: 'play', failure: { kind: 'malformed', detail: '' } })
    await settle()
    expect(shown()).toEqual(['notice.skipped'])
    expect(engine.calls.at(-1)).toBe('load 2 at 0 and play')
  })

  it('shows that a members’ track is a preview, but not for an upload', async () => {
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
    await store.loadAndPlay(async () => failed({ kind: 'timeout' }))
    await store.loadAndPlay(async () => ok([]))
    expect(shown()).toEqual(['failure.timeout', 'collection.empty'])
  })

  it('requests the address again, once, when a track breaks, and continues there', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.advanceTo(25)
    engine.setState({ phase: 'error', failure: { kind: 'noStream' } })
    await settle()
    expect(engine.calls.at(-1)).toBe('load 1 at 25 and play')
    expect(shown()).toEqual([])
    engine.setState({ phase: 'error', failure: { kind: 'noStream' } })
    await settle()
    expect(engine.calls.at(-1)).toBe('load 2 at 0 and play')
    expect(shown()).toEqual(['notice.skipped'])
  })

  it('stays on the track when the connection is lost', async () => {
    const { store, engine, shown, queue } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.advanceTo(42)
    engine.setState({ phase: 'error', failure: { kind: 'offline' } })
    await settle()
    expect(shown()).toEqual(['failure.offline'])
    expect(queue.queue.index).toBe(0)
    expect(store.position).toBe(42)
    store.toggle()
    await settle()
    expect(engine.calls.at(-1)).toBe('load 1 at 42 and play')
  })

  it('skips a broken track in single mode too', async () => {
    const { store, engine, backend, queue } = setUp()
    backend.answers.checkMusic = ({ id }) => ok(id !== 1)
    queue.setMode('single')
    store.playAll(tracks, 0)
    await settle()
    expect(engine.calls).toEqual(['load 2 at 0 and play'])
    expect(queue.queue.mode).toBe('single')
  })

  it('shows failed attempts', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.setState({ phase: 'loading', attempts: 1 })
    expect(shown()).toEqual(['notice.playError'])
  })

  it('does not want sound while blocked, and the press that unblocks it does not pause', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.setState({ phase: 'paused', intent: 'play', blocked: true })
    expect(store.wantsSound).toBe(false)
    // the engine is unblocked by the pointer event of the press, and plays before its click
    engine.setState({ phase: 'playing', blocked: false })
    store.toggle()
    expect(engine.calls.at(-1)).toBe('play')
    engine.advanceTo(1)
    store.toggle()
    expect(engine.calls.at(-1)).toBe('pause')
  })

  it('requests a stale address again once the track has played again', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    for (const at of [10, 30]) {
      engine.advanceTo(at)
      engine.setState({ phase: 'error', failure: { kind: 'noStream' } })
      await settle()
      expect(engine.calls.at(-1)).toBe(`load 1 at ${at} and play`)
      engine.advanceTo(at + 3)
    }
    expect(shown()).toEqual([])
  })

  it('stops after five tracks that only start to play', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(
      Array.from({ length: 20 }, (_, id) => track(id + 1)),
      0,
    )
    for (let round = 0; round < 40 && !shown().includes('notice.loadTest'); round++) {
      await settle()
      if (store.playing) engine.setState({ phase: 'error', intent: 'play', failure: { kind: 'unsupported' } })
    }
    await settle()
    expect(shown()).toContain('notice.loadTest')
    expect(store.track?.id).toBe(5)
  })

  it('shows the play error up to the third load, and the load-test error from the fourth until it plays', async () => {
    const { store, engine, notices, shown, system } = setUp()
    store.playAll(tracks, 0)
    await settle()
    for (const attempts of [1, 2, 3]) {
      engine.setState({ phase: 'loading', attempts })
      expect(shown()).toEqual(['notice.playError'])
      notices.dismiss(notices.notices[0]?.id ?? 0)
    }
    engine.setState({ phase: 'error', attempts: 4, failure: { kind: 'noStream' } })
    system.advance(60_000)
    expect(shown()).toEqual(['notice.loadTest'])
    // the address was requested again, and plays
    await settle()
    expect(store.playing).toBe(true)
    expect(shown()).toEqual([])
  })

  it('loads the track by itself when the connection is back', async () => {
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
    expect(engine.calls.at(-1)).toBe('load 1 at 12 and play')
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
      expect(engine.calls.at(-1)).toBe('load 2 at 0 and play')
      expect(store.playing).toBe(true)
    },
  )

  it('searches again at the end of a drag if the stream was not found meanwhile', async () => {
    const { store, engine, backend, shown } = setUp()
    backend.answers.songUrl = () => failed({ kind: 'timeout' })
    store.playAll(tracks, 0)
    store.startDrag()
    store.dragTo(20)
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
    expect(engine.calls).toEqual(['load 2 at 0 and play'])
  })

  it('dismisses the notice of a lost connection when the engine continues by itself', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.setState({ phase: 'error', failure: { kind: 'offline' }, attempts: 4 })
    expect(shown()).toEqual(['failure.offline'])
    engine.setState({ phase: 'loading', failure: null, attempts: 0 })
    expect(shown()).toEqual(['failure.offline'])
    engine.setState({ phase: 'playing' })
    expect(shown()).toEqual([])
  })

  it.each<[string, Failure]>([
    ['does not answer', { kind: 'timeout' }],
    ['is in trouble', { kind: 'status', status: 502, message: null }],
  ])('stays and shows that the song could not be loaded when the backend %s', async (_name, failure) => {
    const { store, backend, queue, shown } = setUp()
    backend.answers.songUrl = () => failed(failure)
    store.playAll(tracks, 0)
    await settle()
    expect(shown()).toEqual(['notice.songLoadFailed'])
    expect(queue.queue.index).toBe(0)
  })

  it('stays and shows that the song could not be played when its host fails', async () => {
    const { store, engine, queue, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.setState({ phase: 'error', failure: { kind: 'timeout' } })
    expect(shown()).toEqual(['notice.songPlayFailed'])
    expect(queue.queue.index).toBe(0)
  })

  it('treats an exception as a failure of the track', async () => {
    const { store, engine, backend, shown } = setUp()
    backend.answers.songUrl = ({ id }) => {
      if (id === 1) throw new Error('broken')
      return ok([stream(Number(id))])
    }
    store.playAll(tracks, 0)
    await settle()
    await settle()
    expect(shown()).toEqual(['notice.skipped'])
    expect(engine.calls).toEqual(['load 2 at 0 and play'])
  })
})
