import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import { createDeferred } from '../../support/deferred'
import { track } from '../../support/track'
import { holdRadio, offline, onAir, queued, setUpFm } from '../../support/stores/fm-fixture'
import { rest, tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

const broken = failed({ kind: 'status', status: 502, message: null })

describe('PersonalFmStore with slow or failing replies', () => {
  it('shows the failure, keeps the queue, and can be retried', async () => {
    const set = await setUpFm()
    set.store.playAll(tracks, 0)
    await settle()
    set.radio.next = () => broken
    set.fm.toggle()
    expect(set.fm.waiting).toBe(true)
    await settle()
    expect([set.shown(), queued(set), set.fm.waiting]).toEqual([['fm.failed'], [1, 2, 3], false])
    set.radio.next = () => ok([track(104)])
    set.fm.toggle()
    await settle()
    expect(queued(set)).toEqual([104])
  })

  it('shows a failure when there is no song at all', async () => {
    const set = await setUpFm()
    set.radio.next = () => ok([])
    set.fm.toggle()
    await settle()
    expect([set.shown(), set.asked(), set.queue.fm]).toEqual([['fm.failed'], 1, false])
  })

  it('asks for a login when the backend requires one', async () => {
    const set = await setUpFm({ visitor: true })
    set.radio.next = () => failed({ kind: 'loginNeeded' })
    set.fm.toggle()
    await settle()
    expect(set.shown()).toEqual(['failure.loginNeeded'])
  })

  it('ignores a first song that arrives after another choice', async () => {
    const set = await setUpFm()
    const gates = holdRadio(set)
    set.fm.toggle()
    set.store.playAll(tracks, 0)
    expect(set.fm.waiting).toBe(false)
    gates[0]?.resolve(ok([track(101)]))
    await settle()
    await rest(set)
    expect([set.queue.fm, queued(set), set.engine.loaded?.trackId]).toEqual([false, [1, 2, 3], 1])
  })

  it('keeps what was chosen and is awaited when its own song ends', async () => {
    const set = await onAir()
    set.radio.next = () => broken
    set.store.next()
    await rest(set)
    const found = createDeferred<ReturnType<typeof ok<typeof tracks>>>()
    const choice = set.store.loadAndPlay(() => found.promise)
    set.radio.next = () => ok([track(110)])
    set.engine.endTrack()
    await settle()
    expect(queued(set)).toEqual([102])
    found.resolve(ok(tracks))
    await choice
    expect(queued(set)).toEqual([1, 2, 3])
  })

  it('requests once, however often next is pressed meanwhile', async () => {
    const set = await onAir()
    const gates = holdRadio(set)
    set.store.next()
    await rest(set)
    for (let press = 0; press < 5; press++) set.store.next()
    expect([gates.length, queued(set), set.fm.waiting]).toEqual([1, [102], true])
    gates[0]?.resolve(ok([track(120)]))
    await settle()
    expect([queued(set), set.fm.waiting]).toEqual([[120], false])
    expect(set.queue.fm).toBe(true)
  })

  it('loads a song paused when the listener paused meanwhile', async () => {
    const set = await onAir()
    const gates = holdRadio(set)
    set.store.next()
    await rest(set)
    set.store.next()
    set.store.toggle()
    gates[0]?.resolve(ok([track(120)]))
    await settle()
    await rest(set)
    expect([queued(set), set.store.wantsSound, set.engine.calls.at(-1)]).toEqual([
      [120],
      false,
      'load 120 at 0',
    ])
  })

  it('shows no failure while preloading, but once the next song is wanted', async () => {
    const set = await setUpFm()
    const replies = [ok([track(101)])]
    set.radio.next = () => replies.shift() ?? broken
    set.fm.toggle()
    await settle()
    await rest(set)
    expect([set.asked(), set.shown()]).toEqual([2, []])
    set.engine.setState({ phase: 'stalled' })
    set.engine.setState({ phase: 'playing' })
    await settle()
    expect(set.asked()).toBe(2)
    set.engine.endTrack()
    await settle()
    expect([set.asked(), set.shown(), queued(set)]).toEqual([3, ['fm.failed'], [101]])
    set.radio.next = () => ok([track(102)])
    set.store.next()
    await settle()
    expect(queued(set)).toEqual([102])
  })

  it.each([
    ['goes on by itself when the connection returns after silence', false, [102]],
    ['does not when the listener plays the song again meanwhile', true, [101]],
  ])('%s', async (_, again, ids) => {
    const set = await setUpFm()
    const replies = [ok([track(101)])]
    set.radio.next = () => replies.shift() ?? offline
    set.fm.toggle()
    await settle()
    await rest(set)
    set.engine.setState({ phase: 'paused', intent: 'pause' })
    set.engine.endTrack()
    await settle()
    expect(set.shown()).toEqual(['fm.failed'])
    if (again) set.store.toggle()
    set.radio.next = () => ok([track(102)])
    set.system.goOnline()
    await settle()
    expect(queued(set)).toEqual(ids)
  })

  it('finds the song that it would start with once the connection is back', async () => {
    const set = await setUpFm()
    set.radio.next = () => offline
    set.fm.loadSong()
    await settle()
    expect([set.fm.song, set.shown()]).toEqual([null, []])
    set.radio.next = () => ok([track(101)])
    set.system.goOnline()
    await settle()
    expect(set.fm.song?.id).toBe(101)
  })

  it('skips songs that cannot be played, and stops after a few', async () => {
    const set = await setUpFm()
    set.backend.answers.songUrl = () => failed({ kind: 'noStream' })
    set.fm.toggle()
    for (let turn = 0; turn < 40; turn++) {
      await settle()
      set.system.advance(1_000)
    }
    expect(set.shown()).toContain('notice.loadTest')
    expect([queued(set).length, set.asked()]).toEqual([1, 5])
  })

  it('keeps the song that arrived while the one before was being put into the trash', async () => {
    const set = await onAir()
    const thrown = createDeferred<ReturnType<typeof ok<null>>>()
    set.radio.throwAway = () => thrown.promise
    const disliking = set.fm.dislike()
    expect(set.fm.disliking).toBe(true)
    set.store.next()
    await rest(set)
    expect([queued(set), set.fm.disliking]).toEqual([[102], false])
    thrown.resolve(ok(null))
    await disliking
    await rest(set)
    expect([queued(set), set.thrown]).toEqual([[102], [101]])
  })

  it('ignores a late song for the listener before', async () => {
    const set = await setUpFm({ visitor: true })
    const gates = holdRadio(set)
    set.fm.loadSong()
    set.backend.answers.loginStatus = () => ok({ userId: 6, nickname: 'Ada', avatarUrl: '', vipType: 0 })
    await set.session.check()
    gates[1]?.resolve(ok([track(2)]))
    await settle()
    gates[0]?.resolve(ok([track(1)]))
    await settle()
    expect([gates.length, set.fm.song?.id]).toEqual([2, 2])
  })

  it('is restored after a reload, paused and without a request, and continues with next', async () => {
    const before = await onAir()
    before.queue.flush()
    expect(before.kept.at(-1)).toMatchObject({ trackId: 101, fm: track(101) })
    const set = await setUpFm({
      saved: { tracks: [track(101)], index: 0, mode: 'normal', position: 20, fm: true },
    })
    await set.store.restore()
    expect([set.queue.fm, set.engine.calls, set.asked()]).toEqual([true, ['load 101 at 20'], 0])
    expect(set.engine.previousEnabled).toBe(false)
    set.radio.next = () => ok([track(101), track(105)])
    set.store.next()
    await settle()
    expect([queued(set), set.queue.fm]).toEqual([[105], true])
    set.store.playAll(tracks, 0)
    set.queue.flush()
    expect(set.kept.at(-1)).not.toHaveProperty('fm')
  })

  it('requests nothing after it is disposed', async () => {
    const set = await onAir()
    const gates = holdRadio(set)
    set.store.next()
    await rest(set)
    set.fm.dispose()
    gates[0]?.resolve(ok([track(130)]))
    await settle()
    expect(set.fm.upcoming).toBeNull()
  })
})
