import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../../server/storage/database'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'

const columns = `root, size, mtime_ms, beside, audio_key, title, album_id, disc_no, duration_ms, codec, bitrate,
  sample_rate, bits, lossless, added_ms`

/** A folder with this number of untagged songs. */
const untagged = async (count: number) => {
  const backend = await scannedBackend(musicFolder({ 'x/a.mp3': mp3File() }))
  const [song] = await songsOf(backend)
  const database = openDatabase(join(backend.data, 'library.db'))
  onTestFinished(() => database.close())
  database.run(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO song(${columns}, path, track_no) SELECT ${columns}, 'p' || i, i FROM song, n`,
    count,
  )
  return { backend, albumId: song!.al.id }
}

interface Reply {
  songs: { no: number }[]
  album: { size: number }
}

describe('album', () => {
  it('lets other requests have their turn during a long album, and keeps the order of its songs', async () => {
    const { backend, albumId } = await untagged(1001)
    let turns = 0
    let over = false
    const turn = () => {
      turns++
      if (!over) setImmediate(turn)
    }
    setImmediate(turn)
    const { body } = await backend.call<Reply>(`/album?id=${albumId}`)
    over = true
    expect(body.songs.map(({ no }) => no)).toEqual([0, ...Array.from({ length: 1000 }, (_, at) => at + 2)])
    expect(turns).toBeGreaterThanOrEqual(5)
  })

  it('limits the songs of an album, however many untagged files a folder has', async () => {
    const { backend, albumId } = await untagged(2500)
    const { body } = await backend.call<Reply>(`/album?id=${albumId}`)
    expect([body.album.size, body.songs.length]).toEqual([2500, 2000])
  })
})
