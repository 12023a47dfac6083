import { createListeners } from '../../../server/listeners/accounts/listeners'
import { createSongPool, type SongPool } from '../../../server/discovery/song-pool'
import { createActiveSongs } from '../../../server/library/catalogue/availability'
import { readSongTable, type SongTable } from '../../../server/library/playlists/song-table'
import { openDatabase, type Database } from '../../../server/storage/database'
import { migrate } from '../../../server/storage/migrations'
import { onTestFinished } from 'vitest'

export interface SyntheticSong {
  id: number
  title?: string
  artist?: string
  album?: string
  genres?: readonly string[]
  year?: number
  addedMs?: number
}

/** Returns an empty library in memory, as after the first start. */
export function emptyLibrary(): Database {
  const database = openDatabase(':memory:')
  migrate(database)
  createActiveSongs(database, ['/music'])
  onTestFinished(() => database.close())
  return database
}

const named = (database: Database, name: string): number =>
  database.first<{ id: number }>('SELECT id FROM artist WHERE name = ?', name)?.id ??
  database.run('INSERT INTO artist(name, norm) VALUES (?1, ?1)', name).id

const albumNamed = (database: Database, name: string, artist: number): number =>
  database.first<{ id: number }>('SELECT id FROM album WHERE name = ? AND artist_id = ?', name, artist)?.id ??
  database.run('INSERT INTO album(name, norm, artist_id) VALUES (?1, ?1, ?2)', name, artist).id

/** Adds songs to a library without any files. */
export function putSongs(database: Database, songs: readonly SyntheticSong[]): void {
  database.transaction(() => {
    for (const {
      id,
      title = `Song ${id}`,
      artist = 'Someone',
      album = 'Album',
      genres = [],
      year,
      addedMs,
    } of songs) {
      const artistId = named(database, artist)
      database.run(
        `INSERT INTO song(id, root, path, size, mtime_ms, beside, audio_key, title, album_id, track_no, disc_no, year,
           duration_ms, codec, bitrate, sample_rate, bits, lossless, added_ms)
         VALUES (?1, '/music', '/music/' || ?1, 1, 0, '', ?1, ?2, ?3, 1, 1, ?4, 200000, 'mp3', 320000, 44100, 16, 0, ?5)`,
        id,
        title,
        albumNamed(database, album, artistId),
        year ?? null,
        addedMs ?? id,
      )
      database.run('INSERT INTO song_artist(song_id, position, artist_id) VALUES (?, 0, ?)', id, artistId)
      for (const genre of genres)
        database.run('INSERT INTO song_genre(song_id, genre) VALUES (?, ?)', id, genre)
    }
  })
}

/** Creates a listener and returns the id. */
export function putListener(database: Database, nickname = '小满'): number {
  return createListeners(database, () => 0).create({ nickname }).id
}

export function like(database: Database, userId: number, ...songIds: number[]): void {
  const list = database.first<{ id: number }>(
    'SELECT id FROM playlist WHERE owner_id = ? AND special = 5',
    userId,
  )!
  songIds.forEach((songId, at) =>
    database.run(
      'INSERT INTO playlist_song(playlist_id, song_id, position, added_ms) VALUES (?, ?, ?, ?)',
      list.id,
      songId,
      at,
      at,
    ),
  )
}

export function play(database: Database, userId: number, songId: number, atMs: number): void {
  database.run(
    'INSERT INTO play(user_id, song_id, at_ms, seconds) VALUES (?, ?, ?, 100)',
    userId,
    songId,
    atMs,
  )
}

/** Returns the song pool of the library, read again whenever the revision changes. */
export function poolOf(database: Database, revision: () => number): SongPool {
  let kept: { revision: number; songs: SongTable } | null = null
  return createSongPool(database, () => {
    if (kept?.revision !== revision()) kept = { revision: revision(), songs: readSongTable(database) }
    return kept.songs
  })
}
