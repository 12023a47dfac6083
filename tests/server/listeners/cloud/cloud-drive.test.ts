import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { asWritten } from '../../../support/server/as-written'
import { uploadFaults } from '../../../../server/listeners/cloud/upload-fault'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { signedIn } from '../../../support/server/signed-in'
import { uploadDrive } from '../../../support/server/upload-drive'
import { fileOf, uploadFile, uploadForm } from '../../../support/server/upload-file'

const song = mp3File({ frames: { TIT2: '月光', TPE1: '星野澄', TALB: '潮汐' } })

const multipart = (lines: readonly string[], boundary = 'xyz') => ({
  headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  body: lines.join('\r\n'),
})

const part = 'Content-Disposition: form-data; name="songFile"; filename="a.mp3"'

describe('createCloudDrive', () => {
  it('stores an upload under its MD5, and it can be played at once', async () => {
    const { backend, me, upload, files } = await uploadDrive()
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
  ])('shows an upload named %j as %j, and stores it in its own folder', async (given, shown) => {
    const { backend, upload, files } = await uploadDrive()
    const { body } = await upload(song, given)
    expect(body.privateCloud).toMatchObject({ fileName: shown })
    expect(files()).toHaveLength(1)
    expect(readdirSync(backend.data).sort()).toEqual(readdirSync((await uploadDrive()).backend.data).sort())
  })

  it('keeps the ending of a very long name', async () => {
    const { body } = await (await uploadDrive()).upload(song, `${'长'.repeat(400)}.mp3`)
    const { fileName } = body.privateCloud as unknown as { fileName: string }
    expect([fileName.length, fileName.slice(-4)]).toEqual([255, '.mp3'])
  })

  it('names an upload without tags by its file, and leaves its artist empty', async () => {
    const { upload } = await uploadDrive()
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
    ['of another ending', uploadForm(song, 'a.wav'), uploadFaults.wrongName],
    ['without an ending', uploadForm(song, 'mp3'), uploadFaults.wrongName],
    ['named as what it is not', uploadForm(flacFile(), 'a.mp3'), uploadFaults.misnamed],
    ['of words', uploadForm('no music at all', 'a.mp3'), uploadFaults.noAudio],
    ['cut short', uploadForm(flacFile({ seconds: 2 }).subarray(0, 5000), 'a.flac'), uploadFaults.noAudio],
    ['of no bytes', uploadForm('', 'a.mp3'), uploadFaults.empty],
    ['under another field', uploadForm(song, 'a.mp3', 'file'), uploadFaults.noFile],
    [
      'that is a word and no file',
      (() => {
        const form = new FormData()
        form.append('songFile', 'a.mp3')
        return form
      })(),
      uploadFaults.noFile,
    ],
    ['of no file', new FormData(), uploadFaults.noFile],
  ])('%s is refused with a reason, and nothing stays', async (_, body, fault) => {
    const { send, files, count } = await uploadDrive()
    const answer = await send({ body })
    expect(answer.body).toEqual(asWritten(fault))
    expect(answer.status).toBe(fault.code === 404 ? 404 : 200)
    expect(files()).toEqual([])
    expect(await count()).toBe(0)
  })

  it('refuses an upload with a message and a reason', () => {
    expect(asWritten(uploadFaults.wrongName)).toEqual({
      code: 400,
      message: '只支持 MP3 和 FLAC 文件',
      reason: 'wrongName',
    })
    expect(asWritten(uploadFaults.noFile)).toEqual({
      code: 404,
      message: '没有收到文件：表单里缺少 songFile',
    })
  })

  it('refuses two files, and stores neither', async () => {
    const { send, files } = await uploadDrive()
    const body = uploadForm(song, 'a.mp3')
    body.append('songFile', fileOf(flacFile(), 'b.flac'))
    expect((await send({ body })).body).toEqual({ code: 400, message: '一次只能上传一个文件' })
    expect(files()).toEqual([])
  })

  it('accepts a few other fields', async () => {
    const { send } = await uploadDrive()
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
  ])('refuses a form %s, and stores nothing', async (_, init) => {
    const { send, files } = await uploadDrive()
    const { status, body } = await send(init)
    expect([status, body.code, body.message]).toEqual([200, 400, '上传的内容不完整，请重新上传'])
    expect(files()).toEqual([])
  })

  it.each([
    ['JSON', { headers: { 'Content-Type': 'application/json' }, body: '{"songFile":"a.mp3"}' }],
    ['a plain form', { body: new URLSearchParams({ songFile: 'a.mp3' }) }],
    ['bare bytes', { headers: { 'Content-Type': 'audio/mpeg' }, body: new Uint8Array(song) }],
    ['no body', {}],
  ])('reports that %s contains no file', async (_, init) => {
    const { status, body } = await (await uploadDrive()).send(init)
    expect([status, body.code]).toEqual([404, 404])
  })

  it('finds the old song for the same bytes', async () => {
    const { upload, files, count } = await uploadDrive()
    const first = await upload(song, 'a.mp3')
    const again = await upload(song, 'another name.mp3')
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({ code: 201, songId: first.body.songId, needUpload: false })
    expect(files()).toHaveLength(1)
    expect(await count()).toBe(1)
  })

  it('creates one song for the same bytes sent twice at the same time', async () => {
    const { upload, files, count } = await uploadDrive()
    const both = await Promise.all([upload(song, 'a.mp3'), upload(song, 'b.mp3')])
    expect(new Set(both.map(({ body }) => body.code))).toEqual(new Set([200, 201]))
    expect(both[0].id).toBe(both[1].id)
    expect([files().length, await count()]).toEqual([1, 1])
  })

  it('stores the same bytes of two listeners once, until both have deleted them', async () => {
    const { backend, me, upload, files, count } = await uploadDrive()
    const other = signedIn(backend.data, '另一位')
    const mine = await upload(song, 'a.mp3')
    const theirs = await uploadFile(backend, other.cookie, song, 'b.mp3')
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

  it('creates a new song for bytes that were deleted before', async () => {
    const { backend, me, upload } = await uploadDrive()
    const first = await upload(song, 'a.mp3')
    await backend.call(`/user/cloud/del?id=${first.id}`, { headers: { Cookie: me.cookie } })
    const second = await upload(song, 'a.mp3')
    expect(second.body.code).toBe(200)
    expect(second.id).not.toBe(first.id)
  })
})
