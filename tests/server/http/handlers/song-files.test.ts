import { describe, expect, it } from 'vitest'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'
import { uploadFile } from '../../../support/server/upload-file'
import type { BackendOptions } from '../../../../server/backend'

interface File {
  id: number
  path: string | null
  url: string | null
}

const song = (title: string, seed: number) => mp3File({ frames: { TIT2: title }, seed })

async function ready(options: Partial<BackendOptions> = {}) {
  const music = musicFolder({ '夜/One.mp3': song('One', 1), 'two.mp3': song('Two', 2) })
  const backend = await scannedBackend(music, options)
  const ids = (await songsOf(backend)).map(({ id }) => id)
  const filesOf = async (asked: readonly number[], headers: Record<string, string> = {}) =>
    (await backend.call<{ data: File[] }>(`/song/files?ids=${asked.join()}`, { headers })).body.data
  return { music, backend, ids, filesOf }
}

describe('songFiles', () => {
  it('tells the operator the paths in the music folder, and addresses that can be played', async () => {
    const { backend, ids, filesOf } = await ready()
    const files = await filesOf(ids)
    expect(files.map(({ path }) => path)).toEqual(['夜/One.mp3', 'two.mp3'])
    const reply = await backend.request(files[0]!.url!.replace('/api', ''), { method: 'HEAD' })
    expect(reply.status).toBe(200)
  })

  it.each<[string, Record<string, string>]>([
    ['a proxy', { 'X-Forwarded-For': '203.0.113.9' }],
    ['another proxy', { Via: '1.1 example' }],
  ])('tells no paths to those behind %s', async (_, headers) => {
    const { ids, filesOf } = await ready()
    for (const { path, url } of await filesOf(ids, headers)) {
      expect(path).toBeNull()
      expect(url).toMatch(/^\/api\/media\/song\/\d+\.mp3/)
    }
  })

  it('tells no paths to other machines', async () => {
    const { backend, ids, filesOf } = await ready({ host: '0.0.0.0' })
    expect((await filesOf(ids)).map(({ path }) => path)).toEqual([null, null])
    const request = (peer: string) =>
      backend.fetch(new Request(`http://127.0.0.1/api/song/files?ids=${ids.join()}`), peer)
    expect(await (await request('192.168.0.7')).text()).not.toContain('One.mp3')
    expect(await (await request('::ffff:127.0.0.1')).text()).toContain('One.mp3')
  })

  it('tells whole paths where there are several music folders', async () => {
    const other = musicFolder({ 'three.mp3': song('Three', 3) })
    const music = musicFolder({ 'one.mp3': song('One', 1) })
    const backend = await scannedBackend(music, { music: [music, other] })
    const ids = (await songsOf(backend)).map(({ id }) => id)
    const { body } = await backend.call<{ data: File[] }>(`/song/files?ids=${ids.join()}`)
    expect(body.data.map(({ path }) => path)).toEqual([`${music}/one.mp3`, `${other}/three.mp3`])
  })

  it('leaves unknown songs out, and tells nobody where an upload lies', async () => {
    const { backend, ids, filesOf } = await ready()
    const { cookie } = signedIn(backend.data)
    const { id } = await uploadFile(backend, cookie, song('Mine', 9), 'mine.mp3')
    expect(await filesOf([999_999_999, id])).toEqual([])
    const [own] = await filesOf([id, ids[0]!], { Cookie: cookie })
    expect(own).toMatchObject({ id, path: null, url: expect.stringContaining(`/song/${id}.`) })
  })
})
