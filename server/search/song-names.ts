import type { Database } from '../storage/database'
import type { IndexedSong } from './name-index'
import { readingVersion, type Readings } from './readings'

type Named = readonly [id: number, name: string, reading: string | null]
type AlbumRow = readonly [...Named, artist: number]
type SongRow = readonly [...Named, album: number, artists: readonly number[]]

/** Artists and albums read so far, so that each is read only once. */
export interface KnownNames {
  artists: Map<number, Named>
  albums: Map<number, AlbumRow>
}

/** Songs for the index, and the pinyin of their names. */
export interface SongNames {
  songs: IndexedSong[]
  readings: ReadonlyMap<string, string>
}

const withReading = (name: string) =>
  `LEFT JOIN reading r ON r.name = ${name} AND r.version = ${readingVersion}`

/**
 * Reads those of the songs that all listeners may hear. Few large texts are read from the database, because
 * transferring a row costs more than finding it.
 * @param known gets the artists and albums that were read
 */
export async function readSongNames(
  database: Database,
  readings: Readings,
  ids: readonly number[],
  known: KnownNames,
): Promise<SongNames> {
  const rowsOf = <Row>(columns: string, from: string, asked: readonly number[]): Row[] => {
    if (asked.length === 0) return []
    const sql = `SELECT json_group_array(json_array(${columns})) AS rows FROM json_each(?) asked JOIN ${from}`
    const { rows } = database.first<{ rows: string }>(sql, JSON.stringify(asked))!
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every call names the columns of its rows
    return JSON.parse(rows) as Row[]
  }
  const rows = rowsOf<SongRow>(
    `s.id, s.title, r.forms, s.album_id, json((SELECT json_group_array(artist_id) FROM (
       SELECT artist_id FROM song_artist WHERE song_id = s.id ORDER BY position)))`,
    `active_song s ON s.id = asked.value ${withReading('s.title')}`,
    ids,
  )
  const albums = [...new Set(rows.map(([, , , album]) => album))]
  for (const row of rowsOf<AlbumRow>(
    'al.id, al.name, r.forms, al.artist_id',
    `album al ON al.id = asked.value ${withReading('al.name')}`,
    albums.filter((id) => !known.albums.has(id)),
  ))
    known.albums.set(row[0], row)
  const makers = albums.flatMap((id) => known.albums.get(id)?.[3] ?? [])
  const artists = [...new Set([...rows.flatMap(([, , , , credited]) => credited), ...makers])]
  for (const row of rowsOf<Named>(
    'ar.id, ar.name, r.forms',
    `artist ar ON ar.id = asked.value ${withReading('ar.name')}`,
    artists.filter((id) => !known.artists.has(id)),
  ))
    known.artists.set(row[0], row)

  const read = new Map<string, string>()
  const unread: string[] = []
  const note = ([, name, reading]: Named | SongRow | AlbumRow) =>
    reading === null ? unread.push(name) : read.set(name, reading)
  rows.forEach(note)
  for (const id of albums) note(known.albums.get(id)!)
  for (const id of artists) note(known.artists.get(id)!)
  for (const [name, reading] of await readings.of(unread)) read.set(name, reading)

  const artist = (id: number) => ({ id, name: known.artists.get(id)![1] })
  const songs = rows.map(([id, title, , album, credited]): IndexedSong => {
    const [, name, , maker] = known.albums.get(album)!
    return { id, title, artists: credited.map(artist), album: { id: album, name, artist: artist(maker) } }
  })
  return { songs, readings: read }
}
