import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../../server/storage/database'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'

interface RadioSong {
  id: number
  name: string
  artists: { id: number; name: string }[]
  album: { picUrl: string }
  duration: number
}

const playing = async (count: number) => {
  const clock = { ms: Date.UTC(2026, 10, 21, 12) }
  const files = Array.from({ length: count }, (_, at) => [
    `${at}.mp3`,
    mp3File({ seed: at + 1, frames: { TIT2: `Song ${at}`, TPE1: '甲', TALB: 'Album' } }),
  ])
  const backend = await scannedBackend(musicFolder(Object.fromEntries(files)), { now: () => clock.ms })
  const database = openDatabase(join(backend.data, 'library.db'))
  onTestFinished(() => database.close())
  const plays = () =>
    database.all<{ seconds: number; source: string }>(
      'SELECT seconds, source_id AS source FROM play ORDER BY id',
    )
  const as = ({ cookie }: { cookie: string }) => ({ headers: { Cookie: cookie } })
  return { ...backend, clock, plays, as, songs: await songsOf(backend) }
}

describe('scrobble', () => {
  it('records a play once, however often a client repeats it', async () => {
    const { call, data, clock, plays, as, songs } = await playing(1)
    const me = as(signedIn(data))
    const path = `/scrobble?id=${songs[0]!.id}&sourceid=300000001&time=1`
    for (const _ of [1, 2])
      expect(await call(path, me)).toEqual({ status: 200, body: { code: 200, data: 'success' } })
    expect(plays()).toEqual([{ seconds: 1, source: '300000001' }])
    clock.ms += 60_000
    await call(path, me)
    expect(plays()).toHaveLength(2)
  })

  it.each(['999999999', 'x', '-1', '1e6', '0x10', '1.5', '9'.repeat(400), "1' OR 1=1"])(
    'returns 404 for the unknown song %s',
    async (id) => {
      const { call, data, plays, as } = await playing(1)
      const answer = await call(`/scrobble?id=${encodeURIComponent(id)}`, as(signedIn(data)))
      expect(answer).toMatchObject({ status: 404, body: { code: 404 } })
      expect(plays()).toEqual([])
    },
  )

  it('accepts any time and any source', async () => {
    const { call, data, clock, plays, as, songs } = await playing(1)
    const me = as(signedIn(data))
    for (const time of ['-3', 'NaN', '1e99', '']) {
      clock.ms += 60_000
      const source = encodeURIComponent('<script>'.repeat(50))
      expect(await call(`/scrobble?id=${songs[0]!.id}&time=${time}&sourceid=${source}`, me)).toMatchObject({
        status: 200,
      })
    }
    expect(plays().every(({ seconds, source }) => seconds >= 0 && seconds <= 2 && source.length <= 64)).toBe(
      true,
    )
  })
})

describe('personalFm', () => {
  it('returns three songs in the older shape, new ones at each call, by GET and POST', async () => {
    const { call, songs } = await playing(9)
    const first = await call<{ data: RadioSong[]; popAdjust: boolean }>('/personal_fm')
    const second = await call<{ data: RadioSong[] }>('/personal_fm', { method: 'POST' })
    const third = await call<{ data: RadioSong[] }>('/personal_fm?timestamp=1')
    expect(first).toMatchObject({ status: 200, body: { code: 200, popAdjust: false } })
    const ids = [first, second, third].flatMap(({ body }) => body.data.map(({ id }) => id))
    expect(ids).toHaveLength(songs.length)
    expect(new Set(ids)).toEqual(new Set(songs.map(({ id }) => id)))
    expect(first.body.data[0]).toMatchObject({
      artists: [{ name: '甲', id: expect.any(Number) }],
      album: { name: 'Album', picUrl: expect.stringMatching(/^\/api\/media\/cover\/.+\.jpg$/) },
      duration: expect.any(Number),
      mvid: 0,
      mp3Url: null,
      lMusic: { extension: 'mp3', bitrate: 128_000 },
      privilege: { id: first.body.data[0]!.id, st: 0 },
      alg: expect.any(String),
    })
  })

  it('continues when everything was played, and returns nothing without songs', async () => {
    const small = await playing(2)
    for (const _ of [1, 2, 3])
      expect((await small.call<{ data: unknown[] }>('/personal_fm')).body.data).toHaveLength(2)
    const empty = await scannedBackend(musicFolder({}))
    expect(await empty.call('/personal_fm')).toMatchObject({ status: 200, body: { code: 200, data: [] } })
  })
})

describe('fmTrash', () => {
  it('keeps a song from the listener who trashed it, and from nobody else', async () => {
    const { call, data, as, songs } = await playing(3)
    const [me, other] = [as(signedIn(data, '一')), as(signedIn(data, '二'))]
    const { id } = songs[0]!
    for (const _ of [1, 2])
      expect(await call(`/fm_trash?id=${id}&time=25`, me)).toEqual({
        status: 200,
        body: { songs: [], code: 200, count: 1 },
      })
    for (const _ of [1, 2, 3]) {
      const mine = await call<{ data: RadioSong[] }>('/personal_fm', me)
      expect(mine.body.data.map((song) => song.id)).not.toContain(id)
    }
    const theirs = await call<{ data: RadioSong[] }>('/personal_fm', other)
    expect(theirs.body.data).toHaveLength(3)
  })

  it('fails for an unknown song', async () => {
    const { call, data, as } = await playing(1)
    for (const id of ['7', 'x', '999999999999999999999'])
      expect(await call(`/fm_trash?id=${id}`, as(signedIn(data)))).toMatchObject({
        status: 404,
        body: { code: 404 },
      })
  })
})
