import { describe, expect, it } from 'vitest'
import { artistDecoders } from '../../../../src/workers/core/decoders/artist-decoders'
import { searchDecoders } from '../../../../src/workers/core/decoders/search-decoders'

const all = { ...artistDecoders, ...searchDecoders }

const decode = (name: keyof typeof all, body: unknown): unknown => {
  const result = all[name](body)
  return result.ok ? result.value : result.failure.kind
}

const songA = { id: 11, name: '一首歌', ar: [{ id: 1, name: '甲' }], al: { id: 2, name: '集' }, dt: 61_000 }
const songB = {
  id: 12,
  name: 'B',
  artists: [{ id: 1, name: 'A' }],
  album: { id: 2, name: 'Al' },
  duration: 1000,
}
const album = { id: 21, name: 'Album', picUrl: null, artist: { id: 1, name: 'A' }, publishTime: 5, size: '9' }
const artist = { id: 31, name: 'Artist', picUrl: '/a.jpg', img1v1Url: null, alia: ['Other'], albumSize: 3 }
const playlist = {
  id: 41,
  name: 'List',
  coverImgUrl: '/p.jpg',
  trackCount: 4,
  playCount: 1.5e3,
  creator: null,
}
const mv = { id: 51, name: 'MV', cover: '/m.jpg', artistName: 'A', artistId: 1, duration: 4000, playCount: 7 }
const video = {
  vid: 'ABC',
  title: 'V',
  coverUrl: '/v.jpg',
  durationms: 2000,
  playTime: 3,
  creator: [{ userId: 1, userName: 'U' }],
}

const noPage = { items: [], received: 0, total: 0, more: null }

describe('cloudsearch decoder', () => {
  it.each([
    [{ songs: [songA], songCount: 600 }, 'tracks', { total: 600, items: [{ id: 11, duration: 61 }] }],
    [{ albums: [album], albumCount: 41 }, 'albums', { total: 41, items: [{ id: 21, trackCount: 9 }] }],
    [
      { artists: [artist], artistCount: 1, hasMore: false },
      'artists',
      { total: 1, more: false, items: [{ id: 31, picUrl: '/a.jpg', aliases: ['Other'] }] },
    ],
    [
      { playlists: [playlist], playlistCount: '282' },
      'playlists',
      { total: 282, items: [{ id: 41, playCount: 1500 }] },
    ],
    [
      { mvs: [mv], mvCount: 12 },
      'videos',
      { total: 12, items: [{ id: 51, duration: 4, artists: [{ id: 1, name: 'A' }] }] },
    ],
    [
      { videos: [video, { ...video, vid: '77' }], videoCount: 2, hasMore: true },
      'videos',
      { total: 2, more: true, items: [{ id: 'ABC', name: 'V', duration: 2 }, { id: 77 }] },
    ],
  ])('reads a page of each kind: %j', (result, kind, page) => {
    const read = decode('cloudsearch', { result, code: 200 })
    expect(read).toMatchObject({ [kind]: page })
  })

  it.each([{}, { songCount: 0 }, null, { songs: null, songCount: null }])(
    'takes no hit in any of its forms: %j',
    (result) =>
      expect(decode('cloudsearch', { result, code: 200 })).toMatchObject({
        tracks: noPage,
        albums: noPage,
        artists: noPage,
        playlists: noPage,
        videos: noPage,
      }),
  )

  it('skips invalid rows, but counts them as received', () => {
    const read = decode('cloudsearch', { result: { songs: [null, { id: 'x' }, songA], songCount: 3 } })
    expect(read).toMatchObject({ tracks: { received: 3, items: [{ id: 11 }] } })
  })

  it.each([null, 7, '<html>', [[]], {}, { result: 'x' }, { result: { songs: {} } }])(
    'calls %j malformed',
    (body) => expect(decode('cloudsearch', body)).toBe('malformed'),
  )
})

describe('searchSuggest decoder', () => {
  it('reads the four kinds in the order given', () => {
    const result = {
      songs: [songB],
      artists: [artist],
      albums: [{ id: 21, name: 'Album', artist: { id: 1, name: 'A' }, picId: 1e18 }],
      playlists: [playlist],
      order: ['albums', 'songs', 'nonsense', 'songs', 'artists', 'playlists'],
    }
    expect(decode('searchSuggest', { result })).toMatchObject({
      tracks: [{ id: 12, duration: 1 }],
      artists: [{ id: 31 }],
      albums: [{ id: 21, picUrl: null }],
      playlists: [{ id: 41 }],
      order: ['albums', 'songs', 'artists', 'playlists'],
    })
  })

  it('orders the kinds with results, and leaves out empty ones', () => {
    const result = { songs: [], albums: null, artists: [artist], order: ['songs', 'albums'] }
    expect(decode('searchSuggest', { result })).toMatchObject({ order: ['artists'] })
    expect(decode('searchSuggest', { result: {} })).toMatchObject({ tracks: [], order: [] })
  })
})

describe('hotSearches decoder', () => {
  it('marks the first search and those with a picture', () => {
    const row = { searchWord: 'w', score: 1, content: null, iconType: 0, iconUrl: null }
    const data = [
      { ...row, iconType: 1 },
      { ...row, iconType: 5, iconUrl: '/up.svg' },
      { ...row, iconType: 5, iconUrl: 'javascript:alert(1)' },
      { ...row, searchWord: '' },
    ]
    expect(decode('hotSearches', { data })).toEqual([
      { word: 'w', content: '', badge: 'hot' },
      { word: 'w', content: '', badge: 'up' },
      { word: 'w', content: '', badge: null },
    ])
  })
})

describe('artist decoders', () => {
  it('read the head of a page, pictures and all', () => {
    const head = {
      id: 31,
      name: 'Artist',
      cover: '/wide.jpg',
      avatar: '/square.jpg',
      transNames: ['Translated'],
      alias: [],
      briefDesc: '',
      albumSize: 2,
      musicSize: 30,
      mvSize: 1,
    }
    expect(decode('artistDetail', { data: { artist: head, identify: null, videoCount: 4 } })).toEqual({
      id: 31,
      name: 'Artist',
      aliases: ['Translated'],
      picUrl: '/square.jpg',
      coverUrl: '/wide.jpg',
      description: null,
      albumCount: 2,
      trackCount: 30,
      videoCount: 1,
      followed: false,
    })
    expect(decode('artistDetail', { data: { artist: { id: 1, name: null, alias: null } } })).toMatchObject({
      name: '',
      aliases: [],
      picUrl: null,
    })
  })

  it('read songs, albums and stories', () => {
    expect(decode('artistTop', { artist, hotSongs: [songA, null], more: true })).toMatchObject({
      artist: { id: 31 },
      tracks: [{ id: 11 }],
    })
    expect(decode('artistSongs', { songs: [songA], total: 568, more: true })).toMatchObject({
      total: 568,
      more: true,
      items: [{ album: { picUrl: null } }],
    })
    expect(decode('artistSongs', { songs: [] })).toEqual({ items: [], received: 0, total: null, more: null })
    expect(
      decode('artistAlbums', { artist: { albumSize: 44 }, hotAlbums: [album], more: true }),
    ).toMatchObject({
      total: 44,
      more: true,
      items: [{ id: 21 }],
    })
    expect(decode('artistDesc', { briefDesc: null, introduction: [{ ti: 'T', txt: 'x' }, 5] })).toEqual({
      brief: '',
      sections: [{ title: 'T', text: 'x' }],
    })
    expect(decode('artistDesc', { briefDesc: 'b', introduction: null })).toEqual({ brief: 'b', sections: [] })
    expect(decode('artistList', { artists: [artist, { name: 'no id' }], more: true })).toMatchObject({
      received: 2,
      more: true,
      items: [{ id: 31, followed: false }],
    })
  })

  it.each(['artistDetail', 'artistTop', 'artistSongs', 'artistAlbums', 'artistList'] as const)(
    '%s calls a body of another shape malformed',
    (name) => {
      for (const body of [
        null,
        [],
        'x',
        {},
        { data: null, artist: 7, songs: 1, hotAlbums: 'x', artists: {} },
      ])
        expect(decode(name, body)).toBe('malformed')
    },
  )
})
