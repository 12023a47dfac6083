import { describe, expect, it } from 'vitest'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'

type Rows = (Record<string, unknown> & { id: number; name: string })[]

const library = () =>
  musicFolder(
    Object.fromEntries([
      ...Array.from({ length: 12 }, (_, at) => [
        `folk/${at}.mp3`,
        mp3File({
          seed: at + 1,
          frames: { TIT2: `Folk ${at}`, TPE1: '甲', TALB: 'Hills', TCON: 'Folk', TDRC: '1994' },
        }),
      ]),
      [
        'still/1.flac',
        flacFile({ comments: ['TITLE=Still', 'ARTIST=乙', 'ALBUM=Lake', 'GENRE=Ambient', 'DATE=2011'] }),
      ],
      [
        'still/2.flac',
        flacFile({ tone: 600, comments: ['TITLE=Stiller', 'ARTIST=乙', 'ALBUM=Lake', 'GENRE=Ambient'] }),
      ],
    ]),
  )

const listening = async () => {
  const clock = { ms: Date.now() }
  const backend = await scannedBackend(library(), { now: () => clock.ms })
  const songs = Object.fromEntries((await songsOf(backend)).map((one) => [one.name, one]))
  const as = (nickname: string) => ({ headers: { Cookie: signedIn(backend.data, nickname).cookie } })
  const play = async (name: string, times: number, who: RequestInit) => {
    for (let time = 0; time < times; time++) {
      clock.ms += 61_000
      await backend.call(`/scrobble?id=${songs[name]!.id}&time=1`, who)
    }
  }
  const charts = async () => {
    const { body } = await backend.call<{ code: number; list: Rows; artistToplist: object }>(
      '/toplist/detail',
    )
    return { ...body, named: Object.fromEntries(body.list.map((each) => [each.name, each])) }
  }
  return { ...backend, clock, songs, as, play, charts }
}

describe('toplistDetail', () => {
  it('returns the four official charts first, each with three songs, and then the others', async () => {
    const { charts, as, play } = await listening()
    await play('Still', 3, as('一'))
    await play('Folk 3', 2, as('二'))
    const { code, list, named, artistToplist } = await charts()
    expect(code).toBe(200)
    expect(list.map(({ name, ToplistType }) => [name, ToplistType])).toEqual([
      ['飙升榜', 'S'],
      ['新歌榜', 'N'],
      ['热歌榜', 'H'],
      ['原版榜', 'O'],
      ['民谣榜', undefined],
      ['90年代榜', undefined],
    ])
    expect(named['热歌榜']).toMatchObject({
      tracks: [
        { first: 'Still', second: '乙' },
        { first: 'Folk 3', second: '甲' },
      ],
      trackCount: 2,
      specialType: 10,
      updateFrequency: '随播放更新',
      coverImgUrl: expect.stringMatching(/^\/api\/media\/cover\/p.+\.jpg$/),
    })
    for (const { ToplistType, tracks } of list) expect(tracks === null).toBe(ToplistType === undefined)
    expect((named['原版榜'] as { tracks?: unknown[] }).tracks).toHaveLength(3)
    expect(artistToplist).toMatchObject({
      artists: [
        { first: '乙', third: 3 },
        { first: '甲', third: 2 },
      ],
    })
  })

  it('dates charts by the last play or the last added song', async () => {
    const { charts, clock, as, play } = await listening()
    await play('Still', 1, as('一'))
    const { named } = await charts()
    expect(named['热歌榜']!['updateTime']).toBe(clock.ms)
    expect(named['新歌榜']!['updateTime']).toBeLessThan(clock.ms)
  })

  it('returns the songs of each chart as those of a playlist', async () => {
    const { call, charts, as, play } = await listening()
    await play('Still', 1, as('一'))
    for (const { id, name, trackCount } of (await charts()).list) {
      const { body } = await call<{ playlist: Record<string, unknown> }>(`/playlist/detail?id=${id}`)
      expect(body.playlist).toMatchObject({ id, name, trackCount, specialType: 10 })
      expect(body.playlist['updateFrequency']).not.toBe('')
      const tracks = await call<{ songs: Rows }>(`/playlist/track/all?id=${id}&limit=1000`)
      expect(tracks.body.songs).toHaveLength(Number(trackCount))
    }
  })

  it('shows a chart’s cover, and lets a listener collect it', async () => {
    const { call, request, charts, as } = await listening()
    const me = as('一')
    const { id, coverImgUrl } = (await charts()).list[0]!
    const cover = await request(`${String(coverImgUrl).replace('/api', '')}?param=300y300`)
    expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(await call(`/playlist/subscribe?t=1&id=${id}`, me)).toMatchObject({ body: { code: 200 } })
    expect(await call(`/playlist/detail?id=${id}`, me)).toMatchObject({ body: { playlist: {} } })
  })

  it('recommends no charts among the playlists of the home page', async () => {
    const { call, charts } = await listening()
    const ids = (await charts()).list.map(({ id }) => id)
    for (const path of ['/personalized?limit=100', '/top/playlist?limit=100']) {
      const { body } = await call<{ result?: Rows; playlists?: Rows }>(path)
      const shown = (body.result ?? body.playlists ?? []).map(({ id }) => id)
      expect(shown.filter((id) => ids.includes(id))).toEqual([])
    }
  })
})

describe('toplist', () => {
  it('returns the same charts without songs', async () => {
    const { call, charts } = await listening()
    const { body } = await call<{ list: Rows; artistToplist: object }>('/toplist')
    expect(body.list).toEqual((await charts()).list.map((each) => ({ ...each, tracks: null })))
    expect(body.artistToplist).not.toHaveProperty('artists')
  })

  it('is empty without a library', async () => {
    const { call } = await scannedBackend(musicFolder({}))
    for (const path of ['/toplist', '/toplist/detail'])
      expect(await call(path)).toMatchObject({ status: 200, body: { code: 200, list: [] } })
  })
})

describe('catlist', () => {
  it('groups the categories, with their number of playlists', async () => {
    const { call, as } = await listening()
    const { body } = await call<{ all: object; sub: Rows; categories: object }>('/playlist/catlist')
    expect(body.categories).toEqual({ 0: '语种', 1: '风格', 2: '场景', 3: '情感', 4: '主题' })
    const found = Object.fromEntries(
      body.sub.map(({ name, category, resourceCount }) => [name, [category, resourceCount]]),
    )
    expect(found).toMatchObject({ 民谣: [1, 1], 电子: [1, 1], 音质: [4, 1], '90年代': [4, 1] })
    for (const { name, resourceCount } of body.sub) {
      const { body: page } = await call<{ total: number }>(`/top/playlist?cat=${encodeURIComponent(name)}`)
      expect(page.total).toBe(resourceCount)
    }
    const me = as('一')
    const made = await call<{ id: number }>('/playlist/create?name=夜里', me)
    await call(`/playlist/update?id=${made.body.id}&name=夜里&tags=夜晚;安静`, me)
    expect(JSON.stringify((await call('/playlist/catlist')).body)).not.toContain('夜晚')
  })
})

describe('topPlaylist', () => {
  it('returns computed and listeners’ playlists by category, in pages', async () => {
    const { call, clock, songs, as } = await listening()
    const me = as('一')
    clock.ms += 60_000
    const { body: made } = await call<{ id: number }>('/playlist/create?name=夜里', me)
    await call(`/playlist/tracks?op=add&pid=${made.id}&tracks=${songs['Still']!.id}`, me)
    await call(`/playlist/update?id=${made.id}&name=夜里&tags=夜晚;安静`, me)
    const night = await call<{ playlists: Rows; total: number }>('/top/playlist?cat=夜晚')
    expect(night.body).toMatchObject({
      playlists: [{ id: made.id, creator: { nickname: '一' }, tags: ['夜晚', '安静'] }],
      total: 1,
      more: false,
      cat: '夜晚',
    })
    const all = await call<{ playlists: Rows; total: number; more: boolean }>('/top/playlist?limit=1000')
    expect(all.body.playlists).toHaveLength(all.body.total)
    const pages: number[] = []
    for (let offset = 0, more = true; more; offset += 3) {
      const { body } = await call<{ playlists: Rows; more: boolean }>(
        `/top/playlist?limit=3&offset=${offset}`,
      )
      pages.push(...body.playlists.map(({ id }) => id))
      more = body.more
    }
    expect(pages).toEqual(all.body.playlists.map(({ id }) => id))
    const latest = await call<{ playlists: Rows }>('/top/playlist?order=new&limit=1')
    expect(latest.body.playlists[0]!.id).toBe(made.id)
  })

  it.each(['没有', "' OR 1=1 --", '<b>', '%', '*', 'x'.repeat(5000)])(
    'returns nothing for %s',
    async (cat) => {
      const { call } = await listening()
      for (const path of ['/top/playlist', '/top/playlist/highquality'])
        expect(await call(`${path}?cat=${encodeURIComponent(cat)}`)).toMatchObject({
          status: 200,
          body: { code: 200, playlists: [], total: 0, more: false },
        })
    },
  )
})

describe('topPlaylistHighquality', () => {
  it('returns playlists with lossless songs only, in pages by time', async () => {
    const { call } = await listening()
    const { body } = await call<{ playlists: Rows; total: number; lasttime: number }>(
      '/top/playlist/highquality',
    )
    const names = body.playlists.map(({ name }) => name)
    expect(names).toContain('无损音质')
    expect(names).toContain('Ambient 精选')
    expect(names).not.toContain('全部歌曲')
    expect(body.total).toBe(names.length)
    for (const { highQuality } of body.playlists) expect(highQuality).toBe(true)
    const seen: string[] = []
    for (let before = 0, more = true; more;) {
      const page = await call<{ playlists: Rows; more: boolean; lasttime: number }>(
        `/top/playlist/highquality?limit=1&before=${before}`,
      )
      seen.push(...page.body.playlists.map(({ name }) => name))
      ;({ more, lasttime: before } = page.body)
    }
    expect(seen).toEqual(names)
  })

  it('returns the categories of such playlists', async () => {
    const { call } = await listening()
    const { body } = await call<{ tags: Rows }>('/playlist/highquality/tags')
    const names = body.tags.map(({ name }) => name)
    expect(names.sort()).toEqual(['电子', '音质'])
    for (const name of names) {
      const page = await call<{ total: number }>(`/top/playlist/highquality?cat=${encodeURIComponent(name)}`)
      expect(page.body.total).toBeGreaterThan(0)
    }
  })
})
