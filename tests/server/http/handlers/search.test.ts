import { describe, expect, it } from 'vitest'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'
import { uploadFile } from '../../../support/server/upload-file'

const library = (options: Parameters<typeof scannedBackend>[1] = {}) => {
  const song = (seed: number, TIT2: string, TPE1: string, TALB: string) =>
    mp3File({ seed, frames: { TIT2, TPE1, TALB } })
  return scannedBackend(
    musicFolder({
      '1/1.mp3': song(1, '海阔天空', '甲乐队', '蓝色的海'),
      '2/2.mp3': song(2, '海边', '乙', '蓝色的海'),
      '3.mp3': song(3, 'Ocean Drive', 'Beyoncé', 'Océan'),
      '4.mp3': song(4, 'Quiet', 'Ocean Choir', 'Hymns'),
    }),
    options,
  )
}

type Backend = Awaited<ReturnType<typeof library>>
type Rows = { id: number; name: string }[]

const search = async ({ call }: Backend, keywords: string, rest = '') =>
  (
    await call<{ code: number; result: Record<string, unknown> }>(
      `/cloudsearch?keywords=${encodeURIComponent(keywords)}${rest}`,
    )
  ).body

const names = (rows: unknown) => (rows as Rows).map(({ name }) => name)

describe('cloudsearch', () => {
  it('finds songs with their privileges, and returns their number', async () => {
    const backend = await library()
    const { result, code } = await search(backend, '海')
    expect(code).toBe(200)
    expect(names(result['songs'])).toEqual(['海边', '海阔天空'])
    expect(result).toMatchObject({
      songCount: 2,
      songs: [{ al: { picUrl: expect.any(String) }, privilege: { st: 0 } }, {}],
    })
    const page = await search(backend, '海', '&limit=1&offset=1')
    expect(names(page.result['songs'])).toEqual(['海阔天空'])
    expect(page.result['songCount']).toBe(2)
  })

  it('finds albums, artists and playlists under NetEase’s field names', async () => {
    const backend = await library()
    const albums = (await search(backend, 'ocean', '&type=10')).result
    expect(albums).toMatchObject({ albumCount: 2, albums: [{ name: 'Océan', size: 1 }, { name: 'Hymns' }] })
    const artists = (await search(backend, 'beyonce', '&type=100')).result
    expect(artists).toMatchObject({
      artistCount: 1,
      hasMore: false,
      artists: [{ name: 'Beyoncé', alia: [], albumSize: 1, musicSize: 1 }],
    })
    const playlists = (await search(backend, '全部歌', '&type=1000')).result
    expect(playlists).toMatchObject({
      playlistCount: 1,
      playlists: [
        { name: '全部歌曲', trackCount: 4, bookCount: 0, creator: { nickname: expect.any(String) } },
      ],
    })
  })

  it.each([
    [1, { songCount: 0 }],
    [10, { albumCount: 0 }],
    [100, { artistCount: 0, hasMore: false }],
    [1000, { playlistCount: 0 }],
    [1004, { mvCount: 0 }],
    [1014, { videoCount: 0, videos: [], hasMore: false }],
    [1002, { userprofileCount: 0 }],
    [1006, { songCount: 0 }],
    [1009, { djRadiosCount: 0 }],
    [1018, {}],
    [2000, {}],
  ])('answers kind %i, which finds nothing, with a count', async (type, result) => {
    const found = await search(await library(), '没有的词', `&type=${type}`)
    expect(found.code).toBe(200)
    expect(found.result).toMatchObject(result)
  })

  it('refuses an unknown kind, and an empty search', async () => {
    const { call } = await library()
    expect(await call('/cloudsearch?keywords=a&type=3')).toMatchObject({ status: 200, body: { code: 400 } })
    expect(await call('/cloudsearch?keywords=a&type=-1')).toMatchObject({ body: { code: 400 } })
    expect(await call('/cloudsearch?keywords=%20')).toMatchObject({ status: 404, body: { code: 404 } })
  })

  it.each(['%', '_', "'", '"', '\\', '\u0000', '\u{1F3B5}', '['.repeat(5000), ')(*&^', '__proto__'])(
    'survives %j',
    async (keywords) => {
      const { code, result } = await search(await library(), keywords)
      expect(code).toBe(200)
      expect(result['songCount']).toBe(0)
    },
  )

  it('shows no uploads and no private playlists, and public playlists to all', async () => {
    const backend = await library()
    const { cookie } = signedIn(backend.data)
    const upload = mp3File({
      seed: 9,
      frames: { TIT2: 'Hidden', TPE1: 'Hidden Artist', TALB: 'Hidden Album' },
    })
    expect((await uploadFile(backend, cookie, upload, 'x.mp3')).body.code).toBe(200)
    const song = ((await search(backend, '海边')).result['songs'] as Rows)[0]?.id
    for (const [name, privacy] of [
      ['Hidden list', 10],
      ['Open list', 0],
    ] as const) {
      const init = { headers: { Cookie: cookie } }
      const { body } = await backend.call<{ id: number }>(
        `/playlist/create?name=${encodeURIComponent(name)}&privacy=${privacy}`,
        init,
      )
      await backend.call(`/playlist/tracks?op=add&pid=${body.id}&tracks=${song}`, init)
    }
    for (const [type, count] of [
      [1, 'songCount'],
      [10, 'albumCount'],
      [100, 'artistCount'],
      [1000, 'playlistCount'],
    ])
      expect((await search(backend, 'hidden', `&type=${type}`)).result[String(count)]).toBe(0)
    expect((await search(backend, 'open list', '&type=1000')).result).toMatchObject({
      playlists: [{ name: 'Open list', trackCount: 1, creator: { nickname: '小满' } }],
    })
  })
})

describe('searchSuggest', () => {
  const suggest = async ({ call }: Backend, keywords: string, rest = '') =>
    (
      await call<{ result: Record<string, unknown> }>(
        `/search/suggest?keywords=${encodeURIComponent(keywords)}${rest}`,
      )
    ).body.result

  it('names only the kinds with results, a few of each, songs in the older shape', async () => {
    const backend = await library()
    const found = await suggest(backend, 'ocean')
    expect(found).toMatchObject({
      songs: [
        {
          name: 'Ocean Drive',
          artists: [{ name: 'Beyoncé' }],
          album: { name: 'Océan' },
          duration: expect.any(Number),
        },
        { name: 'Quiet' },
      ],
      artists: [{ name: 'Ocean Choir' }],
      albums: [{ name: 'Océan' }, { name: 'Hymns' }],
      order: ['songs', 'artists', 'albums'],
    })
    expect(found).not.toHaveProperty('playlists')
    expect(await suggest(backend, '没有的词')).toEqual({})
  })

  it('returns terms to search for to phones', async () => {
    const backend = await library()
    expect(await suggest(backend, 'ocean', '&type=mobile')).toMatchObject({
      allMatch: [
        { keyword: 'Ocean Choir', type: 1 },
        { keyword: 'Ocean Drive' },
        { keyword: 'Quiet' },
        { keyword: 'Océan' },
        { keyword: 'Hymns' },
      ],
    })
    expect(await suggest(backend, '没有的词', '&type=mobile')).toEqual({})
  })
})

describe('hotSearches', () => {
  const hot = async ({ call }: Backend) =>
    (
      await call<{ data: { searchWord: string; score: number; iconType: number; iconUrl: string | null }[] }>(
        '/search/hot/detail',
      )
    ).body.data

  it('counts only searches of first pages, and adds terms from the library', async () => {
    const backend = await library()
    await search(backend, 'ocean')
    for (let page = 0; page < 3; page++) await search(backend, '海', `&offset=${page * 30}`)
    await search(backend, 'OCEAN', '&type=10')
    const rows = await hot(backend)
    expect(rows.slice(0, 2)).toMatchObject([
      { searchWord: 'OCEAN', score: 2, iconType: 1 },
      { searchWord: '海', score: 1, iconType: 0 },
    ])
    expect(rows.slice(2).every(({ score }) => score === 0)).toBe(true)
    expect(rows.map(({ searchWord }) => searchWord)).toContain('Beyoncé')
  })

  it('marks rising terms with a picture that the site has', async () => {
    const backend = await library()
    for (let time = 0; time < 4; time++) await search(backend, 'ocean')
    for (let time = 0; time < 3; time++) await search(backend, '海')
    expect((await hot(backend))[1]).toMatchObject({ searchWord: '海', iconType: 5, iconUrl: '/rising.svg' })
  })

  it('returns at most twenty, each term once', async () => {
    const backend = await library()
    for (let at = 0; at < 30; at++) await search(backend, `ocean${' drive'.repeat(at % 2)}${'!'.repeat(at)}`)
    const words = (await hot(backend)).map(({ searchWord }) => searchWord)
    expect(words.length).toBeLessThanOrEqual(20)
    expect(new Set(words).size).toBe(words.length)
  })
})
