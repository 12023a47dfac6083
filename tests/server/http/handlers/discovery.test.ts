import { describe, expect, it } from 'vitest'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf, type SongReply } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'

type Rows = (Record<string, unknown> & { id: number; name: string })[]

const song = (seed: number, title: string, artist: string, album: string, genre = 'Folk') =>
  mp3File({ seed, frames: { TIT2: title, TPE1: artist, TALB: album, TCON: genre } })

const library = () =>
  musicFolder({
    'a/1.mp3': song(1, '晚风', '甲', '山'),
    'a/2.mp3': song(2, '晨雾', '甲', '山'),
    'b/1.mp3': song(3, 'River', 'Ann', 'Water', 'Jazz'),
    'c/1.mp3': song(4, 'さくら', '花', 'はる', 'Pop'),
    'd/1.mp3': song(5, '바다', '강', '여름', 'Pop'),
    'e/1.flac': flacFile({ comments: ['TITLE=Stone', 'ARTIST=Ann', 'ALBUM=Rock', 'GENRE=Folk'] }),
  })

const home = async () => {
  const clock = { ms: new Date(2026, 10, 21, 12).getTime() }
  const backend = await scannedBackend(library(), { now: () => clock.ms })
  const songs = Object.fromEntries((await songsOf(backend)).map((one) => [one.name, one]))
  const as = (nickname: string) => ({ headers: { Cookie: signedIn(backend.data, nickname).cookie } })
  return { ...backend, clock, songs, as }
}

interface Day {
  data: { dailySongs: (SongReply & { reason: string; privilege: { id: number } })[] } & Record<
    string,
    unknown
  >
}

describe('banner', () => {
  it('has imageUrl for the desktop and pic for all others', async () => {
    const { call } = await home()
    for (const type of [0, 1, 2, 3]) {
      const { body } = await call<{ banners: Rows }>(`/banner?type=${type}`)
      expect(body.banners.length).toBeGreaterThan(0)
      for (const each of body.banners)
        expect(['imageUrl' in each, 'pic' in each]).toEqual([type === 0, type !== 0])
    }
  })
})

describe('personalized', () => {
  it('tells whether the listener has a taste', async () => {
    const { call, songs, as } = await home()
    const me = as('一')
    expect((await call('/personalized', me)).body).toMatchObject({ hasTaste: false })
    await call(`/like?id=${songs['晚风']!.id}`, me)
    expect((await call('/personalized', me)).body).toMatchObject({ hasTaste: true })
    expect((await call('/personalized')).body).toMatchObject({ hasTaste: false })
  })

  it('returns new songs in the older shape inside their entries', async () => {
    const { call } = await home()
    const { body } = await call<{ result: Rows }>('/personalized/newsong?limit=4')
    expect(body.result).toHaveLength(4)
    expect(body.result[0]).toMatchObject({
      type: 4,
      picUrl: expect.stringMatching(/\.jpg$/),
      song: { id: body.result[0]!.id, name: body.result[0]!.name, artists: [{}], privilege: { st: 0 } },
    })
  })

  it('returns no programmes and nothing exclusive', async () => {
    const { call } = await home()
    for (const path of ['/personalized/djprogram', '/personalized/privatecontent'])
      expect(await call(path)).toMatchObject({ status: 200, body: { code: 200, result: [] } })
  })
})

describe('recommendSongs', () => {
  it('returns privileges and reasons, the same until six in the morning', async () => {
    const { call, clock, as } = await home()
    const me = as('一')
    const { body } = await call<Day>('/recommend/songs', me)
    const { dailySongs } = body.data
    expect(dailySongs).toHaveLength(6)
    for (const each of dailySongs) {
      expect(each).toMatchObject({ privilege: { id: each.id }, recommendReason: each.reason, alg: 'taste' })
      expect(each.reason).not.toBe('')
    }
    expect(body.data).toMatchObject({
      orderSongs: [],
      recommendReasons: dailySongs.map(({ id, reason }) => expect.objectContaining({ songId: id, reason })),
    })
    clock.ms = new Date(2026, 10, 22, 5, 59, 59).getTime()
    expect((await call<Day>('/recommend/songs', me)).body).toEqual(body)
    clock.ms = new Date(2026, 10, 22, 6).getTime()
    const next = (await call<Day>('/recommend/songs', me)).body.data.dailySongs
    expect(next.map(({ id }) => id)).not.toEqual(dailySongs.map(({ id }) => id))
    expect((await call('/history/recommend/songs', me)).body).toMatchObject({
      code: 200,
      data: { dates: ['2026-11-22', '2026-11-21'] },
    })
    const past = await call<Day>('/history/recommend/songs/detail?date=2026-11-21', me)
    expect(past.body.data.dailySongs).toEqual(dailySongs)
    expect(past.body.data['songs']).toEqual(dailySongs)
  })

  it('returns nothing for days of others and for invalid days', async () => {
    const { call, as } = await home()
    await call('/recommend/songs', as('一'))
    const other = as('二')
    expect((await call('/history/recommend/songs', other)).body).toMatchObject({ data: { dates: [] } })
    for (const date of ['2026-11-21', '1999-01-01', 'x', "' OR 1=1 --"])
      expect(
        await call(`/history/recommend/songs/detail?date=${encodeURIComponent(date)}`, other),
      ).toMatchObject({ status: 200, body: { code: 200, data: { songs: [] } } })
  })

  it('removes a disliked song for this listener only', async () => {
    const { call, songs, as } = await home()
    const [me, other] = [as('一'), as('二')]
    const { id } = songs['River']!
    expect(await call(`/recommend/songs/dislike?id=${id}`, me)).toMatchObject({ status: 404 })
    for (const who of [me, other]) await call('/recommend/songs', who)
    expect(await call(`/recommend/songs/dislike?id=${id}`, me)).toEqual({
      status: 200,
      body: { code: 200, data: null },
    })
    const mine = await call<Day>('/recommend/songs', me)
    const theirs = await call<Day>('/recommend/songs', other)
    expect(mine.body.data.dailySongs.map(({ name }) => name)).not.toContain('River')
    expect(theirs.body.data.dailySongs.map(({ name }) => name)).toContain('River')
    expect(await call('/recommend/songs/dislike?id=x', me)).toMatchObject({ status: 404 })
  })
})

describe('recommendResource', () => {
  it('returns the playlists with liked songs first, and names the song', async () => {
    const { call, songs, as } = await home()
    const me = as('一')
    await call(`/like?id=${songs['River']!.id}`, me)
    const { body } = await call<{ recommend: Rows }>('/recommend/resource', me)
    expect(body.recommend[0]).toMatchObject({
      type: 1,
      copywriter: '里面有你喜欢的《River》',
      playcount: 0,
      creator: { nickname: expect.any(String) },
    })
    const told = body.recommend.filter(({ copywriter }) => copywriter === '里面有你喜欢的《River》')
    for (const { id } of told) {
      const { body: tracks } = await call<{ songs: Rows }>(`/playlist/track/all?id=${id}`)
      expect(tracks.songs.map(({ name }) => name)).toContain('River')
    }
    expect(body.recommend.length).toBeGreaterThan(told.length)
  })
})

describe('albumNew', () => {
  it.each([
    ['ALL', ['Rock', 'Water', 'はる', '山', '여름']],
    ['zh', ['山']],
    ['EA', ['Rock', 'Water']],
    ['KR', ['여름']],
    ['JP', ['はる']],
    ['nowhere', ['Rock', 'Water', 'はる', '山', '여름']],
  ])('returns the albums of %s', async (area, names) => {
    const { call } = await home()
    const { body } = await call<{ albums: Rows; total: number }>(`/album/new?area=${area}`)
    expect(body.albums.map(({ name }) => name).sort()).toEqual(names)
    expect(body.total).toBe(names.length)
    const rest = await call<{ albums: Rows; total: number }>(`/album/new?area=${area}&limit=1&offset=1`)
    expect(rest.body.albums).toEqual(body.albums.slice(1, 2))
    expect(rest.body.total).toBe(names.length)
  })
})

describe('topArtists', () => {
  it('sorts by plays and likes, then by songs, in pages', async () => {
    const { call, songs, as } = await home()
    const me = as('一')
    await call(`/scrobble?id=${songs['바다']!.id}&time=1`, me)
    const { body } = await call<{ artists: Rows; more: boolean }>('/top/artists')
    expect(body.artists.map(({ name }) => name)[0]).toBe('강')
    expect(body.artists.map(({ musicSize }) => musicSize)).toEqual([1, 2, 2, 1])
    expect(body.more).toBe(false)
    const page = await call<{ artists: Rows; more: boolean }>('/top/artists?limit=1&offset=1')
    expect(page.body).toMatchObject({ artists: [{ name: body.artists[1]!.name }], more: true })
  })
})

describe('similarHandlers', () => {
  it('find songs, playlists and artists similar to one, and nothing for an unknown one', async () => {
    const { call, songs, as } = await home()
    const me = as('一')
    const near = await call<{ songs: Rows }>(`/simi/song?id=${songs['晚风']!.id}`)
    expect(near.body.songs.map(({ name }) => name)).toEqual(['晨雾', 'Stone'])
    expect(near.body.songs[0]).toMatchObject({
      artists: [{ name: '甲' }],
      privilege: {},
      duration: expect.any(Number),
    })
    const page = await call<{ songs: Rows }>(`/simi/song?id=${songs['晚风']!.id}&limit=1&offset=1`)
    expect(page.body.songs.map(({ name }) => name)).toEqual(['Stone'])
    const lists = await call<{ playlists: Rows }>(`/simi/playlist?id=${songs['Stone']!.id}`)
    expect(lists.body.playlists.map(({ name }) => name)).toEqual([
      '无损音质',
      'Folk 精选',
      '全部歌曲',
      '短歌集',
    ])
    const artists = await call<{ artists: Rows }>(`/simi/artist?id=${songs['晚风']!.ar[0]!.id}`, me)
    expect(artists.body.artists.map(({ name }) => name)).toEqual(['Ann'])
    for (const id of ['7', 'x', '-1']) {
      expect((await call(`/simi/song?id=${id}`)).body).toEqual({ songs: [], code: 200 })
      expect((await call(`/simi/playlist?id=${id}`)).body).toEqual({ playlists: [], code: 200 })
      expect((await call(`/simi/artist?id=${id}`, me)).body).toEqual({ artists: [], code: 200 })
    }
  })

  it('return listeners’ public playlists, and no private ones', async () => {
    const { call, songs, as } = await home()
    const me = as('一')
    const { id } = songs['River']!
    for (const [name, privacy] of [
      ['公开', 0],
      ['私密', 10],
    ] as const) {
      const { body } = await call<{ id: number }>(`/playlist/create?name=${name}&privacy=${privacy}`, me)
      await call(`/playlist/tracks?op=add&pid=${body.id}&tracks=${id}`, me)
    }
    await call(`/like?id=${id}`, me)
    for (const who of [me, as('二'), {}]) {
      const { body } = await call<{ playlists: Rows }>(`/simi/playlist?id=${id}`, who)
      expect(body.playlists[0]).toMatchObject({ name: '公开' })
      expect(body.playlists.map(({ name }) => name)).not.toContain('私密')
      expect(body.playlists.map(({ specialType }) => specialType)).not.toContain(5)
    }
  })
})
