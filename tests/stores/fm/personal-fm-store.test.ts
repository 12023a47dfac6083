import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import { track } from '../../support/track'
import { holdRadio, onAir, queued, setUpFm } from '../../support/stores/fm-fixture'
import { rest, tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

describe('PersonalFmStore', () => {
  it('replaces the queue by its first song and plays it', async () => {
    const set = await setUpFm()
    set.store.playAll(tracks, 1)
    await settle()
    set.fm.toggle()
    await settle()
    await rest(set)
    expect([set.queue.fm, queued(set), set.engine.loaded?.trackId]).toEqual([true, [101], 101])
  })

  it('plays and pauses once it is started', async () => {
    const { fm, store } = await onAir()
    fm.toggle()
    expect(store.wantsSound).toBe(false)
    fm.toggle()
    expect(store.wantsSound).toBe(true)
  })

  it('loads the next song while one plays, so that next is immediate', async () => {
    const set = await onAir()
    expect([set.fm.upcoming?.id, set.queue.upcoming?.id]).toEqual([102, 102])
    set.store.next()
    expect([queued(set), set.fm.waiting]).toEqual([[102], false])
    await rest(set)
    expect([set.engine.loaded?.trackId, set.fm.upcoming?.id, set.asked()]).toEqual([102, 103, 3])
  })

  it('continues when a song ends or a media key is pressed, in any play mode', async () => {
    const set = await onAir()
    set.queue.setMode('single')
    set.engine.endTrack()
    expect(queued(set)).toEqual([102])
    await rest(set)
    set.engine.requestTransport('next')
    expect([queued(set), set.queue.fm]).toEqual([[103], true])
  })

  it('has no previous song', async () => {
    const set = await onAir()
    expect(set.engine.previousEnabled).toBe(false)
    set.store.previous()
    set.engine.requestTransport('previous')
    await rest(set)
    expect([queued(set), set.engine.loaded?.trackId, set.thrown]).toEqual([[101], 101, []])
  })

  it.each([
    ['a list', ({ store }) => store.playAll(tracks, 0), [1, 2, 3]],
    ['a song', ({ store }) => store.playOne(track(8)), [101, 8]],
    ['the song that it plays', ({ store }) => store.playOne(track(101)), [101]],
  ] satisfies [string, (set: Awaited<ReturnType<typeof onAir>>) => void, number[]][])(
    'is left by choosing %s',
    async (_, choose, ids) => {
      const set = await onAir()
      choose(set)
      await rest(set)
      expect([set.queue.fm, queued(set), set.engine.previousEnabled]).toEqual([false, ids, true])
      expect(set.queue.upcoming?.id).not.toBe(102)
    },
  )

  it('ends when its song is removed from the queue', async () => {
    const set = await onAir()
    set.store.clear()
    expect([set.queue.fm, queued(set)]).toEqual([false, []])
  })

  it('closes the queue panel, and keeps it closed', async () => {
    const { shell, fm, queue, store } = await setUpFm()
    store.playAll(tracks, 0)
    shell.toggleQueue()
    fm.toggle()
    await settle()
    expect([queue.fm, shell.queueOpen]).toEqual([true, false])
    shell.toggleQueue()
    expect(shell.queueOpen).toBe(false)
    store.playAll(tracks, 0)
    shell.toggleQueue()
    expect(shell.queueOpen).toBe(true)
  })

  it('puts a song into the trash and plays the next one', async () => {
    const set = await onAir()
    await set.fm.dislike()
    await rest(set)
    expect([set.thrown, queued(set), set.shown()]).toEqual([[101], [102], ['fm.trashed']])
    expect(set.engine.loaded?.trackId).toBe(102)
  })

  it('asks a visitor who dislikes a song to log in, and keeps playing', async () => {
    const set = await onAir({ visitor: true })
    await set.fm.dislike()
    expect([set.thrown, queued(set), set.shown()]).toEqual([[], [101], ['failure.loginNeeded']])
    expect(set.store.playing).toBe(true)
  })

  it('keeps a song that could not be put into the trash, and says so', async () => {
    const set = await onAir()
    set.radio.throwAway = () => failed({ kind: 'status', status: 502, message: null })
    await set.fm.dislike()
    expect([queued(set), set.shown(), set.fm.disliking]).toEqual([[101], ['fm.trashFailed'], false])
  })

  it('puts a song into the trash once, however often that is pressed', async () => {
    const set = await onAir()
    await Promise.all([set.fm.dislike(), set.fm.dislike()])
    expect([set.thrown, queued(set)]).toEqual([[101], [102]])
  })

  it.each([
    ['throws a song like the one before away for a listener', false, [101, 101]],
    ['does not throw a song away for a visitor', true, []],
  ])('%s, and asks for another', async (_, visitor, thrown) => {
    const set = await setUpFm({ visitor })
    const replies = [101, 101, 101, 102]
    set.radio.next = () => ok([track(replies.shift() ?? 103)])
    set.fm.toggle()
    await settle()
    await rest(set)
    expect([set.thrown, set.fm.upcoming?.id, set.asked(), set.shown()]).toEqual([thrown, 102, 4, []])
  })

  it('gives up when the same song is offered repeatedly, and says so once the next one is wanted', async () => {
    const set = await setUpFm()
    set.radio.next = () => ok([track(101)])
    set.fm.toggle()
    await settle()
    await rest(set)
    expect([set.asked(), set.shown()]).toEqual([5, []])
    set.store.next()
    await settle()
    expect([set.asked(), set.shown(), queued(set), set.fm.waiting]).toEqual([9, ['fm.failed'], [101], false])
  })

  it('loads a first song, shows another one on request, and plays the one that is shown', async () => {
    const set = await setUpFm()
    set.store.playAll(tracks, 0)
    set.fm.loadSong()
    await settle()
    expect([set.fm.song?.id, queued(set)]).toEqual([101, [1, 2, 3]])
    set.fm.next()
    await settle()
    expect([set.fm.song?.id, queued(set)]).toEqual([102, [1, 2, 3]])
    set.fm.toggle()
    await settle()
    expect([set.fm.song?.id, queued(set), set.queue.fm]).toEqual([102, [102], true])
  })

  it('puts the first song into the trash and shows another one, without playing', async () => {
    const set = await setUpFm()
    set.fm.loadSong()
    await settle()
    await set.fm.dislike()
    await settle()
    expect([set.thrown, set.fm.song?.id, set.engine.loaded]).toEqual([[101], 102, null])
  })

  it('plays a song of the listener who becomes known while the first one loads', async () => {
    const set = await setUpFm({ visitor: true })
    const replies = holdRadio(set)
    set.fm.toggle()
    await settle()
    set.backend.answers.loginStatus = () => ok({ userId: 6, nickname: 'Ada', avatarUrl: '', vipType: 0 })
    await set.session.check()
    replies[0]?.resolve(ok([track(101)]))
    await settle()
    replies[1]?.resolve(ok([track(102)]))
    await settle()
    await rest(set)
    expect([set.engine.loaded?.trackId, queued(set), set.fm.waiting]).toEqual([102, [102], false])
  })

  it('does not play the song of the last visit again that was offered before it was restored', async () => {
    const set = await setUpFm({
      saved: { tracks: [track(101)], index: 0, mode: 'normal', position: 0, fm: true },
    })
    set.fm.loadSong()
    await settle()
    expect(set.fm.upcoming?.id).toBe(101)
    await set.store.restore()
    expect(set.fm.upcoming).toBe(null)
    set.store.next()
    await rest(set)
    expect([queued(set), set.engine.loaded?.trackId]).toEqual([[102], 102])
  })

  it('starts again for another listener', async () => {
    const set = await setUpFm({ visitor: true })
    set.fm.loadSong()
    await settle()
    set.backend.answers.loginStatus = () => ok({ userId: 6, nickname: 'Ada', avatarUrl: '', vipType: 0 })
    await set.session.check()
    await settle()
    expect([set.fm.song?.id, set.asked()]).toEqual([102, 2])
  })
})
