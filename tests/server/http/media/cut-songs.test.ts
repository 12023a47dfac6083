import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { playableFormatsHeader } from '../../../../src/contract/audio-formats'
import { findFfmpeg } from '../../../../server/library/transcode/find-ffmpeg'
import { onceForFile } from '../../../support/server/after-tests'
import { ffmpegFile, hasFfmpeg, type FfmpegFileOptions } from '../../../support/server/ffmpeg-file'
import {
  scannedBackend,
  songsOf,
  temporaryFolder,
  type TestBackend,
} from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'

interface Stream {
  url: string
  type: string
  level: string
  size: number
  time: number
}

const ffmpeg = findFfmpeg(process.env)
const formats = 'mp3-mp3,flac-flac,m4a-aac,wav-pcm'

/** Starts that lie neither on seconds nor on the frames of a code. */
const starts = ['00:00:00', '00:01:17', '00:03:74', '00:05:01']

const sheetFor = (name: string) =>
  [
    'PERFORMER "Band"',
    'TITLE "Live"',
    `FILE "${name}" WAVE`,
    ...starts.flatMap((start, at) => [`TRACK 0${at + 1} AUDIO`, `TITLE "T${at + 1}"`, `INDEX 01 ${start}`]),
  ].join('\n')

const served = async (name: string, options: FfmpegFileOptions = {}) => {
  const music = temporaryFolder()
  const path = ffmpegFile(name, { seconds: 7, ...options }, music)
  writeFileSync(join(music, 'sheet.cue'), sheetFor(name))
  const backend = await scannedBackend(music, { ffmpeg })
  return { backend, path, ids: (await songsOf(backend)).map(({ id }) => id) }
}

/** For tests that only read it. */
const ofFlac = onceForFile(() => served('a.flac'))

/** Returns the samples of a file in its own width, as 16 or 24 bits of two channels. */
const samplesOf = (input: string | Buffer, code = 's16le') => {
  const from = typeof input === 'string' ? input : 'pipe:0'
  const args = ['-v', 'error', '-i', from, '-f', code, '-ac', '2', 'pipe:1']
  return spawnSync('ffmpeg', args, { maxBuffer: 1e8, ...(typeof input === 'string' ? {} : { input }) }).stdout
}

const streamOf = async ({ call }: TestBackend, id: number, level = 'exhigh', header = formats) => {
  const headers: HeadersInit = header === '' ? {} : { [playableFormatsHeader]: header }
  const { body } = await call<{ data: Stream[] }>(`/song/url/v1?id=${id}&level=${level}`, { headers })
  return body.data[0]!
}

const fetchUrl = ({ request }: TestBackend, url: string, init?: RequestInit) =>
  request(url.replace('/api', ''), init)

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe.skipIf(!hasFfmpeg)('a track that is cut from a file', () => {
  it.each<[string, FfmpegFileOptions, string]>([
    ['a.flac', {}, 's16le'],
    ['a.flac', { rate: 96_000, codec: '-sample_fmt s32' }, 's24le'],
    ['a.wav', {}, 's16le'],
    ['a.aiff', { rate: 48_000 }, 's16le'],
    ['a.wv', {}, 's16le'],
    ['a.m4a', { codec: '-c:a alac' }, 's16le'],
  ])('has the samples of %s %o between its start and the next, and no other', async (name, options, code) => {
    const { backend, path, ids } = await served(name, options)
    expect(ids).toHaveLength(4)
    const pieces: Buffer[] = []
    for (const id of ids) {
      const stream = await streamOf(backend, id)
      expect(stream).toMatchObject({ type: 'wav', level: 'lossless' })
      const bytes = await bytesOf(await fetchUrl(backend, stream.url))
      expect(bytes).toHaveLength(stream.size)
      pieces.push(bytes.subarray(44))
    }
    const whole = samplesOf(path, code)
    expect(Buffer.concat(pieces).equals(whole)).toBe(true)
    const { rate = 44_100 } = options
    const frame = (rate / 75) * (code === 's24le' ? 6 : 4)
    expect(pieces.map(({ length }) => length / frame)).toEqual([92, 207, 77, 149])
  })

  it('sends any part of it, while it is being cut and afterwards', async () => {
    const { backend, path, ids } = await ofFlac()
    const { url, size } = await streamOf(backend, ids[2]!)
    const from = 299 * 588 * 4
    for (const start of [44, 40_044, 0]) {
      const part = await fetchUrl(backend, url, { headers: { Range: `bytes=${start}-${start + 99}` } })
      expect([part.status, part.headers.get('Content-Range')]).toEqual([
        206,
        `bytes ${start}-${start + 99}/${size}`,
      ])
      const bytes = await bytesOf(part)
      if (start > 0)
        expect(bytes.equals(samplesOf(path).subarray(from + start - 44, from + start + 56))).toBe(true)
    }
  })

  it.each([
    ['standard', 'mp3', 'standard'],
    ['higher', 'mp3', 'higher'],
    ['exhigh', 'wav', 'lossless'],
    ['lossless', 'wav', 'lossless'],
  ])('is sent at the level %s as %s', async (level, type, given) => {
    const { backend, ids } = await ofFlac()
    const stream = await streamOf(backend, ids[1]!, level)
    expect(stream).toMatchObject({ type, level: given, time: 2760 })
    const bytes = await bytesOf(await fetchUrl(backend, stream.url))
    expect(bytes).toHaveLength(stream.size)
    const seconds = samplesOf(bytes).length / 4 / (type === 'mp3' ? 48_000 : 44_100)
    expect(Math.abs(seconds - 2.76)).toBeLessThan(0.1)
  })

  it('is cut for a program, too, that does not say what it plays', async () => {
    const { backend, ids } = await ofFlac()
    expect(await streamOf(backend, ids[1]!, 'exhigh', '')).toMatchObject({ type: 'wav', time: 2760 })
  })

  it('is cut from a lossy file as well', async () => {
    const { backend, ids } = await served('a.mp3', { codec: '-b:a 320k' })
    expect(ids).toHaveLength(4)
    const stream = await streamOf(backend, ids[1]!)
    expect(stream).toMatchObject({ type: 'mp3', level: 'exhigh' })
    expect(await bytesOf(await fetchUrl(backend, stream.url))).toHaveLength(stream.size)
  })

  it('is downloaded as a FLAC of its own, with its names', async () => {
    const { backend, path, ids } = await served('a.wav')
    const headers = { Cookie: signedIn(backend.data).cookie }
    const { body } = await backend.call<{ data: Stream }>(`/song/download/url?id=${ids[1]}`, { headers })
    expect(body.data).toMatchObject({ type: 'flac' })
    const response = await fetchUrl(backend, body.data.url)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('audio/flac')
    expect(response.headers.get('Content-Disposition')).toContain('filename="Band - T2.flac"')
    const bytes = await bytesOf(response)
    const frame = 588 * 4
    expect(samplesOf(bytes).equals(samplesOf(path).subarray(92 * frame, 299 * frame))).toBe(true)
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'downloaded.flac'), bytes)
    const [song] = await songsOf(await scannedBackend(folder))
    expect(song).toMatchObject({ name: 'T2', ar: [{ name: 'Band' }], al: { name: 'Live' }, no: 2, dt: 2760 })
    // the whole file has no address any more
    expect((await backend.request(`/media/song/${ids[1]}.wav`)).status).toBe(404)
  })
})
