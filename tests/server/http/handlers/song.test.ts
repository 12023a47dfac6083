import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'
import { uploadFile } from '../../../support/server/upload-file'

const moon = { TIT2: '月光', TPE1: '星野澄' }

const ready = async (files: Readonly<Record<string, Uint8Array | string>>) => {
  const music = musicFolder(files)
  const backend = await scannedBackend(music)
  const { cookie } = signedIn(backend.data)
  const ask = async <T>(path: string) => backend.call<T>(path, { headers: { Cookie: cookie } })
  const idOf = async (name: string, at = 0) =>
    (await songsOf(backend)).filter((song) => song.name === name)[at]!.id
  return { music, backend, cookie, ask, idOf }
}

interface Stream {
  id: number
  url: string
  size: number
}

describe('songUrl', () => {
  it('answers every id in the given order, missing ones without a stream', async () => {
    const { ask, idOf } = await ready({
      'a.mp3': mp3File({ frames: moon, kbit: 320 }),
      'b.flac': flacFile({ comments: ['TITLE=风'] }),
    })
    const [a, b] = [await idOf('月光'), await idOf('风')]
    const { body } = await ask<{ data: Stream[] }>(`/song/url/v1?id=${b},77,${a}&level=standard`)
    expect(new Map(body.data.map((stream) => [stream.id, stream]))).toEqual(
      new Map([
        [a, expect.objectContaining({ level: 'exhigh', type: 'mp3', code: 200, md5: null, br: 320_000 })],
        [77, expect.objectContaining({ url: null, level: null, code: 404 })],
        [b, expect.objectContaining({ level: 'lossless', type: 'flac', code: 200 })],
      ]),
    )
  })
})

describe('songUrl of a file with ReplayGain', () => {
  it('returns gain and peak', async () => {
    const gain = ['REPLAYGAIN_TRACK_GAIN=-6.30 dB', 'REPLAYGAIN_TRACK_PEAK=0.98']
    const { ask, idOf } = await ready({
      'a.flac': flacFile({ comments: ['TITLE=响', ...gain] }),
      'b.flac': flacFile({ comments: ['TITLE=静'], tone: 300 }),
    })
    const loudnessOf = async (name: string) => {
      const { body } = await ask<{ data: { gain: number; peak: number }[] }>(
        `/song/url/v1?id=${await idOf(name)}`,
      )
      return [body.data[0]!.gain, body.data[0]!.peak]
    }
    const [gainDb, peak] = await loudnessOf('响')
    expect(gainDb).toBeCloseTo(-6.3)
    expect(peak).toBeCloseTo(0.98)
    expect(await loudnessOf('静')).toEqual([0, 1])
  })
})

describe('songDownloadUrl', () => {
  it('returns one object with the original file under the song’s name and its true bit rate', async () => {
    const { backend, ask, idOf } = await ready({ 'a.mp3': mp3File({ frames: moon, kbit: 192 }) })
    const id = await idOf('月光')
    const { body } = await ask<{ data: Stream }>(`/song/download/url?id=${id}&br=999000`)
    expect(body).toMatchObject({
      code: 200,
      data: { id, br: 192_000, level: 'higher', type: 'mp3', code: 200, expi: 1200 },
    })
    const file = await backend.request(body.data.url.replace('/api', ''), { method: 'HEAD' })
    expect(file.headers.get('content-length')).toBe(String(body.data.size))
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="___ - __.mp3"; filename*=UTF-8\'\'%E6%98%9F%E9%87%8E%E6%BE%84%20-%20%E6%9C%88%E5%85%89.mp3',
    )
  })

  it('returns an object without a URL for a missing song', async () => {
    const { music, ask, idOf } = await ready({ 'a.mp3': mp3File({ frames: moon }) })
    const id = await idOf('月光')
    rmSync(join(music, 'a.mp3'))
    for (const one of [id, 77])
      expect(await ask(`/song/download/url?id=${one}`)).toMatchObject({
        status: 200,
        body: { code: 200, data: { id: one, url: null, code: 404 } },
      })
  })
})

describe('songQualities', () => {
  it('returns the one quality of the file', async () => {
    const { ask, idOf } = await ready({
      'a.mp3': mp3File({ frames: moon, kbit: 320 }),
      'b.flac': flacFile({ comments: ['TITLE=风'], bits: 24, sampleRate: 96_000 }),
    })
    const id = await idOf('月光')
    expect(await ask(`/song/music/detail?id=${id}`)).toMatchObject({
      status: 200,
      body: {
        code: 200,
        data: { songId: id, h: { br: 320_000, sr: 44_100 }, l: null, m: null, sq: null, hr: null, jm: null },
      },
    })
    expect(await ask(`/song/music/detail?id=${await idOf('风')}`)).toMatchObject({
      body: { data: { hr: { sr: 96_000 }, sq: null, h: null } },
    })
    expect((await ask('/song/music/detail?id=77')).status).toBe(404)
  })
})

const nothing = { status: 500, body: { code: 500, message: '匹配失败' } }

describe('match', () => {
  it('reports a missing id and a failed match, also by the status', async () => {
    const { ask, idOf } = await ready({ 'a.mp3': mp3File({ frames: moon }) })
    const incomplete = { status: 400, body: { code: 400, message: '参数不完整' } }
    for (const query of ['', '?id=', '?id=x', '?server=qq'])
      expect(await ask(`/match${query}`)).toEqual(incomplete)
    for (const id of [await idOf('月光'), 77]) expect(await ask(`/match?id=${id}`)).toEqual(nothing)
  })

  it('finds another file of the same title and artist, the better one first', async () => {
    const { music, ask, backend } = await ready({
      'a/1.mp3': mp3File({ frames: moon, seed: 1 }),
      'b/1.flac': flacFile({ comments: ['TITLE=月光 ', 'ARTIST=星野澄'] }),
      'c/1.mp3': mp3File({ frames: { TIT2: '月光', TPE1: '别人' }, seed: 2 }),
      'd/1.mp3': mp3File({ frames: { TIT2: '日光', TPE1: '星野澄' }, seed: 3 }),
    })
    const { body: all } = await ask<{
      songs: { id: number; sq: object | null; name: string; ar: { name: string }[] }[]
    }>('/song/detail?ids=1000001,1000002,1000003,1000004')
    const mine = all.songs.filter(({ name, ar }) => name === '月光' && ar[0]!.name === '星野澄')
    const [mp3, flac] = [mine.find(({ sq }) => !sq)!, mine.find(({ sq }) => sq)!]
    rmSync(join(music, 'a/1.mp3'))
    const { status, body } = await ask<{ data: Stream }>(`/match?id=${mp3.id}&server=kuwo,qq,pyncmd,kugou`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      code: 200,
      message: '匹配成功',
      data: { id: flac.id, source: 'local', type: 'flac', md5: null },
    })
    const sound = await backend.request(body.data.url.replace('/api', ''))
    expect((await sound.arrayBuffer()).byteLength).toBe(body.data.size)
    // the other way round, with the other file deleted
    expect(await ask(`/match?id=${flac.id}`)).toEqual(nothing)
  })

  it('finds the same audio under any name, and the same song among the listener’s uploads', async () => {
    const file = mp3File({ frames: moon, seed: 5 })
    const { music, backend, cookie, ask, idOf } = await ready({
      'a.mp3': file,
      'b.mp3': mp3File({ frames: { TIT2: '风' }, seed: 6 }),
    })
    const [moonId, windId] = [await idOf('月光'), await idOf('风')]
    const mine = await uploadFile(
      backend,
      cookie,
      mp3File({ frames: { TIT2: '改过的名字' }, seed: 5 }),
      'x.mp3',
    )
    const other = await uploadFile(backend, cookie, mp3File({ frames: { TIT2: '另一个' }, seed: 9 }), 'y.mp3')
    rmSync(join(music, 'a.mp3'))
    rmSync(join(music, 'b.mp3'))
    expect(await ask(`/match?id=${moonId}`)).toMatchObject({
      body: { data: { id: mine.id, md5: expect.any(String) } },
    })
    expect(await ask(`/match?id=${windId}`)).toEqual(nothing)
    await ask(`/cloud/match?sid=${other.id}&asid=${windId}`)
    expect(await ask(`/match?id=${windId}`)).toMatchObject({ body: { data: { id: other.id } } })
    // they do not exist for anybody else
    expect(await backend.call(`/match?id=${moonId}`)).toEqual(nothing)
  })

  it('does not match two files without names', async () => {
    const { music, ask } = await ready({ 'a/曲.mp3': mp3File({ seed: 1 }), 'b/曲.mp3': mp3File({ seed: 2 }) })
    rmSync(join(music, 'a/曲.mp3'))
    expect(await ask('/match?id=1000001')).toEqual(nothing)
  })

  it('calls no other service, whatever servers are named', async () => {
    const { ask, idOf } = await ready({ 'a.mp3': mp3File({ frames: moon }) })
    const asked = vi.spyOn(globalThis, 'fetch')
    onTestFinished(() => asked.mockRestore())
    for (const server of ['kuwo,qq,pyncmd,kugou', 'http://evil.example/', 'bilibili'])
      expect((await ask(`/match?id=${await idOf('月光')}&server=${encodeURIComponent(server)}`)).status).toBe(
        500,
      )
    expect(asked).not.toHaveBeenCalled()
  })
})
