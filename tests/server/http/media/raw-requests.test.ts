import { describe, expect, it } from 'vitest'
import { jsonOf } from '../../../support/server/json-of'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder } from '../../../support/server/music-folder'
import { sendRawRequest, startTestServer } from '../../../support/server/test-server'

const names = [
  '../secret.txt',
  '../../secret.txt',
  '..%2fsecret.txt',
  '..%2Fsecret.txt',
  '%2e%2e/secret.txt',
  '%2e%2e%2fsecret.txt',
  '%252e%252e%252fsecret.txt',
  '..%5csecret.txt',
  '%c0%ae%c0%ae%c0%afsecret.txt',
  './secret.txt',
  'secret.txt',
  '1000001.mp3/../../secret.txt',
  '1000001.mp3%00',
  '1000001.mp3%00.jpg',
  '%00',
  '1000001%2emp3%2f',
  '%ff%fe.mp3',
  '%',
  '%zz.mp3',
  `${'1'.repeat(16)}.mp3`,
  `${'9'.repeat(5000)}.mp3`,
  `g${'9'.repeat(5000)}.jpg`,
  '-1.mp3',
  '+1000001.mp3',
  '1000001.mp3.flac',
  '1000001.MP3',
  '',
]

describe('media routes over http', () => {
  it.each(['song', 'cover', 'banner', 'video', 'captions'])(
    'answer every malformed name of a %s with 404 in JSON',
    async (kind) => {
      const { port } = await startTestServer(musicFolder({ 'a.mp3': mp3File(), 'secret.txt': 'not yours' }))
      for (const name of names) {
        const answer = await sendRawRequest(port, `/api/media/${kind}/${name}`)
        expect(answer, name).toMatch(/^HTTP\/1\.1 404 /)
        expect(answer.toLowerCase(), name).toContain('content-type: application/json')
        expect(answer, name).toContain('"code":404')
        expect(answer, name).not.toContain('not yours')
      }
    },
  )

  it('do not get requests with an invalid URL', async () => {
    const { port } = await startTestServer(musicFolder({ 'a.mp3': mp3File(), 'secret.txt': 'not yours' }))
    const answer = await sendRawRequest(port, '/api/media/song/..\\secret.txt')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('{"code":400,"msg":"Bad Request"}')
  })

  it('serve the song by its plain name', async () => {
    const { address, port } = await startTestServer(musicFolder({ 'a.mp3': mp3File() }))
    const streams = await fetch(`${address}/api/song/url/v1?id=1000001`)
    const { data } = await jsonOf<{ data: { url: string; size: number }[] }>(streams)
    const answer = await sendRawRequest(port, data[0]!.url)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer.toLowerCase()).toContain(`content-length: ${data[0]!.size}`)
  })

  it('accept no other methods', async () => {
    const { port } = await startTestServer(musicFolder({ 'a.mp3': mp3File() }))
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect(await sendRawRequest(port, '/api/media/song/1000001.mp3', method)).toMatch(/^HTTP\/1\.1 404 /)
  })
})
