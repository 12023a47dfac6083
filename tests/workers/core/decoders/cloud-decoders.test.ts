import { describe, expect, it } from 'vitest'
import { cloudDecoders } from '../../../../src/workers/core/decoders/cloud-decoders'

const decode = (name: keyof typeof cloudDecoders, body: unknown): unknown => {
  const result = cloudDecoders[name](body)
  return result.ok ? result.value : result.failure.kind
}

const file = {
  songId: 21,
  songName: '标签歌名',
  artist: '标签歌手',
  album: '标签专辑',
  fileName: '歌.mp3',
  fileSize: 5_149_864,
  addTime: 1_755_439_793_612,
  matchType: 'matched',
  simpleSong: {
    id: 21,
    name: '歌名',
    ar: [{ id: 3, name: '歌手' }],
    al: { id: 4, name: '专辑', picUrl: 'http://p1.music.126.net/a/1.jpg' },
    alia: ['Live'],
    dt: 200_500,
    fee: 1,
    mv: 7,
    t: 2,
    privilege: { cs: true },
  },
}

const read = {
  fileName: '歌.mp3',
  fileSize: 5_149_864,
  addedMs: 1_755_439_793_612,
  matched: true,
  track: {
    id: 21,
    name: '歌名',
    artists: [{ id: 3, name: '歌手' }],
    album: { id: 4, name: '专辑', picUrl: 'https://p1.music.126.net/a/1.jpg' },
    aliases: ['Live'],
    duration: 200.5,
    fee: 1,
    cloud: { fileName: '歌.mp3', fileSize: 5_149_864 },
    mv: 7,
  },
}

describe('userCloud', () => {
  it('reads files and sizes, as numbers or as text', () => {
    const page = { files: [read], received: 1, total: 9, usedBytes: 4_053_391_000, maxBytes: 64_424_509_440 }
    expect(
      decode('userCloud', { data: [file], count: 9, size: 4_053_391_000, maxSize: 64_424_509_440 }),
    ).toEqual(page)
    const texts = { ...file, songId: '21', fileSize: '5149864', addTime: '1755439793612' }
    expect(
      decode('userCloud', { data: [texts], count: '9', size: '4053391000', maxSize: '64424509440' }),
    ).toEqual(page)
  })

  it('names an unmatched file by its tags, and by its name when it has none', () => {
    const simpleSong = {
      id: 21,
      name: null,
      ar: [{ id: 0, name: null }],
      al: { id: 0, name: null, picUrl: null },
      dt: null,
    }
    const unmatched = { ...file, matchType: 'unmatched', simpleSong }
    const bare = { ...unmatched, songName: null, artist: '', album: null }
    expect(
      decode('userCloud', { data: [unmatched, bare, { ...unmatched, simpleSong: null }] }),
    ).toMatchObject({
      files: [
        {
          matched: false,
          track: {
            name: '标签歌名',
            artists: [{ id: 0, name: '标签歌手' }],
            album: { id: 0, name: '标签专辑' },
            duration: 0,
          },
        },
        { track: { name: '歌.mp3', artists: [], album: { name: '' } } },
        { track: { id: 21, name: '标签歌名', artists: [{ name: '标签歌手' }] } },
      ],
    })
  })

  it('skips invalid files, but counts them as received', () => {
    const odd = { ...file, simpleSong: { id: 'x' } }
    expect(decode('userCloud', { data: [null, 7, {}, { songId: 'x' }, odd], count: 5 })).toMatchObject({
      files: [{ track: { id: 21, name: '标签歌名' } }],
      received: 5,
      total: 5,
      usedBytes: 0,
      maxBytes: 0,
    })
  })

  it.each([[null], ['x'], [{ data: 'x' }], [{ data: {} }]])('calls %j malformed', (body) => {
    expect(decode('userCloud', body)).toBe('malformed')
  })

  it('shows an empty drive without any list', () => {
    const empty = { files: [], received: 0, total: 0, usedBytes: 0, maxBytes: 9 }
    for (const data of [null, undefined, []])
      expect(decode('userCloud', { data, maxSize: '9' })).toEqual(empty)
  })
})

describe('cloudUpload', () => {
  const privateCloud = { simpleSong: file.simpleSong, fileName: '歌.mp3', fileSize: 5_149_864 }

  it('tells a new song from one that was there already', () => {
    expect(decode('cloudUpload', { code: 200, songId: '21', privateCloud })).toEqual({
      track: read.track,
      alreadyThere: false,
    })
    expect(decode('cloudUpload', { code: 201, songId: '21', privateCloud })).toEqual({
      track: read.track,
      alreadyThere: true,
    })
  })

  it('leaves the album’s name empty when nobody knows it', () => {
    const simpleSong = { ...file.simpleSong, al: { id: 0, name: null } }
    expect(decode('cloudUpload', { code: 200, privateCloud: { simpleSong } })).toMatchObject({
      track: { album: { name: '' } },
    })
  })

  it.each([{}, { privateCloud: null }, { privateCloud: { simpleSong: null } }, { privateCloud: 'x' }])(
    'bears a reply without the song: %j',
    (rest) => {
      expect(decode('cloudUpload', { code: 200, ...rest })).toEqual({ track: null, alreadyThere: false })
    },
  )

  it.each([[null], ['x'], [[]], [{}]])('calls %j malformed', (body) => {
    expect(decode('cloudUpload', body)).toBe('malformed')
  })
})

describe('cloudMatch', () => {
  it.each([[{ data: { songId: 1 } }], [{ data: true }], [{ data: 1 }]])(
    'takes any data for done: %j',
    (body) => {
      expect(decode('cloudMatch', { code: 200, ...body })).toBeNull()
    },
  )

  it.each([{}, { data: null }, { data: false }, { data: 0 }])(
    'takes missing data as a failure: %j',
    (body) => {
      expect(decode('cloudMatch', { code: 200, ...body })).toBe('malformed')
    },
  )
})

describe('userCloudDelete', () => {
  it('says no more than that it was done', () => {
    expect(decode('userCloudDelete', { code: 200, succIds: [1], failIds: [] })).toBeNull()
  })
})
