import { describe, expect, it } from 'vitest'
import type { EndpointName } from '../../../../src/contract/endpoints'
import { decoders } from '../../../../src/workers/core/decoders/decoders'

function decode(name: EndpointName, body: unknown): unknown {
  const result = decoders[name](body)
  return result.ok ? result.value : result.failure.kind
}

const songA = {
  id: 11,
  name: '一首歌',
  ar: [
    { id: 1, name: '甲' },
    { id: 0, name: null },
  ],
  al: { id: 2, name: '专辑', picUrl: 'http://p1.music.126.net/x/1.jpg' },
  alia: ['Live'],
  dt: 61_500,
  fee: 8,
  mv: 0,
}

const songB = {
  id: 12,
  name: 'B',
  artists: [{ id: 1, name: 'A' }],
  album: { id: 2, name: 'Album' },
  alias: [],
  duration: 1000,
  mvid: 5,
}

describe('decoders', () => {
  it('read a song in both of its shapes', () => {
    expect(decode('songDetail', { songs: [songA, songB] })).toEqual([
      {
        id: 11,
        name: '一首歌',
        artists: [{ id: 1, name: '甲' }],
        album: { id: 2, name: '专辑', picUrl: 'https://p1.music.126.net/x/1.jpg' },
        aliases: ['Live'],
        duration: 61.5,
        fee: 8,
        cloud: null,
        mv: null,
      },
      {
        id: 12,
        name: 'B',
        artists: [{ id: 1, name: 'A' }],
        album: { id: 2, name: 'Album', picUrl: null },
        aliases: [],
        duration: 1,
        fee: 0,
        cloud: null,
        mv: 5,
      },
    ])
  })

  it('accept an upload whose names are missing', () => {
    const bare = { id: 13, name: null, ar: null, al: null, alia: null, dt: null, pc: { fileName: 'a.mp3' } }
    expect(decode('songDetail', { songs: [bare] })).toMatchObject([
      { id: 13, name: '', artists: [], album: { name: '' }, cloud: { fileName: 'a.mp3', fileSize: 0 } },
    ])
  })

  it('drop entries of the wrong shape and keep the rest', () => {
    expect(decode('songDetail', { songs: [null, 'x', { id: 'NaN' }, songB] })).toMatchObject([{ id: 12 }])
  })

  it.each([
    ['songDetail', {}],
    ['songDetail', null],
    ['songDetail', []],
    ['songDetail', { songs: 'x' }],
    ['banner', 7],
    ['personalized', { result: null }],
    ['albumNewest', '<html>'],
    ['playlistDetail', { playlist: null }],
    ['checkMusic', { success: 'yes' }],
    ['loginStatus', {}],
  ] as const)('call a %s of %j malformed', (name, body) => {
    expect(decode(name, body)).toBe('malformed')
  })

  it('accept only http, https and addresses of this origin', () => {
    const banner = (imageUrl: string) => ({ imageUrl, targetType: 10, targetId: 3, typeTitle: '新碟' })
    const urls = [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/x.jpg',
      '/\\evil.example/x.jpg',
      '/a.jpg',
      'https://a.example/b.jpg',
    ]
    expect(decode('banner', { banners: urls.map(banner) })).toMatchObject([
      { imageUrl: '/a.jpg', target: { kind: 'album', id: 3 } },
      { imageUrl: 'https://a.example/b.jpg' },
    ])
  })

  it('use https only for the service’s own hosts', () => {
    const urls = ['http://p2.music.126.net/a.jpg', 'http://127.0.0.1:3000/a.jpg', 'http://x126.net/a.jpg']
    const result = urls.map((picUrl, id) => ({ id: id + 1, name: 'n', picUrl }))
    expect(decode('personalized', { result })).toMatchObject([
      { cover: 'https://p2.music.126.net/a.jpg' },
      { cover: urls[1] },
      { cover: urls[2] },
    ])
  })

  it('read the stream that was delivered, and none from a null address', () => {
    const data = [
      { id: 1, url: '/1.flac', type: 'FLAC', br: 900_000, size: 5, level: 'lossless', freeTrialInfo: null },
      { id: 2, url: null, code: 404 },
      { id: 3, url: '/3.mp3', level: 'sky', freeTrialInfo: { start: 0, end: 30 } },
    ]
    expect(decode('songUrl', { data })).toEqual([
      {
        trackId: 1,
        url: '/1.flac',
        type: 'flac',
        bitRate: 900_000,
        size: 5,
        quality: 'lossless',
        preview: null,
        loudness: { track: null, album: null, unmeasured: false },
      },
      {
        trackId: 3,
        url: '/3.mp3',
        type: '',
        bitRate: 0,
        size: 0,
        quality: null,
        preview: { start: 0, end: 30 },
        loudness: { track: null, album: null, unmeasured: false },
      },
    ])
    expect(decode('songUrl', { data: null })).toEqual([])
  })

  it('read lyrics of which any part is missing', () => {
    const none = { lrc: '', tlyric: '', romalrc: '', yrc: '', ytlrc: '', yromalrc: '', ttml: '' }
    expect(decode('lyric', { nolyric: true, code: 200 })).toEqual(none)
    expect(decode('lyric', { lrc: { lyric: 'a' }, tlyric: null, yrc: { lyric: null } })).toEqual({
      ...none,
      lrc: 'a',
    })
    expect(decode('lyric', [])).toBe('malformed')
  })

  it('tell a visitor from a listener', () => {
    expect(decode('loginStatus', { data: { profile: null, account: { id: 1 } } })).toBeNull()
    expect(decode('loginStatus', { data: { profile: { userId: 5, nickname: '听众' } } })).toEqual({
      userId: 5,
      nickname: '听众',
      avatarUrl: null,
      vipType: 0,
    })
  })

  it('mark hot and rising searches', () => {
    const data = [
      { searchWord: 'a', iconType: 1 },
      { searchWord: 'b', iconType: 5, iconUrl: 'https://x.example/up.png' },
      { searchWord: 'c', iconType: 0, content: 'why' },
      { searchWord: '' },
    ]
    expect(decode('hotSearches', { data })).toEqual([
      { word: 'a', content: '', badge: 'hot' },
      { word: 'b', content: '', badge: 'up' },
      { word: 'c', content: 'why', badge: null },
    ])
  })
})
