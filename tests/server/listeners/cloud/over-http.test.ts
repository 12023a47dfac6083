import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { request, type ClientRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { jsonOf } from '../../../support/server/json-of'
import { mp3File } from '../../../support/server/mp3-file'
import { startTestServer } from '../../../support/server/test-server'
import { signedIn } from '../../../support/server/signed-in'
import { uploadForm, type UploadReply } from '../../../support/server/upload-file'

const drive = async () => {
  const server = await startTestServer()
  const uploads = join(server.data, 'uploads')
  return { ...server, me: signedIn(server.data), uploads, files: () => readdirSync(uploads) }
}

/** Returns the files of a folder that this process holds open. */
const openBelow = (folder: string) =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder)
    } catch {
      return false
    }
  })

const head = '--xyz\r\nContent-Disposition: form-data; name="songFile"; filename="a.mp3"\r\n\r\n'

/** Starts an upload of ten million bytes and sends the first ones. */
const begun = (port: number, cookie: string): ClientRequest => {
  const upload = request({
    port,
    host: '127.0.0.1',
    path: '/api/cloud',
    method: 'POST',
    headers: {
      Cookie: cookie,
      'Content-Type': 'multipart/form-data; boundary=xyz',
      'Content-Length': 10_000_000,
    },
  })
  upload.on('error', () => undefined)
  upload.write(head + 'x'.repeat(100_000))
  return upload
}

describe('an upload over http', () => {
  it('is complete, even a large one', async () => {
    const { address, me, files } = await drive()
    const song = mp3File({ seconds: 300, kbit: 320 })
    const response = await fetch(`${address}/api/cloud`, {
      method: 'POST',
      headers: { Cookie: me.cookie },
      body: uploadForm(song, '长歌.mp3'),
    })
    const body = await jsonOf<UploadReply>(response)
    expect(body).toMatchObject({ code: 200, privateCloud: { fileName: '长歌.mp3', fileSize: song.length } })
    expect(files()).toHaveLength(1)
  })

  it.runIf(process.platform === 'linux')(
    'that is broken off leaves neither a file nor a handle',
    async () => {
      const { address, port, me, lines, uploads, files } = await drive()
      const upload = begun(port, me.cookie)
      await expect.poll(files).toHaveLength(1)
      await expect.poll(() => openBelow(uploads)).toHaveLength(1)
      upload.destroy()
      await expect.poll(files).toEqual([])
      await expect.poll(() => openBelow(uploads)).toEqual([])
      const page = await fetch(`${address}/api/user/cloud`, { headers: { Cookie: me.cookie } })
      expect(await page.json()).toMatchObject({ count: 0, size: 0 })
      expect(lines.filter((line) => line.includes('failed'))).toEqual([])
    },
  )

  it('releases its place among the three when it is broken off', async () => {
    const { address, port, me, files } = await drive()
    for (const _ of [1, 2, 3, 4]) {
      const upload = begun(port, me.cookie)
      await expect.poll(files).toHaveLength(1)
      upload.destroy()
      await expect.poll(files).toEqual([])
    }
    const response = await fetch(`${address}/api/cloud`, {
      method: 'POST',
      headers: { Cookie: me.cookie },
      body: uploadForm(mp3File(), 'a.mp3'),
    })
    expect(await response.json()).toMatchObject({ code: 200 })
  })

  it('gets the reply for visitors before most of it is sent', async () => {
    const { port, files } = await drive()
    const upload = begun(port, 'MUSIC_U=none')
    const [response] = await once(upload, 'response')
    expect(response.statusCode).toBe(301)
    expect(files()).toEqual([])
    upload.destroy()
  })

  it('gets the refusal of its ending after all of it was sent', async () => {
    const { address, me, files } = await drive()
    const response = await fetch(`${address}/api/cloud`, {
      method: 'POST',
      headers: { Cookie: me.cookie },
      body: uploadForm(new Uint8Array(20_000_000), 'film.mp4'),
    })
    expect(await response.json()).toEqual({
      code: 400,
      message: '只支持 MP3 和 FLAC 文件',
      reason: 'wrongName',
    })
    expect(files()).toEqual([])
  })

  it('gets the refusal of its size at once', async () => {
    const { port, me } = await drive()
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const lines = [
      'POST /api/cloud HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      `Cookie: ${me.cookie}`,
      'Content-Type: multipart/form-data; boundary=xyz',
      'Content-Length: 99999999999',
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toContain('HTTP/1.1 413')
    expect(answer.toString()).toContain('文件太大')
  })

  it('is the same file when sent in many small chunks', async () => {
    const { port, me, files } = await drive()
    const song = mp3File({ frames: { TIT2: '碎' } })
    const upload = request({
      port,
      host: '127.0.0.1',
      path: '/api/cloud',
      method: 'POST',
      headers: { Cookie: me.cookie, 'Content-Type': 'multipart/form-data; boundary=xyz' },
    })
    const whole = Buffer.concat([Buffer.from(head), song, Buffer.from('\r\n--xyz--\r\n')])
    for (let at = 0; at < whole.length; at += 97) upload.write(whole.subarray(at, at + 97))
    upload.end()
    const [response] = await once(upload, 'response')
    const chunks: Buffer[] = await response.toArray()
    expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
      code: 200,
      privateCloud: { fileSize: song.length, simpleSong: { name: '碎' } },
    })
    expect(files()).toHaveLength(1)
  })
})
