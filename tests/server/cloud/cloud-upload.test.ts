import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { BackendOptions } from '../../../server/backend'
import { flacFile } from '../support/flac-file'
import { jsonOf } from '../support/json-of'
import { mp3File } from '../support/mp3-file'
import { musicFolder, scannedBackend } from '../support/music-folder'
import { signedIn } from '../support/signed-in'
import { fileOf, uploaded, uploadForm, type UploadReply } from '../support/uploaded'

const song = mp3File({ frames: { TIT2: '月光', TPE1: '星野澄', TALB: '潮汐' } })

const drive = async (options: Partial<BackendOptions> = {}) => {
  const backend = await scannedBackend(musicFolder({}), options)
  const me = signedIn(backend.data)
  const send = async (init: RequestInit, cookie = me.cookie) => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', cookie)
    const response = await backend.request('/cloud', { method: 'POST', ...init, headers })
    return { status: response.status, body: await jsonOf<UploadReply>(response) }
  }
  const files = () => readdirSync(join(backend.data, 'uploads'))
  const count = async (cookie = me.cookie) =>
    (await backend.call<{ count: number }>('/user/cloud', { headers: { Cookie: cookie } })).body.count
  return {
    backend,
    me,
    send,
    files,
    count,
    upload: (file: Uint8Array, name: string) => uploaded(backend, me.cookie, file, name),
  }
}

const multipart = (lines: readonly string[], boundary = 'xyz') => ({
  headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  body: lines.join('\r\n'),
})

const part = 'Content-Disposition: form-data; name="songFile"; filename="a.mp3"'

describe('an upload', () => {
  it('is kept under the sum of its bytes, and can be played at once', async () => {
    const { backend, me, upload, files } = await drive()
    const { status, body, id } = await upload(song, '月光.mp3')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      code: 200,
      songId: expect.stringMatching(/^\d+$/),
      needUpload: true,
      privateCloud: {
        fileName: '月光.mp3',
        simpleSong: { id, name: '月光', t: 1, ar: [{ name: '星野澄' }] },
      },
    })
    expect(files()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.mp3$/)])
    const headers = { Cookie: me.cookie }
    const streams = await backend.call<{ data: { url: string; md5: string }[] }>(`/song/url/v1?id=${id}`, {
      headers,
    })
    const [stream] = streams.body.data
    expect(`${stream!.md5}.mp3`).toBe(files()[0])
    const sound = await backend.request(stream!.url.replace('/api', ''), { headers })
    expect(Buffer.from(await sound.arrayBuffer()).equals(song)).toBe(true)
  })

  it.each([
    ['一首 “歌” 😀.mp3', '一首 “歌” 😀.mp3'],
    ['../../../etc/passwd.mp3', 'passwd.mp3'],
    ['C:\\music\\a.MP3', 'a.MP3'],
  ])('named %j is shown as %j and lies where it belongs', async (given, shown) => {
    const { backend, upload, files } = await drive()
    const { body } = await upload(song, given)
    expect(body.privateCloud).toMatchObject({ fileName: shown })
    expect(files()).toHaveLength(1)
    expect(readdirSync(backend.data).sort()).toEqual(readdirSync((await drive()).backend.data).sort())
  })

  it('with a name beyond all reason keeps the end of it', async () => {
    const { body } = await (await drive()).upload(song, `${'长'.repeat(400)}.mp3`)
    const { fileName } = body.privateCloud as unknown as { fileName: string }
    expect([fileName.length, fileName.slice(-4)]).toEqual([255, '.mp3'])
  })

  it('without tags is named by its file, and without an artist names nobody', async () => {
    const { upload } = await drive()
    const named = await upload(mp3File({ seed: 7 }), '某人 - 某歌.mp3')
    expect(named.body.privateCloud.simpleSong).toMatchObject({
      name: '某歌',
      ar: [{ name: '某人' }],
      al: { name: null },
    })
    const bare = await upload(mp3File({ seed: 8 }), '录音.mp3')
    expect(bare.body.privateCloud.simpleSong).toMatchObject({
      name: '录音',
      ar: [{ id: 0, name: null }],
      al: { id: 0, name: null },
    })
  })

  it.each([
    ['of another ending', uploadForm(song, 'a.wav'), 400, '只支持 MP3 和 FLAC 文件'],
    ['without an ending', uploadForm(song, 'mp3'), 400, '只支持 MP3 和 FLAC 文件'],
    ['named as what it is not', uploadForm(flacFile(), 'a.mp3'), 400, '文件的扩展名与内容不符'],
    ['of words', uploadForm('no music at all', 'a.mp3'), 400, '文件里没有完整的 MP3 或 FLAC 音频'],
    [
      'cut short',
      uploadForm(flacFile({ seconds: 2 }).subarray(0, 5000), 'a.flac'),
      400,
      '文件里没有完整的 MP3 或 FLAC 音频',
    ],
    ['of no bytes', uploadForm('', 'a.mp3'), 400, '文件是空的'],
    ['under another field', uploadForm(song, 'a.mp3', 'file'), 404, '没有收到文件：表单里缺少 songFile'],
    [
      'that is a word and no file',
      (() => {
        const form = new FormData()
        form.append('songFile', 'a.mp3')
        return form
      })(),
      404,
      '没有收到文件：表单里缺少 songFile',
    ],
    ['of no file', new FormData(), 404, '没有收到文件：表单里缺少 songFile'],
  ])('%s is refused with a reason, and nothing stays', async (_, body, code, message) => {
    const { send, files, count } = await drive()
    const answer = await send({ body })
    expect(answer.body).toEqual({ code, message })
    expect(answer.status).toBe(code === 404 ? 404 : 200)
    expect(files()).toEqual([])
    expect(await count()).toBe(0)
  })

  it('of two files is refused, and neither stays', async () => {
    const { send, files } = await drive()
    const body = uploadForm(song, 'a.mp3')
    body.append('songFile', fileOf(flacFile(), 'b.flac'))
    expect((await send({ body })).body).toEqual({ code: 400, message: '一次只能上传一个文件' })
    expect(files()).toEqual([])
  })

  it('may come with a few other fields', async () => {
    const { send } = await drive()
    const body = new FormData()
    body.append('note', 'x')
    body.append('songFile', fileOf(song, 'a.mp3'))
    body.append('timestamp', '1')
    expect((await send({ body })).body.code).toBe(200)
  })

  it.each([
    ['cut in its head', multipart(['--xyz', 'Content-Dispo'])],
    ['cut in its file', multipart(['--xyz', part, '', 'abc'])],
    ['cut before its last line', multipart(['--xyz', part, '', 'abc', '--xyz'])],
    ['with a head of nonsense', multipart(['--xyz', '\u0001\u0002: x', '', 'abc', '--xyz--', ''])],
    ['with another boundary than it says', multipart(['--abc', part, '', 'abc', '--abc--', ''])],
    ['without a boundary', { headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' }],
    ['of nothing', multipart([])],
  ])('in a form %s is refused, and nothing stays', async (_, init) => {
    const { send, files } = await drive()
    const { status, body } = await send(init)
    expect([status, body.code, body.message]).toEqual([200, 400, '上传的内容不完整，请重新上传'])
    expect(files()).toEqual([])
  })

  it.each([
    ['JSON', { headers: { 'Content-Type': 'application/json' }, body: '{"songFile":"a.mp3"}' }],
    ['a plain form', { body: new URLSearchParams({ songFile: 'a.mp3' }) }],
    ['bare bytes', { headers: { 'Content-Type': 'audio/mpeg' }, body: new Uint8Array(song) }],
    ['no body', {}],
  ])('sent as %s is told that no file came', async (_, init) => {
    const { status, body } = await (await drive()).send(init)
    expect([status, body.code]).toEqual([404, 404])
  })

  it('of the same bytes finds the old song again', async () => {
    const { upload, files, count } = await drive()
    const first = await upload(song, 'a.mp3')
    const again = await upload(song, 'another name.mp3')
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({ code: 201, songId: first.body.songId, needUpload: false })
    expect(files()).toHaveLength(1)
    expect(await count()).toBe(1)
  })

  it('of the same bytes by two listeners lies on the disk once, until neither has it', async () => {
    const { backend, me, upload, files, count } = await drive()
    const other = signedIn(backend.data, '另一位')
    const mine = await upload(song, 'a.mp3')
    const theirs = await uploaded(backend, other.cookie, song, 'b.mp3')
    expect(theirs.body).toMatchObject({ code: 200, needUpload: true })
    expect(theirs.id).not.toBe(mine.id)
    expect(files()).toHaveLength(1)
    const drop = (id: number, Cookie: string) =>
      backend.call(`/user/cloud/del?id=${id}`, { headers: { Cookie } })
    await drop(mine.id, me.cookie)
    expect([files().length, await count(), await count(other.cookie)]).toEqual([1, 0, 1])
    await drop(theirs.id, other.cookie)
    expect(files()).toEqual([])
  })

  it('deleted and sent again is a new song', async () => {
    const { backend, me, upload } = await drive()
    const first = await upload(song, 'a.mp3')
    await backend.call(`/user/cloud/del?id=${first.id}`, { headers: { Cookie: me.cookie } })
    const second = await upload(song, 'a.mp3')
    expect(second.body.code).toBe(200)
    expect(second.id).not.toBe(first.id)
  })
})

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
    const { backend } = await drive()
    const { init, pulls } = endless()
    const answer = await backend.call('/cloud', { method: 'POST', ...init })
    expect(answer).toMatchObject({ status: 301, body: { code: 301 } })
    expect(pulls()).toBe(0)
  })

  it('refuse what says that it is too large before a byte is read', async () => {
    const { send } = await drive()
    const { init, pulls } = endless()
    const headers = { ...init.headers, 'Content-Length': String(301 * 1024 * 1024) }
    expect((await send({ ...init, headers })).body).toEqual({ code: 413, message: '文件太大' })
    expect(pulls()).toBe(0)
  })

  it('end an upload that does not say so as soon as it is too large', async () => {
    const { send, files } = await drive({ cloud: { maxBytes: 1_000_000 } })
    const { init, pulls } = endless()
    expect(await send(init)).toEqual({ status: 413, body: { code: 413, message: '云盘空间不足' } })
    expect(pulls()).toBeLessThan(1100)
    expect(files()).toEqual([])
  })

  it('count every file of a listener, and take another once there is room', async () => {
    const { backend, me, upload, files } = await drive({ cloud: { maxBytes: song.length * 2 - 1 } })
    const first = await upload(song, 'a.mp3')
    const second = mp3File({ frames: { TIT2: '月光', TPE1: '星野澄', TALB: '潮汐' }, seed: 9 })
    expect((await upload(second, 'b.mp3')).body).toEqual({ code: 413, message: '云盘空间不足' })
    expect(files()).toHaveLength(1)
    const other = signedIn(backend.data, '另一位')
    expect((await uploaded(backend, other.cookie, second, 'b.mp3')).body.code).toBe(200)
    await backend.call(`/user/cloud/del?id=${first.id}`, { headers: { Cookie: me.cookie } })
    expect((await upload(second, 'b.mp3')).body.code).toBe(200)
  })

  it('hold for uploads that come at the same time', async () => {
    const { upload, files, count } = await drive({ cloud: { maxBytes: song.length * 2 - 1 } })
    const answers = await Promise.all([1, 2, 3].map((seed) => upload(mp3File({ seed, seconds: 1 }), 'a.mp3')))
    const codes = answers.map(({ body }) => body.code).sort()
    expect(codes.filter((code) => code === 413).length).toBe(codes.length - files().length)
    expect(await count()).toBe(files().length)
    expect(codes).toContain(413)
  })

  it('let a listener send three files at a time, and no more', async () => {
    const { backend, send, upload } = await drive()
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
    const { upload, files, count } = await drive({ cloud: { createFile: failing('ENOSPC') } })
    const { status, body } = await upload(song, 'a.mp3')
    expect({ status, body }).toEqual({ status: 413, body: { code: 413, message: '服务器的磁盘空间不足' } })
    expect([files(), await count()]).toEqual([[], 0])
  })

  it('that fails in another way is a fault of the server, told on its console', async () => {
    const { backend, upload, count } = await drive({ cloud: { createFile: failing('EIO') } })
    expect((await upload(song, 'a.mp3')).body).toMatchObject({ code: 500 })
    expect(backend.lines.at(-1)).toContain('EIO')
    expect(await count()).toBe(0)
  })
})

describe('a server that ends in mid-upload', () => {
  it('has every upload it answered when it comes back, and no leftovers', async () => {
    const { backend, me, upload, files } = await drive()
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
    const { backend, send, files } = await drive()
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
