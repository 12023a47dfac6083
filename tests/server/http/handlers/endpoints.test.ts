import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fiveSongs } from '../../../support/server/five-songs'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'
import { onceForFile } from '../../../support/server/after-tests'

/** Shared by all tests that only read. */
const ready = onceForFile(fiveSongs)

type Rows = Record<string, unknown>[]

describe('the endpoints of the home page', () => {
  it('return banners for the newest albums', async () => {
    const { call, songs } = await ready()
    const { body } = await call<{ banners: Rows }>('/banner?type=0')
    expect(body.banners.map(({ targetId }) => targetId)).toContain(songs['Alpha']!.al.id)
    expect(body.banners[0]).toMatchObject({
      imageUrl: expect.stringMatching(/^\/api\/media\/banner\/.+\.jpg$/),
      targetType: 10,
      typeTitle: '新碟',
      titleColor: 'red',
      url: null,
    })
  })

  it('return as many computed playlists as requested', async () => {
    const { call } = await ready()
    const { body } = await call<{ result: Rows }>('/personalized')
    expect(Object.fromEntries(body.result.map(({ name, trackCount }) => [name, trackCount]))).toEqual({
      全部歌曲: 5,
      逐字歌词: 1,
      无损音质: 2,
      短歌集: 5,
      'Folk 精选': 2,
      '甲 作品集': 3,
      '1990 年代': 2,
    })
    expect((await call<{ result: Rows }>('/personalized?limit=2')).body.result).toEqual(
      body.result.slice(0, 2),
    )
    expect((await call('/personalized/null?limit=2')).body).toEqual(
      (await call('/personalized?limit=2')).body,
    )
  })

  it('return the newest albums by release', async () => {
    const { call } = await ready()
    const { body } = await call<{ albums: Rows }>('/album/newest')
    expect(body.albums.map(({ name, publishTime }) => [name, publishTime])).toEqual([
      ['Second', Date.UTC(2003, 1, 1)],
      ['First', Date.UTC(1999, 0, 1)],
    ])
  })
})

describe('album', () => {
  it('returns its songs in order with their privileges inside', async () => {
    const { call, songs } = await ready()
    const { body } = await call<{ album: object; songs: Rows }>(`/album?id=${songs['Alpha']!.al.id}`)
    expect(body.album).toMatchObject({
      name: 'First',
      size: 2,
      artist: { name: '甲', albumSize: 1, musicSize: 3 },
    })
    expect(body.songs.map(({ name }) => name)).toEqual(['Alpha', 'Beta'])
    expect(body.songs[0]).toMatchObject({
      ar: [{ name: '甲', alia: [] }],
      privilege: { st: 0, pl: 999_000, plLevel: 'lossless' },
    })
  })

  it('returns 404 for unknown ids and ids of another kind', async () => {
    const { call, songs } = await ready()
    for (const id of [1, songs['Alpha']!.id, 'x'])
      expect(await call(`/album?id=${id}`)).toMatchObject({ status: 404, body: { code: 404 } })
  })
})

describe('playlistDetail', () => {
  it('returns the playlist with all its ids, and its songs in pages', async () => {
    const { call } = await ready()
    const { body: home } = await call<{ result: { id: number }[] }>('/personalized')
    const id = home.result[0]!.id
    const detail = await call<{ playlist: Rows[0] & { trackIds: { id: number }[] }; privileges: Rows }>(
      `/playlist/detail?id=${id}`,
    )
    expect(detail.body.playlist).toMatchObject({
      id,
      name: '全部歌曲',
      trackCount: 5,
      creator: { userId: expect.any(Number), nickname: expect.any(String) },
      subscribed: false,
    })
    const ids = detail.body.playlist.trackIds.map(({ id }) => id)
    const page = await call<{ songs: { id: number }[]; privileges: { id: number }[] }>(
      `/playlist/track/all?id=${id}&limit=2&offset=1`,
    )
    expect(page.body.songs.map(({ id }) => id)).toEqual(ids.slice(1, 3))
    expect(page.body.privileges.map(({ id }) => id)).toEqual(ids.slice(1, 3))
    expect((await call<{ songs: Rows }>(`/playlist/track/all?id=${id}&offset=99`)).body.songs).toEqual([])
  })

  it.each(['/playlist/detail', '/playlist/track/all'])(
    'returns 404 on %s for an unknown id',
    async (path) => {
      const { call } = await ready()
      expect(await call(`${path}?id=7`)).toMatchObject({ status: 404, body: { code: 404 } })
    },
  )
})

describe('songDetail', () => {
  it('returns details in the given order, without unknown songs', async () => {
    const { call, songs } = await ready()
    const [beta, alpha] = [songs['Beta']!.id, songs['Alpha']!.id]
    const { body } = await call<{ songs: Rows; privileges: Rows }>(`/song/detail?ids=${beta},5,${alpha}`)
    expect(body.songs.map(({ name }) => name)).toEqual(['Beta', 'Alpha'])
    expect(body.privileges.map(({ id }) => id)).toEqual([beta, alpha])
    expect(body.songs[0]).toMatchObject({ fee: 0, mv: 0, hr: { sr: 96_000 }, sq: null, h: null })
  })

  it.each([
    ['Alpha', 'lossless', 'flac', null],
    ['Beta', 'hires', 'flac', null],
    ['Gamma', 'higher', 'mp3', 192_000],
    ['Delta', 'exhigh', 'mp3', 320_000],
    ['Epsilon', 'standard', 'mp3', 64_000],
  ])('returns %s as %s, whatever level is requested', async (name, level, type, br) => {
    const { call, request, songs } = await ready()
    const { body } = await call<{ data: (Rows[0] & { url: string; size: number })[] }>(
      `/song/url/v1?id=${songs[name]!.id}&level=jymaster`,
    )
    const [stream] = body.data
    expect(stream).toMatchObject({ level, type, code: 200, fee: 0, freeTrialInfo: null, ...(br && { br }) })
    const file = await request(stream!.url.replace('/api', ''), { method: 'HEAD' })
    expect(file.headers.get('content-length')).toBe(String(stream!.size))
  })

  it('returns no stream for a song whose file was deleted after the scan', async () => {
    const music = musicFolder({ 'a.mp3': mp3File() })
    const backend = await scannedBackend(music)
    const [song] = await songsOf(backend)
    const checked = () => backend.call(`/check/music?id=${song!.id}`)
    expect(await checked()).toMatchObject({ body: { success: true, message: 'ok' } })
    rmSync(join(music, 'a.mp3'))
    expect(await checked()).toMatchObject({ status: 200, body: { success: false } })
    const { status, body } = await backend.call<{ data: Rows }>(`/song/url/v1?id=${song!.id},77`)
    expect(status).toBe(200)
    expect(body.data).toEqual([
      expect.objectContaining({ id: song!.id, url: null, code: 404 }),
      expect.objectContaining({ id: 77, url: null, code: 404 }),
    ])
  })

  it('returns word-timed lyrics beside the plain ones', async () => {
    const { call, songs } = await ready()
    const { body } = await call<object>(`/lyric/new?id=${songs['Gamma']!.id}`)
    expect(body).toMatchObject({
      lrc: { lyric: '[00:00.00]词' },
      yrc: { lyric: '[0,500](0,500,0)词' },
      code: 200,
    })
    expect(body).not.toHaveProperty('ytlrc')
    expect((await call(`/lyric/new?id=4`)).body).toMatchObject({ nolyric: true, code: 200 })
  })
})

describe('other endpoints', () => {
  it('suggest searches that find something, the first one marked as hot', async () => {
    const { call } = await fiveSongs()
    const hot = async () => (await call<{ data: Rows }>('/search/hot/detail')).body.data
    const suggested = await hot()
    // nothing has been searched yet
    expect(suggested[0]).toMatchObject({ searchWord: '甲', score: 0, iconType: 1 })
    expect(suggested.map(({ iconType }) => iconType).slice(1)).not.toContain(1)
    expect(suggested.map(({ searchWord }) => searchWord)).toContain('Alpha')
    await call('/cloudsearch?keywords=Alpha')
    expect((await hot())[0]).toMatchObject({ searchWord: 'Alpha', score: 1, iconType: 1 })
  })

  it('treat everyone without a session as a visitor', async () => {
    expect(await (await ready()).call('/login/status')).toEqual({
      status: 200,
      body: { data: { code: 200, account: null, profile: null } },
    })
  })

  it('return empty lists for an empty library', async () => {
    const { call } = await scannedBackend(musicFolder({}))
    expect((await call<{ banners: Rows }>('/banner')).body.banners).toEqual([])
    expect((await call<{ result: Rows }>('/personalized')).body.result).toEqual([])
    expect((await call<{ albums: Rows }>('/album/newest')).body.albums).toEqual([])
    expect((await call<{ data: Rows }>('/search/hot/detail')).body.data).toEqual([])
  })
})
