import { describe, expect, it } from 'vitest'
import { songDecoders } from '../../../../src/workers/core/decoders/song-decoders'

const decode = (name: keyof typeof songDecoders, body: unknown): unknown => {
  const result = songDecoders[name](body)
  return result.ok ? result.value : result.failure.kind
}

const item = {
  id: 5,
  url: '/5.flac',
  br: 1_411_000,
  size: 30_691_439,
  type: 'flac',
  level: 'lossless',
  code: 200,
  freeTrialInfo: null,
}
const stream = {
  trackId: 5,
  url: '/5.flac',
  type: 'flac',
  bitRate: 1_411_000,
  size: 30_691_439,
  quality: 'lossless',
  preview: null,
  loudness: { track: null, album: null, unmeasured: false },
}

describe('songDetail', () => {
  it('reads from the separate list what the listener may not play', () => {
    const songs = [
      { id: 5, name: 'a', pc: { fileName: 'a.mp3', fileSize: 1 } },
      { id: 6, name: 'b' },
    ]
    const privileges = [
      { id: 6, st: -200 },
      { id: 5, st: -200 },
    ]
    expect(decode('songDetail', { songs, privileges })).toMatchObject([
      { id: 5 },
      { id: 6, unavailable: true },
    ])
    expect(decode('songDetail', { songs, privileges })).not.toMatchObject([{ unavailable: true }, {}])
    expect(decode('songDetail', { privileges })).toBe('malformed')
  })

  it('reads that no one can play the format of a song, an own upload included', () => {
    const songs = [{ id: 5, name: 'a', pc: { fileName: 'a.mp3', fileSize: 1 } }]
    const privileges = [{ id: 5, st: -200, unplayable: true }]
    expect(decode('songDetail', { songs, privileges })).toMatchObject([
      { unavailable: true, unplayable: true },
    ])
  })
})

describe('songUrl', () => {
  it('finds streams in any order, and none in what is not available', () => {
    const gone = { id: 6, url: null, br: 0, code: -110, level: null }
    expect(decode('songUrl', { data: [gone, null, item, 'x'] })).toEqual([stream])
    for (const data of [null, undefined, []]) expect(decode('songUrl', { data })).toEqual([])
  })
})

describe('the loudness of a stream', () => {
  const loudness = (told: object): unknown =>
    (decode('songUrl', { data: [{ ...item, ...told }] }) as (typeof stream)[])[0]?.loudness

  it('is read of track and album', () => {
    expect(loudness({ gain: -6.3, peak: 0.98, albumGain: -7, albumPeak: 1 })).toEqual({
      track: { gain: -6.3, peak: 0.98 },
      album: { gain: -7, peak: 1 },
      unmeasured: false,
    })
    expect(loudness({ gain: 0, peak: 1, albumGain: null, unmeasured: true })).toEqual({
      track: null,
      album: null,
      unmeasured: true,
    })
    expect(loudness({ gain: 2 })).toMatchObject({ track: { gain: 2, peak: null } })
  })

  it.each([{ gain: 900 }, { gain: '-6' }, { gain: null }, { albumGain: -61 }, { unmeasured: 'yes' }])(
    'is unknown for %j',
    (told) => {
      expect(loudness(told)).toEqual({ track: null, album: null, unmeasured: false })
    },
  )

  it('has no peak that no sound can have', () => {
    for (const peak of [-1, 0, 1e9, 'x', null])
      expect(loudness({ gain: -6, peak })).toMatchObject({ track: { gain: -6, peak: null } })
  })
})

describe('songDownloadUrl', () => {
  it('is one stream, or null', () => {
    expect(decode('songDownloadUrl', { data: item, code: 200 })).toEqual(stream)
    for (const data of [null, undefined, [], 'x', { id: 5, url: null, code: -105 }])
      expect(decode('songDownloadUrl', { data, code: 200 })).toBeNull()
    expect(decode('songDownloadUrl', '<html>')).toBe('malformed')
  })
})

describe('songQualities', () => {
  it('returns the existing ones, worst first', () => {
    const data = {
      songId: 5,
      jm: { br: 1_999_000, size: 90, fid: 0 },
      hr: null,
      sq: { br: '999000', size: '40', sr: 44_100 },
      l: { br: 128_000, size: 10 },
      h: 'x',
      sk: { br: 1, size: 1 },
      db: { br: 1, size: 1 },
    }
    expect(decode('songQualities', { data, code: 200 })).toEqual([
      { quality: 'standard', bitRate: 128_000, size: 10 },
      { quality: 'lossless', bitRate: 999_000, size: 40 },
      { quality: 'jymaster', bitRate: 1_999_000, size: 90 },
    ])
    expect(decode('songQualities', { data: {} })).toEqual([])
    expect(decode('songQualities', { data: null })).toBe('malformed')
  })
})

describe('match', () => {
  it.each([
    [
      'an object',
      { data: { url: 'https://a.example/x.mp3', br: 320_000, source: 'kuwo' } },
      'https://a.example/x.mp3',
    ],
    [
      'an object of this origin',
      { data: { url: '/api/media/song/1.mp3', source: 'local' } },
      '/api/media/song/1.mp3',
    ],
    ['an address', { data: 'https://a.example/x.mp3', proxyUrl: '' }, 'https://a.example/x.mp3'],
    ['a list', { data: [{ id: 1, url: 'https://a.example/x.mp3' }] }, 'https://a.example/x.mp3'],
    [
      'a list with gaps',
      { data: [null, { url: null }, { url: 'https://a.example/y.mp3' }] },
      'https://a.example/y.mp3',
    ],
    [
      'an object with a proxy',
      { data: { url: 'http://a.example/x.mp3', proxyUrl: 'https://p.example/x' } },
      'https://p.example/x',
    ],
    [
      'a proxy beside it',
      { data: 'http://a.example/x.mp3', proxyUrl: 'https://p.example/x' },
      'https://p.example/x',
    ],
  ])('reads %s', (_, body, url) => {
    expect(decode('match', { code: 200, ...body })).toEqual({ url })
  })

  it.each([
    {},
    { data: null },
    { data: '' },
    { data: [] },
    { data: [{ id: 1, url: null }] },
    { data: { url: null } },
    { data: { url: 'javascript:alert(1)' } },
    { data: 'data:audio/mpeg;base64,AAAA' },
    { data: 7 },
  ])('finds no address in %j', (body) => {
    expect(decode('match', { code: 200, ...body })).toBe('malformed')
  })
})

describe('songDetail', () => {
  it('keeps a song whose file details cannot be read', () => {
    expect(
      decode('songDetail', {
        songs: [
          { id: 1, name: 'a', pc: 'x' },
          { id: 2, name: 'b', pc: { fileName: 'b.mp3', fileSize: '9' } },
        ],
      }),
    ).toMatchObject([
      { id: 1, cloud: null },
      { id: 2, cloud: { fileName: 'b.mp3', fileSize: 9 } },
    ])
  })
})
