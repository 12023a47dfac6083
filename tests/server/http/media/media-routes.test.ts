import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'

const secret = { 'secret.txt': 'not yours' }
const track = mp3File({ seconds: 2 })

const oneSong = async () => {
  const music = musicFolder({ 'one.mp3': track, ...secret })
  const backend = await scannedBackend(music)
  const [song] = await songsOf(backend)
  const path = `/media/song/${song!.id}.mp3`
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    backend.request(path, { headers, method })
  return { music, backend, song: song!, path, ask }
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('the song route', () => {
  it('sends a whole file with the headers needed for seeking', async () => {
    const { ask } = await oneSong()
    const response = await ask()
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(track.length),
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]+-[0-9a-f]+"$/),
    })
    expect((await bytesOf(response)).equals(track)).toBe(true)
  })

  it.each([
    ['bytes=0-', 0, track.length - 1],
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=-100', track.length - 100, track.length - 1],
    ['bytes=100-99999999', 100, track.length - 1],
    ['bytes=-99999999', 0, track.length - 1],
    [`bytes=${track.length - 1}-`, track.length - 1, track.length - 1],
  ])('sends the range %s', async (range, start, end) => {
    const { ask } = await oneSong()
    const response = await ask({ Range: range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${track.length}`)
    expect(response.headers.get('content-length')).toBe(String(end - start + 1))
    expect((await bytesOf(response)).equals(track.subarray(start, end + 1))).toBe(true)
  })

  it.each([`bytes=${track.length}-`, `bytes=${track.length}-${track.length + 9}`, 'bytes=-0'])(
    'returns the file’s length for %s, which is outside of it',
    async (range) => {
      const { ask } = await oneSong()
      for (const method of ['GET', 'HEAD']) {
        const response = await ask({ Range: range }, method)
        expect(response.status).toBe(416)
        expect(response.headers.get('content-range')).toBe(`bytes */${track.length}`)
        expect(await response.text()).toBe('')
      }
    },
  )

  it.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'seconds=0-1', 'nonsense'])(
    'ignores %s and sends the whole file',
    async (range) => {
      const response = await (await oneSong()).ask({ Range: range }, 'HEAD')
      expect([response.status, response.headers.get('content-range')]).toEqual([200, null])
    },
  )

  it('sends the whole file for two ranges', async () => {
    const response = await (await oneSong()).ask({ Range: 'bytes=0-1,5-6' })
    expect([response.status, (await bytesOf(response)).length]).toEqual([200, track.length])
  })

  it('answers HEAD with the same headers and no body', async () => {
    const { ask } = await oneSong()
    const whole = await ask({}, 'HEAD')
    expect([whole.status, whole.headers.get('content-length'), await whole.text()]).toEqual([
      200,
      String(track.length),
      '',
    ])
    const part = await ask({ Range: 'bytes=0-9' }, 'HEAD')
    expect([part.status, part.headers.get('content-length'), await part.text()]).toEqual([206, '10', ''])
  })

  it('answers 304 when the browser has the file', async () => {
    const { ask } = await oneSong()
    const etag = (await ask({}, 'HEAD')).headers.get('etag')!
    for (const header of [etag, `"other", W/${etag}`, '*'])
      expect((await ask({ 'If-None-Match': header })).status).toBe(304)
    expect((await ask({ 'If-None-Match': '"other"' }, 'HEAD')).status).toBe(200)
  })

  it('continues a range only of the same file', async () => {
    const { ask } = await oneSong()
    const { headers } = await ask({}, 'HEAD')
    const range = { Range: 'bytes=1-2' }
    for (const condition of [headers.get('etag')!, headers.get('last-modified')!])
      expect((await ask({ ...range, 'If-Range': condition }, 'HEAD')).status).toBe(206)
    for (const condition of ['"other"', `W/${headers.get('etag')}`, 'Thu, 01 Jan 1970 00:00:00 GMT'])
      expect((await ask({ ...range, 'If-Range': condition }, 'HEAD')).status).toBe(200)
  })

  it('sends the whole file when it has changed since, even for an impossible range', async () => {
    const { ask } = await oneSong()
    const asked = { Range: `bytes=${track.length}-`, 'If-Range': '"other"' }
    expect((await ask(asked, 'HEAD')).status).toBe(200)
  })

  it('names the file only for a download', async () => {
    const { backend, path, ask } = await oneSong()
    expect((await ask({}, 'HEAD')).headers.get('content-disposition')).toBeNull()
    const saved = await backend.request(`${path}?download=1`, { headers: { Range: 'bytes=0-9' } })
    expect([saved.status, saved.headers.get('content-disposition')]).toEqual([
      206,
      expect.stringMatching(/^attachment; filename=/),
    ])
  })

  it('answers 404 in JSON when the file is missing', async () => {
    const { music, ask } = await oneSong()
    rmSync(join(music, 'one.mp3'))
    const response = await ask()
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ code: 404, data: null, msg: 'Not Found' })
  })

  it('neither waits for a pipe nor opens a folder in place of the file', async () => {
    const { music, ask } = await oneSong()
    const path = join(music, 'one.mp3')
    rmSync(path)
    spawnSync('mkfifo', [path])
    expect((await ask()).status).toBe(404)
    rmSync(path)
    mkdirSync(path)
    expect((await ask()).status).toBe(404)
  })

  it('sends FLAC as audio/flac, and requires the right ending', async () => {
    const backend = await scannedBackend(musicFolder({ 'one.flac': flacFile() }))
    const [song] = await songsOf(backend)
    const right = await backend.request(`/media/song/${song!.id}.flac?level=lossless`, { method: 'HEAD' })
    expect([right.status, right.headers.get('content-type')]).toEqual([200, 'audio/flac'])
    expect((await backend.request(`/media/song/${song!.id}.mp3`)).status).toBe(404)
  })
})

const attempts = ['../secret.txt', '..%2Fsecret.txt', '%2e%2e%2fsecret.txt', '..%5Csecret.txt', 'secret.txt']
const oddities = [
  '0.mp3',
  '-1.mp3',
  '1e9.mp3',
  '1000001.mp3%00.txt',
  '1000001.mp3%2F..%2Fsecret.txt',
  '.jpg',
  '%ff.jpg',
]

describe('mediaRoutes', () => {
  it.each([...attempts, ...oddities])('never leave the library for %s', async (name) => {
    const { backend } = await oneSong()
    for (const kind of ['song', 'cover', 'banner']) {
      const response = await backend.request(`/media/${kind}/${name}`)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(await response.text()).not.toContain('not yours')
    }
  })

  it('draw a cover while its picture cannot be read, and show it later', async () => {
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c00' } })
      .jpeg()
      .toBuffer()
    const music = musicFolder({ 'one.mp3': track, 'cover.jpg': picture })
    const backend = await scannedBackend(music)
    const [song] = await songsOf(backend)
    const ask = () => backend.request(`${song!.al.picUrl.replace('/api', '')}?param=50y50`)
    rmSync(join(music, 'cover.jpg'))
    expect((await ask()).headers.get('cache-control')).toBe('no-store')
    writeFileSync(join(music, 'cover.jpg'), picture)
    const back = await ask()
    expect(back.headers.get('cache-control')).toContain('immutable')
    const { dominant } = await sharp(await bytesOf(back)).stats()
    expect(dominant.r).toBeGreaterThan(150)
  })

  it('show a playlist’s current cover at an outdated URL, without caching it', async () => {
    const { backend } = await oneSong()
    const response = await backend.request('/media/cover/p300000001-00000000.jpg?param=50y50')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['g999999.jpg', 'p399999999-00000000.jpg', `${'0'.repeat(20)}.jpg`, 'g200000001.png'])(
    'draw no cover for the unknown key %s',
    async (name) => {
      const { backend } = await oneSong()
      expect((await backend.request(`/media/cover/${name}`)).status).toBe(404)
    },
  )
})
