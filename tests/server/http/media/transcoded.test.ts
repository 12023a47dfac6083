import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findFfmpeg } from '../../../../server/library/transcode/find-ffmpeg'
import { playableFormatsHeader } from '../../../../src/contract/audio-formats'
import { m4aBytes } from '../../../support/server/audio-bytes'
import { ffmpegFile, hasFfmpeg, type FfmpegFileOptions } from '../../../support/server/ffmpeg-file'
import {
  scannedBackend,
  songsOf,
  temporaryFolder,
  type TestBackend,
} from '../../../support/server/music-folder'

interface Stream {
  url: string | null
  type: string
  level: string
  br: number
  size: number
}

const ffmpeg = findFfmpeg(process.env)
/** Those of Chromium as Debian ships it, more or less. */
const formats = 'mp3-mp3,flac-flac,m4a-aac,ogg-opus,ogg-vorbis,wav-pcm'

const served = async (name: string, options: FfmpegFileOptions, programme: string | null = ffmpeg) => {
  const music = temporaryFolder()
  const path = ffmpegFile(name, options, music)
  const backend = await scannedBackend(music, { ffmpeg: programme })
  const [song] = await songsOf(backend)
  return { backend, path, id: song!.id }
}

const streamOf = async ({ call }: TestBackend, id: number, level = 'exhigh', headers: HeadersInit = {}) => {
  const asked = { headers: { [playableFormatsHeader]: formats, ...headers } }
  const { body } = await call<{ data: Stream[] }>(`/song/url/v1?id=${id}&level=${level}`, asked)
  return body.data[0]!
}

const fetchUrl = ({ request }: TestBackend, url: string | null, init?: RequestInit) =>
  request(url!.replace('/api', ''), init)

/** Returns the samples of a file as 16-bit stereo. */
const samplesOf = (input: string | Buffer) => {
  const from = typeof input === 'string' ? input : 'pipe:0'
  const args = ['-v', 'error', '-i', from, '-f', 's16le', '-ac', '2', 'pipe:1']
  return spawnSync('ffmpeg', args, { maxBuffer: 1e8, ...(typeof input === 'string' ? {} : { input }) }).stdout
}

describe.skipIf(!hasFfmpeg)('songUrl for a browser that says what it plays', () => {
  it('sends a lossless song that it cannot play as WAV, sample by sample, and any part of it', async () => {
    const { backend, path, id } = await served('a.m4a', { codec: '-c:a alac', seconds: 3 })
    const stream = await streamOf(backend, id)
    expect(stream).toMatchObject({ type: 'wav', level: 'lossless', br: 1_411_200, size: 44 + 3 * 176_400 })
    const part = await fetchUrl(backend, stream.url, { headers: { Range: 'bytes=400044-400143' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toBe(`bytes 400044-400143/${stream.size}`)
    const original = samplesOf(path)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(original.subarray(400_000, 400_100))
    const whole = await fetchUrl(backend, stream.url)
    expect(whole.headers.get('Content-Type')).toBe('audio/wav')
    expect(whole.headers.get('Content-Length')).toBe(String(stream.size))
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect(bytes.subarray(44).equals(original)).toBe(true)
    expect(samplesOf(bytes).equals(original)).toBe(true)
    // If-Range holds between the growing and the complete file
    const again = { Range: 'bytes=0-3', 'If-Range': part.headers.get('ETag')! }
    expect((await fetchUrl(backend, stream.url, { headers: again })).status).toBe(206)
  })

  it.each([
    ['a.wma', 'exhigh', '', 'exhigh', 320_000],
    ['a.wma', 'standard', '', 'standard', 128_000],
    ['a.wav', 'standard', '', 'standard', 128_000],
    ['a.wav', 'higher', '', 'higher', 192_000],
    ['a.mp3', 'standard', '-b:a 320k', 'standard', 128_000],
  ])(
    'converts %s at the level %s (%s) to an MP3 of the announced size',
    async (name, level, codec, given, rate) => {
      const { backend, id } = await served(name, { codec, seconds: 3 })
      const stream = await streamOf(backend, id, level)
      expect(stream).toMatchObject({ type: 'mp3', level: given, br: rate })
      const bytes = Buffer.from(await (await fetchUrl(backend, stream.url)).arrayBuffer())
      expect(bytes).toHaveLength(stream.size)
      expect(bytes[0]).toBe(0xff)
      // the length that a browser computes from size and bit rate
      expect(Math.abs((stream.size * 8) / rate - 3)).toBeLessThan(0.12)
      const seconds = samplesOf(bytes).length / 4 / 48_000
      expect(Math.abs(seconds - 3)).toBeLessThan(0.12)
    },
  )

  it.each([
    ['a.flac', 'exhigh', {}, 'flac'],
    ['a.flac', 'lossless', {}, 'flac'],
    ['a.opus', 'standard', {}, 'ogg'],
    ['a.wav', 'exhigh', { 'Save-Data': 'on' }, 'mp3'],
  ])('answers for %s at %s with %o by %s', async (name, level, headers, type) => {
    const { backend, id } = await served(name, { seconds: 2 })
    expect(await streamOf(backend, id, level, headers)).toMatchObject({ type })
  })

  it('sends every file as it is to a browser that says nothing', async () => {
    const { backend, id } = await served('a.m4a', { codec: '-c:a alac' })
    const { body } = await backend.call<{ data: Stream[] }>(`/song/url/v1?id=${id}&level=standard`)
    expect(body.data[0]).toMatchObject({ type: 'm4a', level: 'lossless' })
  })

  it('has no stream for what cannot be played where there is no ffmpeg, and says why', async () => {
    const { backend, id } = await served('a.m4a', { codec: '-c:a alac' }, null)
    expect(await streamOf(backend, id)).toMatchObject({ url: null })
    const headers = { [playableFormatsHeader]: formats }
    const { body } = await backend.call<{ privileges: object[] }>(`/song/detail?ids=${id}`, { headers })
    expect(body.privileges[0]).toMatchObject({ st: -200, pl: 0, unplayable: true })
    const safari = { [playableFormatsHeader]: `${formats},m4a-alac` }
    const other = await backend.call<{ privileges: object[] }>(`/song/detail?ids=${id}`, { headers: safari })
    expect(other.body.privileges[0]).toMatchObject({ st: 0 })
    expect(other.body.privileges[0]).not.toHaveProperty('unplayable')
  })

  it('answers 404 for presets and endings that do not exist, and once a song cannot be converted', async () => {
    const { backend, path, id } = await served('a.m4a', { codec: '-c:a alac' })
    for (const name of [
      `${id}.huge.mp3`,
      `${id}.lossless.mp3`,
      `${id}.exhigh.wav`,
      `${id}.exhigh.mp3.x`,
      '1.exhigh.mp3',
    ])
      expect([name, (await backend.request(`/media/transcoded/${name}`)).status]).toEqual([name, 404])
    writeFileSync(path, m4aBytes(1, 'alac'))
    expect((await backend.request(`/media/transcoded/${id}.exhigh.mp3`)).status).toBe(404)
    expect(backend.lines.at(-1)).toContain('ffmpeg cannot convert')
    // the server lives
    expect((await backend.call(`/song/detail?ids=${id}`)).status).toBe(200)
  })

  it('opens no second file, whatever the first one says', async () => {
    const { backend, path, id } = await served('a.wav', {})
    const secret = join(temporaryFolder(), 'secret.wav')
    ffmpegFile('secret.wav', {}, join(secret, '..'))
    writeFileSync(path, `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:${secret}\n#EXT-X-ENDLIST\n`)
    expect((await backend.request(`/media/transcoded/${id}.exhigh.mp3`)).status).toBe(404)
    writeFileSync(path, `ffconcat version 1.0\nfile '${secret}'\n`)
    expect((await backend.request(`/media/transcoded/${id}.exhigh.mp3`)).status).toBe(404)
  })
})
