import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../server/storage/database'
import { mp3File } from '../support/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../support/music-folder'

const columns = `root, size, mtime_ms, beside, audio_key, title, album_id, disc_no, duration_ms, codec, bitrate,
  sample_rate, bits, lossless, added_ms`

/** A folder of as many songs, none of which bears a tag. */
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
  it('lets others have their turn while a long one is written down, song by song in its order', async () => {
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

  it('has an end, however much lies in one folder without a tag', async () => {
    const { backend, albumId } = await untagged(2500)
    const { body } = await backend.call<Reply>(`/album?id=${albumId}`)
    expect([body.album.size, body.songs.length]).toEqual([2500, 2000])
  })
})
