import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'
import { uploadDrive } from '../../../support/server/upload-drive'
import { uploadFile } from '../../../support/server/upload-file'

const song = mp3File({ frames: { TIT2: '月光', TPE1: '星野澄', TALB: '潮汐' } })

const part = 'Content-Disposition: form-data; name="songFile"; filename="a.mp3"'

/** An endless form that counts how often it is read. */
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

describe('the limits of the drive', () => {
  it('require a login before a byte is read', async () => {
    const { backend } = await uploadDrive()
    const { init, pulls } = endless()
    const answer = await backend.call('/cloud', { method: 'POST', ...init })
    expect(answer).toMatchObject({ status: 301, body: { code: 301 } })
    expect(pulls()).toBe(0)
  })

  it('refuse an upload with a large Content-Length before a byte is read', async () => {
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

  it('end an upload without Content-Length as soon as it is too large', async () => {
    const { send, files } = await uploadDrive({ cloud: { maxBytes: 1_000_000 } })
    const { init, pulls } = endless()
    expect(await send(init)).toEqual({
      status: 413,
      body: { code: 413, message: '云盘空间不足', reason: 'driveFull' },
    })
    expect(pulls()).toBeLessThan(40)
    expect(files()).toEqual([])
  })

  it('count every file of a listener, and accept another once there is room', async () => {
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
    expect((await uploadFile(backend, other.cookie, second, 'b.mp3')).body.code).toBe(200)
    await backend.call(`/user/cloud/del?id=${first.id}`, { headers: { Cookie: me.cookie } })
    expect((await upload(second, 'b.mp3')).body.code).toBe(200)
  })

  it('apply to concurrent uploads', async () => {
    const { upload, files, count } = await uploadDrive({ cloud: { maxBytes: song.length * 2 - 1 } })
    const answers = await Promise.all([1, 2, 3].map((seed) => upload(mp3File({ seed, seconds: 1 }), 'a.mp3')))
    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 413).length).toBe(codes.length - files().length)
    expect(await count()).toBe(files().length)
    expect(codes).toContain(413)
  })

  it('allow three concurrent uploads per listener', async () => {
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
    expect((await uploadFile(backend, other.cookie, song, 'a.mp3')).body.code).toBe(200)
    for (const { finish } of held) finish()
    await Promise.all(held.map(({ answer }) => answer))
    expect((await upload(song, 'a.mp3')).body.code).toBe(200)
  })
})

/** A disk that accepts some bytes and then fails. */
const failing = (code: string) => () =>
  new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error(`${code}: it is so`), { code })),
  })

describe('a disk fault', () => {
  it('is named in the reply if the disk is full, and nothing is stored', async () => {
    const { upload, files, count } = await uploadDrive({ cloud: { createFile: failing('ENOSPC') } })
    const { status, body } = await upload(song, 'a.mp3')
    expect({ status, body }).toEqual({
      status: 413,
      body: { code: 413, message: '服务器的磁盘空间不足', reason: 'diskFull' },
    })
    expect([files(), await count()]).toEqual([[], 0])
  })

  it('of another kind gets status 500 and is logged', async () => {
    const { backend, upload, count } = await uploadDrive({ cloud: { createFile: failing('EIO') } })
    expect((await upload(song, 'a.mp3')).body).toMatchObject({ code: 500 })
    expect(backend.lines.at(-1)).toContain('EIO')
    expect(await count()).toBe(0)
  })
})

describe('createBackend during uploads', () => {
  it('has every confirmed upload after a restart, and no leftovers', async () => {
    const { backend, me, upload, files } = await uploadDrive()
    const { id } = await upload(song, 'a.mp3')
    // as after a kill: an incomplete file, and a file without a row
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

  it('aborts uploads when it is closed', async () => {
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
