import { describe, expect, it } from 'vitest'
import { createActiveSongs } from '../../../server/library/catalogue/availability'
import { openDatabase } from '../../../server/storage/database'
import { migrate, newestVersion, schemaVersion } from '../../../server/storage/migrations'
import { librarySchema } from '../../../server/storage/schema/library'

/** A library of the first schema version: one song, and one playlist computed from it. */
const firstVersion = () => {
  const database = openDatabase(':memory:')
  database.script(librarySchema)
  database.script('PRAGMA user_version = 1')
  database.script(`
    INSERT INTO artist(name, norm) VALUES ('星野澄', '星野澄');
    INSERT INTO album(name, norm, artist_id) SELECT '潮汐', '潮汐', id FROM artist;
    INSERT INTO song(root, path, size, mtime_ms, beside, audio_key, title, album_id, track_no, disc_no, duration_ms,
        codec, bitrate, sample_rate, bits, lossless, added_ms)
      SELECT '/music', '/music/a.mp3', 1, 1, '', 'sha1:a', '月光', id, 1, 1, 1000, 'mp3', 128000, 44100, 0, 0, 1
      FROM album;
    INSERT INTO song_artist(song_id, position, artist_id) SELECT song.id, 0, artist.id FROM song, artist;
    INSERT INTO lyric(song_id, kind, text) SELECT id, 'lrc', '[00:01.00]月光' FROM song;
    INSERT INTO playlist(rule, created_ms) VALUES ('all', 5), ('lossless', 6);
    DELETE FROM playlist WHERE rule = 'lossless';
  `)
  return database
}

describe('migrate', () => {
  it('upgrades a library of the first version, ids included', () => {
    const database = firstVersion()
    const ids = () => [
      database.all('SELECT id, title FROM song'),
      database.all('SELECT id, rule, created_ms FROM playlist'),
      database.all('SELECT song_id, kind, text FROM lyric'),
    ]
    const before = ids()
    migrate(database)
    expect(schemaVersion(database)).toBe(newestVersion)
    expect(ids()).toEqual(before)
    expect(database.all('PRAGMA foreign_key_check')).toEqual([])
    createActiveSongs(database, ['/music'])
    expect(database.all('SELECT title FROM active_song')).toEqual([{ title: '月光' }])
    database.close()
  })

  it('names the container of old songs, and has the next scan read everything once more', () => {
    const database = firstVersion()
    database.script(
      "INSERT INTO problem(path, root, size, mtime_ms, reason) VALUES ('/music/b.m4a', '/music', 1, 1, '')",
    )
    migrate(database)
    expect(database.all('SELECT container, beside, album_gain_db, album_peak FROM song')).toEqual([
      { container: 'mp3', beside: 'unknown', album_gain_db: null, album_peak: null },
    ])
    expect(database.all('SELECT * FROM problem')).toEqual([])
    database.close()
  })

  it('keeps songs and albums with all that refers to them', () => {
    const database = firstVersion()
    const kept = () => database.all('SELECT s.title, al.name FROM song s JOIN album al ON al.id = s.album_id')
    const songs = kept()
    migrate(database)
    expect(kept()).toEqual(songs)
    expect(database.all('SELECT part, start_sample, regroup FROM song')).toEqual([
      { part: 0, start_sample: null, regroup: 0 },
    ])
    expect(database.first('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 })
    expect(() => database.run('UPDATE song SET album_id = 1')).toThrow()
  })

  it('gives no new playlist the id of an old one', () => {
    const database = firstVersion()
    const { id: last } = database.first<{ id: number }>(
      "SELECT seq AS id FROM sqlite_sequence WHERE name = 'playlist'",
    )!
    migrate(database)
    const { id } = database.run("INSERT INTO playlist(rule, created_ms) VALUES ('words', 7)")
    expect(id).toBe(last + 1)
    database.close()
  })

  it('leaves a current database unchanged', () => {
    const database = openDatabase(':memory:')
    migrate(database)
    const schema = () => database.all('SELECT name, sql FROM sqlite_schema ORDER BY name')
    const before = schema()
    migrate(database)
    expect(schema()).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
    database.close()
  })
})
