import { describe, expect, it } from 'vitest'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'

const songs = [
  ['Aurora', 'Polaris', 'North', '2001'],
  ['Borealis', 'Polaris', 'North', '2001'],
  ['Compass', 'Polaris', 'South', '2010'],
  ['夜曲', '单依纯', '夜', '2021'],
  ['Yoru', 'さくらバンド', 'はる', '2019'],
  ['よる', 'Sakura', 'はるか', '2019'],
  ['사랑', 'Haneul', '봄', '2015'],
  ['Élan', 'Émile', 'Élan', '1999'],
  ['Numbers', '1975', 'Numbers', '1975'],
  ['Луна', 'Кино', 'Ночь', '1988'],
] as const

const library = (now = Date.now) =>
  scannedBackend(
    musicFolder(
      Object.fromEntries(
        songs.map(([TIT2, TPE1, TALB, TDRC], seed) => [
          `${seed}.mp3`,
          mp3File({ seed, frames: { TIT2, TPE1, TALB, TDRC, TCON: 'Folk' } }),
        ]),
      ),
    ),
    { now },
  )

type Backend = Awaited<ReturnType<typeof library>>
interface ArtistRow {
  id: number
  name: string
  followed: boolean
}

const list = async ({ call }: Backend, rest = '', cookie = '') =>
  (
    await call<{ artists: ArtistRow[]; more: boolean; code: number }>(`/artist/list?${rest}`, {
      headers: { Cookie: cookie },
    })
  ).body

const named = async (backend: Backend, name: string) => {
  const found = (await list(backend)).artists.find((artist) => artist.name === name)
  if (!found) throw new Error(`${name} is not there`)
  return found.id
}

describe('artistList', () => {
  it('lists the artists with most songs first, in pages', async () => {
    const backend = await library()
    const all = await list(backend)
    expect(all).toMatchObject({ code: 200, more: false })
    expect(all.artists).toHaveLength(8)
    expect(all.artists[0]).toMatchObject({ name: 'Polaris', musicSize: 3, albumSize: 2, mvSize: 0 })
    const pages = [await list(backend, '&limit=5'), await list(backend, '&limit=5&offset=5')]
    expect(pages.map(({ more }) => more)).toEqual([true, false])
    expect(pages.flatMap(({ artists }) => artists)).toEqual(all.artists)
  })

  it.each([
    ['-1', 8],
    ['', 8],
    ['p', ['Polaris']],
    ['P', ['Polaris']],
    ['80', ['Polaris']],
    ['d', []],
    ['e', ['Émile']],
    ['0', ['1975', 'Кино', 'さくらバンド']],
  ])('lists the initial %j', async (initial, expected) => {
    const found = (await list(await library(), `&initial=${initial}`)).artists.map(({ name }) => name)
    if (typeof expected === 'number') expect(found).toHaveLength(expected)
    else expect(found.sort()).toEqual([...expected].sort())
  })

  it('uses pinyin for Han characters, and a family name’s reading in names of persons', async () => {
    const found = (await list(await library(), '&initial=s')).artists.map(({ name }) => name)
    expect(found.sort()).toEqual(['Sakura', '单依纯'])
  })

  it.each([
    [7, ['单依纯']],
    [8, ['Sakura', 'さくらバンド']],
    [16, ['Haneul']],
    [0, ['1975', 'Кино']],
    [96, ['Polaris', 'Émile']],
  ])('guesses area %i from the script of names and titles', async (area, expected) => {
    const found = (await list(await library(), `&area=${area}`)).artists.map(({ name }) => name)
    expect(found.sort()).toEqual([...expected].sort())
  })

  it('returns all for every type, which tags do not tell', async () => {
    const backend = await library()
    for (const type of [-1, 1, 2, 3]) expect((await list(backend, `&type=${type}`)).artists).toHaveLength(8)
  })

  it('marks the artists that the listener follows', async () => {
    const backend = await library()
    const id = await named(backend, 'Polaris')
    const one = signedIn(backend.data, 'One')
    const other = signedIn(backend.data, 'Other')
    await backend.call(`/artist/sub?id=${id}&t=1`, { headers: { Cookie: one.cookie } })
    const followed = async (cookie: string) =>
      (await list(backend, '', cookie)).artists.filter((artist) => artist.followed).map((artist) => artist.id)
    expect(await followed(one.cookie)).toEqual([id])
    expect(await followed(other.cookie)).toEqual([])
    expect(await followed('')).toEqual([])
    const asOne = { headers: { Cookie: one.cookie } }
    expect(await backend.call(`/artists?id=${id}`, asOne)).toMatchObject({
      body: { artist: { followed: true } },
    })
    expect(await backend.call(`/artist/detail?id=${id}`, asOne)).toMatchObject({
      body: { data: { artist: { followed: true } } },
    })
  })
})

describe('artistHandlers', () => {
  it('return a page with counts, pictures and facts from the library', async () => {
    const backend = await library()
    const { body } = await backend.call(`/artist/detail?id=${await named(backend, 'Polaris')}`)
    expect(body).toMatchObject({
      code: 200,
      data: {
        videoCount: 0,
        identify: null,
        artist: {
          name: 'Polaris',
          alias: [],
          transNames: [],
          identities: [],
          rank: null,
          albumSize: 2,
          musicSize: 3,
          mvSize: 0,
          avatar: expect.stringMatching(/^\/api\/media\/cover\/.*\.jpg$/),
          briefDesc: '曲库中有 Polaris 的 3 首歌曲、2 张专辑，发行于 2001 至 2010 年间。',
        },
      },
    })
  })

  it('return songs by release or by plays and likes, counted once a minute', async () => {
    let later = 0
    const backend = await library(() => Date.now() + later)
    const id = await named(backend, 'Polaris')
    const { cookie } = signedIn(backend.data)
    type Songs = { songs: { id: number; name: string }[]; more: boolean; total: number }
    const read = async (rest: string) => (await backend.call<Songs>(`/artist/songs?id=${id}${rest}`)).body
    const byTime = await read('&order=time')
    expect(byTime.songs.map(({ name }) => name)).toEqual(['Compass', 'Aurora', 'Borealis'])
    expect(byTime).toMatchObject({ more: false, total: 3 })
    await backend.call(`/like?id=${byTime.songs[2]?.id}`, { headers: { Cookie: cookie } })
    later = 60_000
    expect((await read('')).songs.map(({ name }) => name)).toEqual(['Borealis', 'Compass', 'Aurora'])
    expect(await read('&limit=1&offset=1')).toMatchObject({
      songs: [{ name: 'Compass' }],
      more: true,
      total: 3,
    })
    expect(await read('&offset=99')).toMatchObject({ songs: [], more: false, total: 3 })
    expect((await backend.call(`/artists?id=${id}`)).body).toMatchObject({
      artist: { name: 'Polaris' },
      hotSongs: [{ name: 'Borealis', privilege: { st: 0 } }, {}, {}],
      more: false,
    })
  })

  it('return albums, latest first', async () => {
    const backend = await library()
    const id = await named(backend, 'Polaris')
    const { body } = await backend.call(`/artist/album?id=${id}&limit=1`)
    expect(body).toMatchObject({
      artist: { albumSize: 2 },
      hotAlbums: [{ name: 'South', size: 1, artist: { name: 'Polaris' } }],
      more: true,
    })
  })

  it('return a description made from the tags', async () => {
    const backend = await library()
    const { body } = await backend.call(`/artist/desc?id=${await named(backend, 'Polaris')}`)
    expect(body).toMatchObject({
      briefDesc: expect.stringContaining('Polaris'),
      introduction: [
        { ti: '曲库收录', txt: '3 首歌曲、2 张专辑，共 1 分钟。' },
        { ti: '专辑', txt: '《South》（2010）、《North》（2001）' },
        { ti: '风格', txt: 'Folk' },
      ],
      count: 3,
      code: 200,
    })
  })

  it.each(['/artist/detail', '/artists', '/artist/songs', '/artist/album', '/artist/desc'])(
    'return 404 for %s',
    async (path) => {
      const { call } = await library()
      for (const id of ['999999999', 'x', '-1', '1e400', '200000001'])
        expect(await call(`${path}?id=${id}`)).toMatchObject({ status: 404, body: { code: 404 } })
    },
  )
})

describe('an artist who makes albums of songs by others', () => {
  const shared = async () => {
    const frames = (TIT2: string, TPE1: string) => ({
      TIT2,
      TPE1,
      TPE2: 'The Band',
      TALB: 'Live',
      TDRC: '1998',
    })
    const backend = await scannedBackend(
      musicFolder({
        '1.mp3': mp3File({ seed: 1, frames: frames('One', 'The Band feat. Ann Other') }),
        '2.mp3': mp3File({ seed: 2, frames: frames('Two', 'The Band and Guests') }),
        '3.mp3': mp3File({ seed: 3, frames: frames('Three', 'Bob') }),
      }),
    )
    const albums = async (name: string) =>
      (
        await backend.call<{ hotAlbums: { name: string; artist: { name: string } }[]; more: boolean }>(
          `/artist/album?id=${await named(backend, name)}`,
        )
      ).body
    return { albums }
  }

  it('finds the albums on which somebody only sings, under the name of who made them', async () => {
    const { albums } = await shared()
    expect(await albums('Bob')).toMatchObject({
      hotAlbums: [{ name: 'Live', artist: { name: 'The Band' }, size: 3 }],
      more: false,
    })
  })

  it('has the songs of the albums where no song names the artist', async () => {
    const backend = await scannedBackend(
      musicFolder({
        '1.mp3': mp3File({
          seed: 1,
          frames: { TIT2: 'One', TPE1: 'Ann', TPE2: 'Various Artists', TALB: 'Hits', TRCK: '1' },
        }),
        '2.mp3': mp3File({
          seed: 2,
          frames: { TIT2: 'Two', TPE1: 'Bob', TPE2: 'Various Artists', TALB: 'Hits', TRCK: '2' },
        }),
      }),
    )
    const id = await named(backend, 'Various Artists')
    const { body } = await backend.call<{ songs: { name: string }[]; total: number }>(
      `/artist/songs?id=${id}&order=time`,
    )
    expect([body.songs.map(({ name }) => name), body.total]).toEqual([['One', 'Two'], 2])
  })
})
