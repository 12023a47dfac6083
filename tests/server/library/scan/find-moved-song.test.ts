import { copyFileSync, mkdirSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../../server/storage/database'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import {
  musicFolder,
  scannedBackend,
  songsOf,
  temporaryFolder,
  type TestBackend,
} from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'

const a = (title = 'A') => mp3File({ seed: 1, frames: { TIT2: title, TPE1: 'Band', TALB: 'Album' } })
const b = (title = 'B') => flacFile({ tone: 500, comments: [`TITLE=${title}`, 'ARTIST=Band', 'ALBUM=Album'] })

/** Two music folders with three songs, and a listener who likes them all and has them in a playlist. */
const before = async () => {
  const one = musicFolder({ 'a.mp3': a(), 'sub/b.flac': b() })
  const two = musicFolder({ 'c.mp3': mp3File({ seed: 3, seconds: 2, frames: { TIT2: 'C' } }) })
  const data = temporaryFolder()
  const open = () => scannedBackend(one, { music: [one, two], data })
  const first = await open()
  const ids = (await songsOf(first)).map(({ id }) => id)
  const { cookie } = signedIn(data)
  const headers = { Cookie: cookie }
  const call = async <T>(backend: TestBackend, path: string) =>
    (await backend.call<T>(path, { headers })).body
  for (const id of ids) await call(first, `/like?id=${id}&like=true`)
  const { id: list } = await call<{ id: number }>(first, '/playlist/create?name=mine')
  await call(first, `/playlist/tracks?op=add&pid=${list}&tracks=${ids.join()}`)
  await first.close()
  return { one, two, data, ids, list, open, call }
}

const changes: [string, (one: string, two: string) => void, string[]][] = [
  ['is renamed', (one) => renameSync(join(one, 'a.mp3'), join(one, 'z.mp3')), ['A', 'B', 'C']],
  [
    'changes only the case of its name',
    (one) => renameSync(join(one, 'a.mp3'), join(one, 'A.MP3')),
    ['A', 'B', 'C'],
  ],
  [
    'moves to another folder',
    (one) => {
      mkdirSync(join(one, 'new/deep'), { recursive: true })
      renameSync(join(one, 'a.mp3'), join(one, 'new/deep/a.mp3'))
    },
    ['A', 'B', 'C'],
  ],
  [
    'moves to another music folder, against the order of the scan',
    (one, two) => renameSync(join(two, 'c.mp3'), join(one, 'c.mp3')),
    ['A', 'B', 'C'],
  ],
  [
    'lies in a folder that is renamed',
    (one) => renameSync(join(one, 'sub'), join(one, 'bus')),
    ['A', 'B', 'C'],
  ],
  [
    'is renamed and retagged at once',
    (one) => {
      unlinkSync(join(one, 'a.mp3'))
      unlinkSync(join(one, 'sub/b.flac'))
      writeFileSync(join(one, 'new.mp3'), a('A, new'))
      writeFileSync(join(one, 'new.flac'), b('B, new'))
    },
    ['A, new', 'B, new', 'C'],
  ],
  [
    'changes names with another',
    (one, two) => {
      renameSync(join(one, 'a.mp3'), join(one, 'x'))
      renameSync(join(two, 'c.mp3'), join(one, 'a.mp3'))
      renameSync(join(one, 'x'), join(two, 'c.mp3'))
    },
    ['A', 'B', 'C'],
  ],
  [
    'is copied, and the first copy deleted',
    (one) => {
      copyFileSync(join(one, 'a.mp3'), join(one, 'sub/copy.mp3'))
      unlinkSync(join(one, 'a.mp3'))
    },
    ['A', 'B', 'C'],
  ],
]

describe('findMovedSong', () => {
  it.each(changes)('keeps likes and playlists of a song whose file %s', async (_name, change, names) => {
    const { one, two, ids, list, open, call } = await before()
    change(one, two)
    const again = await open()
    const songs = await songsOf(again)
    expect(songs.map(({ id, name }) => [id, name])).toEqual(ids.map((id, at) => [id, names[at]]))
    for (const id of ids)
      expect(await again.call(`/check/music?id=${id}`)).toMatchObject({ body: { success: true } })
    const liked = await call<{ ids: number[] }>(again, '/likelist')
    expect(new Set(liked.ids)).toEqual(new Set(ids))
    const tracks = await call<{ songs: { id: number; name: string }[] }>(
      again,
      `/playlist/track/all?id=${list}`,
    )
    expect(tracks.songs.map(({ name }) => name).sort()).toEqual(names)
  })

  it('takes two equal files in two places for two songs', async () => {
    const same = flacFile()
    const music = musicFolder({ 'single.flac': same, 'album.flac': same })
    const songs = await songsOf(await scannedBackend(music))
    expect(new Set(songs.map(({ id }) => id)).size).toBe(2)
  })
})

describe('saveSong with a new spelling of a name', () => {
  it('shows the newest spelling under the same id', async () => {
    const tagged = (artist: string, album: string) =>
      mp3File({ seed: 1, frames: { TIT2: 'A', TPE1: artist, TALB: album } })
    const music = musicFolder({ 'a.mp3': tagged('the band', 'ｆｉｒｓｔ') })
    const data = temporaryFolder()
    const first = await scannedBackend(music, { data })
    const [old] = await songsOf(first)
    await first.close()
    writeFileSync(join(music, 'a.mp3'), tagged('The Band', 'First'))
    const [song] = await songsOf(await scannedBackend(music, { data }))
    expect(song?.ar).toEqual([{ ...old?.ar[0], name: 'The Band' }])
    expect(song?.al).toMatchObject({ id: old?.al.id, name: 'First' })
    const database = openDatabase(join(data, 'library.db'))
    expect(database.first('SELECT count(*) AS count FROM artist')).toEqual({ count: 1 })
    database.close()
  })
})
