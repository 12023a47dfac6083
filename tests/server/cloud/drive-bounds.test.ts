import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { mp3File } from '../support/mp3-file'
import { musicFolder, scannedBackend } from '../support/music-folder'
import { signedIn } from '../support/signed-in'
import { uploadDrive } from '../support/upload-drive'
import { uploaded } from '../support/uploaded'

const song = mp3File({ frames: { TIT2: '月光', TPE1: '星野澄', TALB: '潮汐' } })

const part = 'Content-Disposition: form-data; name="songFile"; filename="a.mp3"'

/** A form of endless bytes that counts how often it is asked for more. */
const endless = () => {
  let pulls = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulls++
        controller.enqueue(
          new TextEncoder().encode(pulls === 1 ? `--xyz\r\n${part}\r\n\r\n` : 'x'.repeat(65_536)),
        )
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'Content-Type': 'multipart/form-data; boundary=xyz' }
  return { init: { headers, body, duplex: 'half' } as RequestInit, pulls: () => pulls }
}

describe('the bounds of a drive', () => {
  it('send a visitor to log in before a byte is read', async () => {
    const { backend } = await uploadDrive()
    const { init, pulls } = endless()
    const answer = await backend.call('/cloud', { method: 'POST', ...init })
    expect(answer).toMatchObject({ status: 301, body: { code: 301 } })
    expect(pulls()).toBe(0)
  })

  it('refuse what says that it is too large before a byte is read', async () => {
    const { send } = await uploadDrive()
    const { init, pulls } = endless()
    const headers = { ...init.headers, 'Content-Length': String(301 * 1024 * 1024) }
    expect((await send({ ...init, headers })).body).toEqual({
      code: 413,
      message: '文件太大',
      reason: 'tooLarge',
    })
    expect(pulls()).toBe(0)
  })

  it('end an upload that does not say so as soon as it is too large', async () => {
    const { send, files } = await uploadDrive({ cloud: { maxBytes: 1_000_000 } })
    const { init, pulls } = endless()
    expect(await send(init)).toEqual({
      status: 413,
      body: { code: 413, message: '云盘空间不足', reason: 'driveFull' },
    })
    expect(pulls()).toBeLessThan(40)
    expect(files()).toEqual([])
  })

  it('count every file of a listener, and take another once there is room', async () => {
    const { backend, me, upload, files } = await uploadDrive({ cloud: { maxBytes: song.length * 2 - 1 } })
    const first = await upload(song, 'a.mp3')
    const second = mp3File({ frames: { TIT2: '月光', TPE1: '星野澄', TALB: '潮汐' }, seed: 9 })
    expect((await upload(second, 'b.mp3')).body).toEqual({
      code: 413,
      message: '云盘空间不足',
      reason: 'driveFull',
    })
    expect(files()).toHaveLength(1)
    const other = signedIn(backend.data, '另一位')
    expect((await uploaded(backend, other.cookie, second, 'b.mp3')).body.code).toBe(200)
    await backend.call(`/user/cloud/del?id=${first.id}`, { headers: { Cookie: me.cookie } })
    expect((await upload(second, 'b.mp3')).body.code).toBe(200)
  })

  it('hold for uploads that come at the same time', async () => {
    const { upload, files, count } = await uploadDrive({ cloud: { maxBytes: song.length * 2 - 1 } })
    const answers = await Promise.all([1, 2, 3].map((seed) => upload(mp3File({ seed, seconds: 1 }), 'a.mp3')))
    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 413).length).toBe(codes.length - files().length)
    expect(await count()).toBe(files().length)
    expect(codes).toContain(413)
  })

  it('let a listener send three files at a time, and no more', async () => {
    const { backend, send, upload } = await uploadDrive()
    const held = [1, 2, 3].map(() => {
      let finish = (): void => undefined
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => void (finish = () => controller.close()),
      })
      const { init } = endless()
      return { answer: send({ ...init, body }), finish: () => finish() }
    })
    expect((await upload(song, 'a.mp3')).body).toEqual({
      code: 405,
      message: '同时上传的文件太多，请稍候再试',
      reason: 'tooMany',
    })
    const other = signedIn(backend.data, '另一位')
    expect((await uploaded(backend, other.cookie, song, 'a.mp3')).body.code).toBe(200)
    for (const { finish } of held) finish()
    await Promise.all(held.map(({ answer }) => answer))
    expect((await upload(song, 'a.mp3')).body.code).toBe(200)
  })
})

/** A disk that takes some bytes and then no more. */
const failing = (code: string) => () =>
  new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error(`${code}: it is so`), { code })),
  })

describe('a disk', () => {
  it('that is full is named in the answer, and nothing stays', async () => {
    const { upload, files, count } = await uploadDrive({ cloud: { createFile: failing('ENOSPC') } })
    const { status, body } = await upload(song, 'a.mp3')
    expect({ status, body }).toEqual({
      status: 413,
      body: { code: 413, message: '服务器的磁盘空间不足', reason: 'diskFull' },
    })
    expect([files(), await count()]).toEqual([[], 0])
  })

  it('that fails in another way is a fault of the server, told on its console', async () => {
    const { backend, upload, count } = await uploadDrive({ cloud: { createFile: failing('EIO') } })
    expect((await upload(song, 'a.mp3')).body).toMatchObject({ code: 500 })
    expect(backend.lines.at(-1)).toContain('EIO')
    expect(await count()).toBe(0)
  })
})

describe('a server that ends in mid-upload', () => {
  it('has every upload it answered when it comes back, and no leftovers', async () => {
    const { backend, me, upload, files } = await uploadDrive()
    const { id } = await upload(song, 'a.mp3')
    // as a kill leaves it: a file half come, and one whose row was never written
    musicFolder(
      {
        'uploads/3f2504e0-4f89-41d3-9a0c-0305e82c3301.part.mp3': 'half',
        [`uploads/${'0'.repeat(32)}.flac`]: 'x',
      },
      backend.data,
    )
    const again = await scannedBackend(musicFolder({}), { data: backend.data })
    const page = await again.call<{ data: { songId: number }[] }>('/user/cloud', {
      headers: { Cookie: me.cookie },
    })
    expect(page.body.data.map(({ songId }) => songId)).toEqual([id])
    expect(files()).toHaveLength(1)
    expect(readFileSync(join(backend.data, 'uploads', files()[0]!)).equals(song)).toBe(true)
  })

  it('breaks off what is coming in when it is closed', async () => {
    const { backend, send, files } = await uploadDrive()
    let more = (): void => undefined
    const started = new Promise<void>((done) => {
      more = done
    })
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(`--xyz\r\n${part}\r\n\r\nabc`)),
      pull: () => more(),
    })
    const { init } = endless()
    const answer = send({ ...init, body })
    await started
    await expect.poll(files).toHaveLength(1)
    await backend.close()
    expect((await answer).body.code).toBe(400)
    expect(files()).toEqual([])
  })
})
