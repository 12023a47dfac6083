import { describe, expect, it } from 'vitest'
import type { EndpointName } from '../../../../src/contract/endpoints'
import { decoders } from '../../../../src/workers/core/decoders/decoders'

function decode(name: EndpointName, body: unknown): unknown {
  const result = decoders[name](body)
  return result.ok ? result.value : result.failure.kind
}

const songA = (id: number) => ({
  id,
  name: `歌 ${id}`,
  ar: [{ id: 1, name: '甲', tns: [], alias: [] }],
  al: { id: 2, name: '专辑', picUrl: 'http://p3.music.126.net/x/1.jpg', pic: 2 ** 60 },
  alia: [],
  dt: 151_500,
  fee: 8,
  mv: 0,
  reason: '随便听听',
  privilege: { id, st: 0, pl: 128_000 },
})

const songB = (id: number) => ({
  id,
  name: `歌 ${id}`,
  artists: [{ id: 1, name: '甲', picId: 0 }],
  album: { id: 2, name: '专辑', picUrl: 'http://p3.music.126.net/x/1.jpg', artist: { id: 0, name: '' } },
  alias: [],
  duration: 151_500,
  fee: 8,
  mvid: 0,
  mp3Url: null,
})

const track = (id: number) => ({
  id,
  name: `歌 ${id}`,
  artists: [{ id: 1, name: '甲' }],
  album: { id: 2, name: '专辑', picUrl: 'https://p3.music.126.net/x/1.jpg' },
  aliases: [],
  duration: 151.5,
  fee: 8,
  cloud: null,
  mv: null,
})

const list = (id: number) => ({
  id,
  name: `歌单 ${id}`,
  coverImgUrl: 'http://p1.music.126.net/y/1.jpg',
  playCount: 12_344.6,
  trackCount: 64,
  creator: { userId: 5, nickname: '用户' },
  tags: ['安静'],
  subscribed: null,
  tracks: null,
})

const card = (id: number) => ({
  id,
  name: `歌单 ${id}`,
  cover: 'https://p1.music.126.net/y/1.jpg',
  playCount: 12_345,
  trackCount: 64,
  copywriter: '',
})

describe('decoders of discovery', () => {
  it('read new songs from their entries', () => {
    const result = [{ id: 1, type: 4, name: 'x', picUrl: 'x', song: songB(1) }, { id: 2, song: null }, null]
    expect(decode('personalizedNewsong', { code: 200, category: 5, result })).toEqual([track(1)])
  })

  it('read the names of items without a screen', () => {
    const result = [{ name: '节目' }, { name: '' }, 3]
    expect(decode('personalizedDjprogram', { result })).toEqual(['节目'])
    expect(decode('personalizedPrivatecontent', { result: null })).toEqual([])
  })

  it('read the songs of the day', () => {
    const data = { dailySongs: [songA(1), {}, songA(2)], orderSongs: [], recommendReasons: [] }
    expect(decode('recommendSongs', { code: 200, data })).toEqual([track(1), track(2)])
  })

  it.each([
    [{ data: songA(3) }, track(3)],
    [{ data: null }, null],
    [{ code: 200 }, null],
    [{ data: {} }, null],
    [{ data: [] }, null],
  ])('read the replacement of a disliked song', (body, replaced) => {
    expect(decode('recommendDislike', body)).toEqual(replaced)
  })

  it('read past days and their songs, under either name', () => {
    const dates = ['2026-11-21', '', 7, '2026-11-20', '昨天']
    expect(decode('historyRecommendDates', { data: { dates } })).toEqual(['2026-11-21', '2026-11-20'])
    expect(decode('historyRecommendDates', { data: null })).toEqual([])
    expect(decode('historyRecommendSongs', { data: { songs: [songA(1)] } })).toEqual([track(1)])
    expect(decode('historyRecommendSongs', { data: { dailySongs: [songA(1)] } })).toEqual([track(1)])
    expect(decode('historyRecommendSongs', { data: { songs: null } })).toEqual([])
    expect(decode('historyRecommendSongs', {})).toEqual([])
  })

  it('read the play count of recommended playlists, in lower case', () => {
    const { playCount, coverImgUrl, ...rest } = list(4)
    const resource = { ...rest, playcount: playCount, picUrl: coverImgUrl, copywriter: '根据喜欢推荐' }
    const recommend = [resource, { ...resource, id: 'x' }, { ...list(5), playcount: null }]
    expect(decode('recommendResource', { code: 200, recommend })).toEqual([
      { ...card(4), copywriter: '根据喜欢推荐' },
      card(5),
    ])
  })

  it('read a page of new albums with the total', () => {
    const albums = [{ id: 1, name: '专辑', artist: { id: 2, name: '甲' }, size: 10 }, { name: 'none' }]
    expect(decode('albumNew', { total: '500', albums })).toMatchObject({
      items: [{ id: 1, artists: [{ id: 2, name: '甲' }], trackCount: 10 }],
      received: 2,
      total: 500,
      more: null,
    })
    expect(decode('albumNew', { albums: [] })).toMatchObject({ total: null })
  })

  it('read artists with each spelling of picture and aliases', () => {
    const artists = [
      { id: 1, name: '甲', img1v1Url: 'http://p1.music.126.net/a.jpg', picUrl: '/b.jpg', alias: ['A'] },
      { id: '2', name: '乙', picUrl: '/b.jpg', alia: ['B'], alias: [], musicSize: '7', followed: null },
      { id: 3, name: '丙', albumSize: null, mvSize: 4, followed: true },
      { name: 'none' },
    ]
    expect(decode('topArtists', { code: 200, more: true, artists })).toMatchObject({
      items: [
        { id: 1, aliases: ['A'], picUrl: 'https://p1.music.126.net/a.jpg', followed: false },
        { id: 2, aliases: ['B'], picUrl: '/b.jpg', trackCount: 7, followed: false },
        { id: 3, aliases: [], picUrl: null, albumCount: 0, videoCount: 4, followed: true },
      ],
      received: 4,
      more: true,
    })
    expect(decode('simiArtist', { artists })).toHaveLength(3)
  })

  it('read similar songs and playlists', () => {
    expect(decode('simiSong', { songs: [songB(1), 'x'] })).toEqual([track(1)])
    expect(decode('simiSong', { songs: null })).toEqual([])
    expect(decode('simiPlaylist', { playlists: [list(1), {}] })).toEqual([card(1)])
    expect(decode('simiPlaylist', {})).toEqual([])
  })

  it('read the radio’s songs, and none', () => {
    const data = [{ ...songB(1), alg: 'default', privilege: { id: 1 } }, undefined]
    expect(decode('personalFm', { popAdjust: false, data, code: 200 })).toEqual([track(1)])
    expect(decode('personalFm', { code: 200, data: null })).toEqual([])
    expect(decode('fmTrash', { songs: [], code: 200, count: 12 })).toBeNull()
    expect(decode('scrobble', { code: 200, data: 'success', details: {} })).toBeNull()
  })

  it.each([
    ['personalizedNewsong', {}],
    ['recommendSongs', { data: null }],
    ['recommendSongs', { data: { dailySongs: 'x' } }],
    ['recommendResource', { recommend: 'x' }],
    ['historyRecommendDates', { data: { dates: 'x' } }],
    ['albumNew', { total: 3 }],
    ['topArtists', {}],
    ['simiArtist', { artists: null }],
    ['personalFm', { data: 'x' }],
    ['scrobble', 'success'],
  ] as const)('call a %s of %j malformed', (name, body) => {
    expect(decode(name, body)).toBe('malformed')
  })
})

describe('decoders of charts', () => {
  const chart = (id: number, more: object) => ({ ...list(id), updateFrequency: '每天更新', ...more })

  it('tell the official charts and their first three', () => {
    const tracks = ['一', '二', '三', '四'].map((first) => ({ first, second: '甲/乙' }))
    const body = {
      code: 200,
      list: [
        chart(1, { ToplistType: 'S', tracks }),
        chart(2, { ToplistType: null, tracks: [] }),
        chart(3, { updateFrequency: null, tracks: undefined }),
        { name: 'none' },
      ],
      artistToplist: {},
    }
    expect(decode('toplistDetail', body)).toEqual([
      {
        ...card(1),
        updateFrequency: '每天更新',
        official: true,
        leaders: ['一', '二', '三'].map((name) => ({ name, artists: '甲/乙' })),
      },
      { ...card(2), updateFrequency: '每天更新', official: false, leaders: [] },
      { ...card(3), updateFrequency: '', official: false, leaders: [] },
    ])
    expect(decode('toplist', { list: [] })).toEqual([])
  })

  it('read categories by group', () => {
    const sub = [
      { name: '学习', category: 4, hot: true, resourceCount: 1000 },
      { name: '流行', category: '1', hot: null },
      { name: '' },
      null,
    ]
    const categories = { 0: '语种', 1: '风格' }
    expect(decode('catlist', { all: { name: '全部歌单' }, sub, categories })).toEqual({
      all: '全部歌单',
      groups: [
        { id: 0, name: '语种' },
        { id: 1, name: '风格' },
      ],
      categories: [
        { name: '学习', group: 4, hot: true },
        { name: '流行', group: 1, hot: false },
      ],
    })
    expect(decode('catlist', { sub: [] })).toEqual({ all: '全部歌单', groups: [], categories: [] })
    expect(decode('highqualityTags', { tags: [{ id: 1, name: '华语' }, { id: 2 }] })).toEqual(['华语'])
  })

  it('read pages of lists, by number and by time', () => {
    const playlists = [list(1), { id: null }]
    expect(decode('topPlaylist', { playlists, total: 640, more: true, cat: '全部' })).toEqual({
      items: [card(1)],
      received: 2,
      total: 640,
      more: true,
    })
    expect(decode('topPlaylistHighquality', { playlists, lasttime: 1_700_000_000_000, more: null })).toEqual({
      items: [card(1)],
      received: 2,
      total: null,
      more: null,
      beforeMs: 1_700_000_000_000,
    })
  })

  it.each([
    ['toplist', {}],
    ['toplistDetail', { list: null }],
    ['catlist', { sub: null }],
    ['highqualityTags', { tags: 1 }],
    ['topPlaylist', { playlists: null }],
    ['topPlaylistHighquality', []],
  ] as const)('call a %s of %j malformed', (name, body) => {
    expect(decode(name, body)).toBe('malformed')
  })
})
