import { describe, expect, it } from 'vitest'
import { mp3File } from '../../../support/server/mp3-file'
import { mp4Video } from '../../../support/server/mp4-video'
import { musicFolder, scannedBackend, songsOf, type TestBackend } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'
import { webmVideo } from '../../../support/server/webm-video'

interface Named {
  id: number
  name: string
}

const start = Date.parse('2026-11-21T12:00:00Z')

const filmOf = async ({ call }: TestBackend, name: string): Promise<Named> => {
  const { body } = await call<{ result: Named[] }>('/personalized/mv')
  return body.result.find((film) => film.name === name)!
}

const song = (title: string, artist: string, genre: string, seed: number) =>
  mp3File({ frames: { TIT2: title, TPE1: artist, TCON: genre }, seed })

const scene = async () => {
  const clock = { ms: start }
  const film = mp4Video({ title: '月光', artist: '星野澄', height: 720, seconds: 5 })
  const music = musicFolder({ '月光.mp3': song('月光', '星野澄', 'Pop', 1), '月光.mp4': film })
  const backend = await scannedBackend(music, { now: () => clock.ms })
  return { backend, clock, film, mv: await filmOf(backend, '月光') }
}

describe('videoHandlers', () => {
  it('describe a video in the one resolution that it has', async () => {
    const { backend, film, mv } = await scene()
    const { body } = await backend.call(`/mv/detail?mvid=${mv.id}`)
    expect(body).toMatchObject({
      code: 200,
      subed: false,
      data: {
        id: mv.id,
        name: '月光',
        artistName: '星野澄',
        artists: [{ name: '星野澄' }],
        duration: 5000,
        playCount: 0,
        commentCount: 0,
        brs: [{ br: 720, size: film.length, point: 0 }],
      },
      mp: { pl: 720, dl: 720 },
    })
  })

  it('name the captions beside a video, and send them', async () => {
    const film = mp4Video({ title: '月光', artist: '星野澄', height: 720, seconds: 5 })
    const music = musicFolder({
      '月光.mp4': film,
      '月光.srt': '1\n00:00:01,000 --> 00:00:02,000\n月光\n',
      '月光.en.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nMoonlight\n',
    })
    const backend = await scannedBackend(music)
    const { id } = await filmOf(backend, '月光')
    const { body } = await backend.call<{ data: { captions: unknown } }>(`/mv/detail?mvid=${id}`)
    expect(body.data.captions).toEqual([
      { language: '', url: `/api/media/captions/${id}.vtt` },
      { language: 'en', url: `/api/media/captions/${id}.en.vtt` },
    ])
    const english = await backend.request(`/media/captions/${id}.en.vtt`)
    expect(english.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(await english.text()).toContain('Moonlight')
    expect(await (await backend.request(`/media/captions/${id}.vtt`)).text()).toContain('00:00:01.000')
    for (const name of [`${id}.fr.vtt`, '999999999.vtt', `${id}.en.srt`, '..%2f月光.srt'])
      expect((await backend.request(`/media/captions/${name}`)).status).toBe(404)
  })

  it('return the one URL, and its resolution, whatever resolution is requested', async () => {
    const { backend, film, mv } = await scene()
    for (const r of [240, 1080, -1]) {
      const { body } = await backend.call(`/mv/url?id=${mv.id}&r=${r}`)
      expect(body).toMatchObject({
        code: 200,
        data: {
          id: mv.id,
          url: `/api/media/video/${mv.id}.mp4`,
          r: 720,
          size: film.length,
          code: 200,
          expi: 3600,
        },
      })
    }
  })

  it('send the video by byte ranges', async () => {
    const { backend, film, mv } = await scene()
    const path = `/media/video/${mv.id}.mp4`
    const part = await backend.request(path, { headers: { Range: 'bytes=4-7' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Type')).toBe('video/mp4')
    expect(part.headers.get('Content-Range')).toBe(`bytes 4-7/${film.length}`)
    expect(await part.text()).toBe('ftyp')
    const end = await backend.request(path, { headers: { Range: `bytes=${film.length}-` } })
    expect(end.status).toBe(416)
    const whole = await backend.request(path, { method: 'HEAD' })
    expect(whole.headers.get('Content-Length')).toBe(String(film.length))
  })

  it.each([
    '/media/video/400000999.mp4',
    '/media/video/400000001.webm',
    '/media/video/400000001.mkv',
    '/media/video/..%2f..%2fetc%2fpasswd',
    '/media/video/1000001.mp4',
    '/mv/detail?mvid=400000999',
    '/mv/detail?mvid=1000001',
    '/mv/detail?mvid=abc',
    '/mv/detail?mvid=4e8',
    '/mv/detail/info?mvid=9999999999999999999999',
    '/video/detail?id=89ADDE33C0AAE8EC14B99F6750DB954D',
    '/video/detail?id=__proto__',
  ])('return nothing for %s', async (path) => {
    const { backend } = await scene()
    expect((await backend.request(path)).status).toBe(404)
  })

  it('answer for missing videos without a URL', async () => {
    const { backend } = await scene()
    expect((await backend.call('/mv/url?id=400000999')).body).toMatchObject({
      code: 200,
      data: { id: 400_000_999, url: null, code: 404 },
    })
    expect((await backend.call('/mv/url?id=abc')).body).toMatchObject({ data: { url: null } })
    expect((await backend.call('/video/url?id=89ADDE33')).body).toEqual({ urls: [], code: 200 })
    expect((await backend.call('/simi/mv?mvid=400000999')).body).toEqual({ mvs: [], code: 200 })
    expect((await backend.call('/related/allvideo?id=89ADDE33')).body).toMatchObject({ data: [] })
    expect((await backend.call('/artist/mv?id=abc')).body).toMatchObject({ mvs: [], hasMore: false })
  })

  it('count views of listeners, once a minute each', async () => {
    const { backend, clock, mv } = await scene()
    const plays = async () =>
      (await backend.call<{ data: { playCount: number } }>(`/mv/detail?mvid=${mv.id}`)).body.data.playCount
    const watch = (cookie = '') => backend.call(`/mv/url?id=${mv.id}`, { headers: { Cookie: cookie } })
    const one = signedIn(backend.data, '小明')
    const other = signedIn(backend.data, '小红')
    await watch()
    expect(await plays()).toBe(0)
    for (const { cookie } of [one, one, other]) await watch(cookie)
    expect(await plays()).toBe(2)
    clock.ms += 60_000
    await watch(one.cookie)
    expect(await plays()).toBe(3)
  })

  it('return the number of comments on a video', async () => {
    const { backend, mv } = await scene()
    const headers = { Cookie: signedIn(backend.data).cookie, 'X-Requested-With': 'XMLHttpRequest' }
    const { body } = await backend.call<{ code: number }>(`/comment?t=1&type=1&id=${mv.id}&content=hi`, {
      headers,
    })
    expect(body.code).toBe(200)
    expect((await backend.call(`/mv/detail/info?mvid=${mv.id}`)).body).toEqual({
      likedCount: 0,
      shareCount: 0,
      commentCount: 1,
      liked: false,
      code: 200,
    })
    for (const path of [`/comment/mv?id=${mv.id}`, `/comment/video?id=${mv.id}`])
      expect((await backend.call(path)).body).toMatchObject({ total: 1, comments: [{ content: 'hi' }] })
  })

  it('return a music video in the shape of a user’s video when called with its number', async () => {
    const { backend, mv } = await scene()
    expect((await backend.call(`/video/detail?id=${mv.id}`)).body).toMatchObject({
      code: 200,
      data: { vid: String(mv.id), title: '月光', durationms: 5000, resolutions: [{ resolution: 720 }] },
    })
    expect((await backend.call(`/video/url?id=${mv.id}&res=1080`)).body).toMatchObject({
      urls: [{ id: String(mv.id), url: `/api/media/video/${mv.id}.mp4`, r: 720 }],
    })
  })

  it('sort similar videos by artist, then by the genre of their songs, then newest first', async () => {
    const backend = await scannedBackend(
      musicFolder({
        '1.mp3': song('A', 'X', 'Jazz', 1),
        '1.mp4': mp4Video({ seed: 1, title: 'A', artist: 'X' }),
        '2.mp3': song('B', 'Y', 'Jazz', 2),
        '2.mp4': mp4Video({ seed: 2, title: 'B', artist: 'Y' }),
        '3.mp4': mp4Video({ seed: 3, title: 'C', artist: 'X' }),
        '4.webm': webmVideo(),
      }),
    )
    const { id } = await filmOf(backend, 'A')
    const { body } = await backend.call<{ mvs: Named[] }>(`/simi/mv?mvid=${id}`)
    expect(body.mvs.map(({ name }) => name)).toEqual(['C', 'B', '4'])
    const related = await backend.call<{ data: { vid: string; title: string }[] }>(
      `/related/allvideo?id=${id}`,
    )
    expect(related.body.data.map(({ title }) => title)).toEqual(['C', 'B', '4'])
  })

  it('page an artist’s videos, and recommend the four newest', async () => {
    const films = Object.fromEntries(
      [1, 2, 3, 4, 5].map((seed) => [`X - ${seed}.mp4`, mp4Video({ seed })] as const),
    )
    const backend = await scannedBackend(musicFolder({ ...films, 'Y - other.webm': webmVideo() }))
    const { body } = await backend.call<{ result: { artistName: string; artistId: number }[] }>(
      '/personalized/mv',
    )
    expect(body.result).toHaveLength(4)
    const { artistId } = body.result.find(({ artistName }) => artistName === 'X')!
    const page = async (query: string) =>
      (await backend.call<{ mvs: Named[]; hasMore: boolean }>(`/artist/mv?id=${artistId}${query}`)).body
    const first = await page('&limit=3')
    const rest = await page('&limit=3&offset=3')
    expect([first.hasMore, rest.hasMore]).toEqual([true, false])
    expect([...first.mvs, ...rest.mvs].map(({ name }) => name).sort()).toEqual(['1', '2', '3', '4', '5'])
  })

  it('return nothing without videos', async () => {
    const backend = await scannedBackend(musicFolder({ 'a.mp3': song('A', 'X', 'Pop', 1) }))
    const [track] = (await songsOf(backend)) as unknown as { mv: number; ar: { id: number }[] }[]
    expect(track?.mv).toBe(0)
    expect((await backend.call('/personalized/mv')).body).toMatchObject({ result: [] })
    expect((await backend.call(`/artist/mv?id=${track?.ar[0]?.id}`)).body).toMatchObject({
      mvs: [],
      hasMore: false,
    })
  })
})
