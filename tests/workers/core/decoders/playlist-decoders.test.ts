import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../../src/contract/result'
import { collectionDecoders } from '../../../../src/workers/core/decoders/collection-decoders'
import { playlistDecoders } from '../../../../src/workers/core/decoders/playlist-decoders'

const { playlistDetail, playlistTracks, playlistCreate, playlistUpdate, playlistEditTracks } =
  playlistDecoders
const { userPlaylist, likelist, albumDynamic, albumSublist, artistSublist } = collectionDecoders

const list = {
  id: 11,
  name: '雨天',
  coverImgUrl: 'http://p1.music.126.net/x/1.jpg',
  coverImgId: 109951164805247600,
  creator: { userId: 5, nickname: '用户甲', vipType: 11 },
  userId: 5,
  playCount: 41_703.768,
  trackCount: 135,
  description: '一句话',
  tags: ['华语', '流行'],
  createTime: 1_448_361_927_462,
  updateTime: 1_678_767_805_683,
  subscribed: true,
  specialType: 0,
  privacy: 0,
}

const read = {
  id: 11,
  name: '雨天',
  cover: 'https://p1.music.126.net/x/1.jpg',
  creator: { userId: 5, nickname: '用户甲' },
  playCount: 41_704,
  trackCount: 135,
  copywriter: '',
  description: '一句话',
  tags: ['华语', '流行'],
  createdMs: 1_448_361_927_462,
  updatedMs: 1_678_767_805_683,
  subscribed: true,
  isLikes: false,
  isPrivate: false,
}

describe('playlistDetail', () => {
  it('reads the details of a playlist, and whether it is collected', () => {
    expect(playlistDetail({ playlist: list, code: 200 })).toEqual(ok(read))
    expect(playlistDetail({ playlist: { ...list, specialType: 5, privacy: '10' } })).toMatchObject(
      ok({ isLikes: true, isPrivate: true }),
    )
  })

  it('accepts what servers leave out', () => {
    const bare = {
      id: '11',
      name: null,
      creator: null,
      tags: null,
      subscribed: null,
      description: '',
      trackCount: '7',
    }
    expect(playlistDetail({ playlist: bare })).toEqual(
      ok({
        id: 11,
        name: '',
        cover: null,
        creator: null,
        playCount: 0,
        trackCount: 7,
        copywriter: '',
        description: null,
        tags: [],
        createdMs: null,
        updatedMs: null,
        subscribed: false,
        isLikes: false,
        isPrivate: false,
      }),
    )
    expect(
      playlistDetail({ playlist: { id: 11, creator: 'x', subscribed: 'yes', tags: [1, 'a'] } }),
    ).toMatchObject(ok({ creator: null, subscribed: false, tags: ['a'] }))
  })
})

describe('playlistTracks', () => {
  it('counts rows that could not be read, for the next page starts after them', () => {
    expect(playlistTracks({ songs: [{ id: 1, name: 'a' }, null, { name: 'b' }] })).toMatchObject(
      ok({ items: [{ id: 1 }], received: 3, total: null, more: null }),
    )
  })

  it('reads from the separate list what the listener may not play, in any order', () => {
    const songs = [1, 2, 3, 4].map((id) => ({ id, name: `${id}`, fee: id === 4 ? undefined : 8 }))
    const privileges = [
      { id: 4, st: 0, fee: 1 },
      null,
      { id: '2', st: -200, fee: 0, pl: 0 },
      { id: 3, st: -100, cs: true },
      { st: -1 },
    ]
    const read = playlistTracks({ songs, privileges, code: 200 })
    const told = read.ok ? read.value.items.map(({ id, fee, unavailable }) => [id, fee, unavailable]) : []
    expect(told).toEqual([
      [1, 8, undefined],
      [2, 8, true],
      [3, 8, undefined],
      [4, 1, undefined],
    ])
  })

  it.each([null, [], 'x', [{}, 7]])('accepts %j as the separate list', (privileges) => {
    expect(
      playlistTracks({ songs: [{ id: 1, name: 'a', privilege: { st: -1 } }], privileges }),
    ).toMatchObject(ok({ items: [{ id: 1, unavailable: true }], received: 1 }))
  })
})

describe('playlistCreate', () => {
  it.each([
    { id: 9 },
    { id: '9', playlist: null },
    { playlist: { id: 9, name: 'a' } },
    { id: null, playlist: { id: 9 } },
  ])('finds the id of the new playlist in %j', (reply) => {
    expect(playlistCreate(reply)).toEqual(ok(9))
  })

  it.each([{}, { id: null }, { id: 'x' }, null, '<html>'])('finds none in %j', (reply) => {
    expect(playlistCreate(reply)).toMatchObject({ ok: false, failure: { kind: 'malformed' } })
  })
})

describe('playlistUpdate', () => {
  const part = { code: 200 }

  it('is done when all parts are', () => {
    const reply = {
      '/api/playlist/desc/update': part,
      '/api/playlist/tags/update': part,
      '/api/playlist/update/name': part,
      code: 200,
    }
    expect(playlistUpdate(reply)).toEqual(ok(null))
    expect(playlistUpdate({ code: 200 })).toEqual(ok(null))
  })

  it('fails with the part that failed, although the whole says 200', () => {
    const wrong = { code: 407, msg: '含有违规内容' }
    expect(playlistUpdate({ '/api/playlist/update/name': wrong, code: 200 })).toEqual(
      failed({ kind: 'code', code: 407, message: '含有违规内容' }),
    )
    expect(playlistUpdate({ '/api/playlist/tags/update': { code: 301 } })).toEqual(
      failed({ kind: 'loginNeeded' }),
    )
  })
})

describe('playlistEditTracks', () => {
  const wrapped = (body: unknown) => playlistEditTracks({ status: 200, body, cookie: [] })

  it('reads the outcome from the inner code', () => {
    expect(wrapped({ code: 200, trackIds: '[1]', count: 31, cloudCount: 0 })).toEqual(ok('done'))
    expect(wrapped({ code: 502, message: '歌单内歌曲重复' })).toEqual(ok('duplicate'))
    expect(wrapped({ code: 400, message: '当前歌曲已下架，无法收藏哦' })).toEqual(
      failed({ kind: 'code', code: 400, message: '当前歌曲已下架，无法收藏哦' }),
    )
    expect(wrapped({ code: 404 })).toEqual(failed({ kind: 'notFound' }))
    expect(wrapped({ code: '301' })).toEqual(failed({ kind: 'loginNeeded' }))
  })

  it.each([{}, { status: 200 }, { status: 200, body: null }, { status: 200, body: 'ok' }, null])(
    'takes %j for no answer',
    (reply) => {
      expect(playlistEditTracks(reply)).toMatchObject({ ok: false, failure: { kind: 'malformed' } })
    },
  )
})

describe('userPlaylist', () => {
  it('reads a page of lists, and whether more follow', () => {
    const reply = { playlist: [{ ...list, specialType: 5 }, 'x', list], more: true, version: '1' }
    expect(userPlaylist(reply)).toEqual(
      ok({ items: [{ ...read, isLikes: true }, read], received: 3, total: null, more: true }),
    )
    expect(userPlaylist({ playlist: null })).toEqual(ok({ items: [], received: 0, total: null, more: null }))
  })
})

describe('likelist', () => {
  it('reads ids and skips invalid ones', () => {
    expect(likelist({ ids: [3, '4', null, 'x', 1.5, 2], checkPoint: 1 })).toEqual(ok([3, 4, 2]))
    expect(likelist({ code: 200 })).toEqual(ok([]))
  })
})

describe('albumDynamic', () => {
  it('reads whether the album is collected', () => {
    expect(albumDynamic({ isSub: true, commentCount: '215' })).toEqual(
      ok({ subscribed: true, commentCount: 215 }),
    )
    expect(albumDynamic({ isSub: null })).toEqual(ok({ subscribed: false, commentCount: 0 }))
  })
})

describe('albumSublist', () => {
  it('reads collected albums with the time they were collected at', () => {
    const album = {
      subTime: 1_700_000_000_000,
      artists: [{ id: 6, name: '歌手甲', img1v1Url: 'http://p1.music.126.net/A/1.jpg' }],
      picId: Number('109951171855827699'),
      picUrl: 'http://p1.music.126.net/D/1.jpg',
      name: '专辑一',
      id: 274_336_916,
      size: 10,
    }
    expect(albumSublist({ data: [album, { id: 'x' }], count: 41, hasMore: true })).toEqual(
      ok({
        items: [
          {
            id: 274_336_916,
            name: '专辑一',
            picUrl: 'https://p1.music.126.net/D/1.jpg',
            artists: [{ id: 6, name: '歌手甲' }],
            publishedMs: null,
            trackCount: 10,
            description: null,
            company: null,
            collectedMs: 1_700_000_000_000,
          },
        ],
        received: 2,
        total: 41,
        more: true,
      }),
    )
    expect(albumSublist({ code: 200 })).toEqual(ok({ items: [], received: 0, total: null, more: null }))
  })
})

describe('artistSublist', () => {
  it('reads collected artists', () => {
    const artist = {
      id: 6,
      name: '歌手甲',
      trans: null,
      alias: ['A'],
      albumSize: 44,
      mvSize: 30,
      picUrl: null,
    }
    expect(artistSublist({ data: [artist], count: 1, hasMore: false })).toMatchObject(
      ok({
        items: [{ id: 6, aliases: ['A'], albumCount: 44, videoCount: 30, trackCount: 0 }],
        total: 1,
        more: false,
      }),
    )
  })
})
