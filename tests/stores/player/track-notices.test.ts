import { describe, expect, it } from 'vitest'
import type { Quality } from '../../../src/contract/replies/stream'
import { failed, ok } from '../../../src/contract/result'
import { stream, track } from '../../support/track'
import { rest, setUp, tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

const upload = { fileName: 'a', fileSize: 1 }

/** Requests lossless and delivers a lower quality; the recording exists in the qualities `exists`. */
async function poorer(exists: Quality, vipType = 0) {
  const player = setUp()
  player.settings.set('songLevel', 'lossless')
  player.backend.answers.loginStatus = () => ok({ userId: 5, nickname: '', avatarUrl: null, vipType })
  player.backend.answers.songQualities = () => ok([{ quality: exists, bitRate: 1, size: 1 }])
  await player.session.check()
  return player
}

describe('TrackNotices', () => {
  it('says nothing of memberships where the files are a server’s own', async () => {
    const player = await poorer('lossless')
    player.libraryReport.available = true
    player.backend.answers.songUrl = () => ok([{ ...stream(1), quality: 'exhigh' }])
    player.store.playAll(tracks, 0)
    await settle()
    expect(player.shown()).toEqual([])
  })

  it.each([1, 4])('says that a members’ track is a preview (fee %d)', async (fee) => {
    const { store, shown } = setUp()
    store.playAll([track(1, { fee })], 0)
    await settle()
    expect(shown()).toEqual(['notice.vipTip'])
  })

  it.each([
    ['a free one', track(1)],
    ['one that is free in low quality', track(1, { fee: 8 })],
    ['the listener’s own upload', track(1, { fee: 1, cloud: upload })],
  ])('says nothing of %s', async (_name, free) => {
    const { store, shown } = setUp()
    store.playAll([free], 0)
    await settle()
    expect(shown()).toEqual([])
  })

  it('says so of a stream that is cut short, whatever the track costs', async () => {
    const { store, backend, shown } = setUp()
    backend.answers.songUrl = () => ok([{ ...stream(1), preview: { start: 0, end: 30 } }])
    store.playAll([track(1)], 0)
    await settle()
    expect(shown()).toEqual(['notice.vipTip'])
  })

  it('says it once a track, also when its address is asked for anew', async () => {
    const { store, engine, notices, shown } = setUp()
    store.playAll([track(1, { fee: 1 })], 0)
    await settle()
    notices.dismiss(notices.notices[0]?.id ?? 0)
    engine.setState({ phase: 'error', failure: { kind: 'noStream' } })
    await settle()
    expect(engine.calls.at(-1)).toBe('load 1 at 0 and play')
    expect(shown()).toEqual([])
  })

  it('does not call a recording from elsewhere a preview', async () => {
    const { store, engine, backend, shown } = setUp()
    backend.answers.checkMusic = () => ok(false)
    backend.answers.match = () => ok({ url: 'https://elsewhere.test/1.mp3' })
    store.playAll([track(1, { fee: 1 })], 0)
    await settle()
    expect(engine.loaded?.url).toBe('https://elsewhere.test/1.mp3')
    expect(shown()).toEqual([])
  })

  it('says once a visit that a quality is for members', async () => {
    const player = await poorer('lossless')
    const { store, engine, notices, shown } = player
    store.playAll(tracks, 0)
    await settle()
    expect(shown()).toEqual(['notice.memberOnly'])
    notices.dismiss(notices.notices[0]?.id ?? 0)
    store.next()
    await rest(player)
    expect(engine.loaded?.trackId).toBe(2)
    expect(shown()).toEqual([])
  })

  it.each<[string, () => ReturnType<typeof poorer>]>([
    ['a recording that exists no better', () => poorer('exhigh')],
    ['a member', () => poorer('lossless', 11)],
    [
      'a recording that nothing is known of',
      async () => {
        const player = await poorer('lossless')
        player.backend.answers.songQualities = () => failed({ kind: 'timeout' })
        return player
      },
    ],
  ])('does not speak of members’ qualities to or of %s', async (_name, begin) => {
    const { store, shown } = await begin()
    store.playAll(tracks, 0)
    await settle()
    expect(shown()).toEqual([])
  })
})
