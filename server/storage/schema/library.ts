import { firstIds } from './first-ids'

/** Version 1: the library. */
export const librarySchema = `
CREATE TABLE artist(
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, norm TEXT NOT NULL UNIQUE);
CREATE TABLE album(
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, norm TEXT NOT NULL,
  artist_id INTEGER NOT NULL REFERENCES artist(id), UNIQUE(norm, artist_id));
CREATE TABLE song(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  root TEXT NOT NULL, path TEXT UNIQUE, size INTEGER NOT NULL, mtime_ms INTEGER NOT NULL,
  beside TEXT NOT NULL, audio_key TEXT NOT NULL,
  title TEXT NOT NULL, album_id INTEGER NOT NULL REFERENCES album(id),
  track_no INTEGER NOT NULL, disc_no INTEGER NOT NULL, released_ms INTEGER, year INTEGER,
  duration_ms INTEGER NOT NULL, codec TEXT NOT NULL, bitrate INTEGER NOT NULL,
  sample_rate INTEGER NOT NULL, bits INTEGER NOT NULL, lossless INTEGER NOT NULL,
  cover_key TEXT, added_ms INTEGER NOT NULL,
  active INTEGER NOT NULL DEFAULT 1, missing INTEGER NOT NULL DEFAULT 0);
CREATE INDEX song_by_audio ON song(audio_key);
CREATE INDEX song_by_album ON song(album_id);
CREATE TABLE song_artist(
  song_id INTEGER NOT NULL REFERENCES song(id), position INTEGER NOT NULL,
  artist_id INTEGER NOT NULL REFERENCES artist(id), PRIMARY KEY(song_id, position)) WITHOUT ROWID;
CREATE INDEX song_artist_by_artist ON song_artist(artist_id);
CREATE TABLE song_genre(
  song_id INTEGER NOT NULL REFERENCES song(id), genre TEXT NOT NULL,
  PRIMARY KEY(song_id, genre)) WITHOUT ROWID;
CREATE TABLE lyric(
  song_id INTEGER NOT NULL REFERENCES song(id), kind TEXT NOT NULL, text TEXT NOT NULL,
  PRIMARY KEY(song_id, kind)) WITHOUT ROWID;
CREATE TABLE cover(key TEXT PRIMARY KEY, source TEXT NOT NULL, path TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE problem(
  path TEXT PRIMARY KEY, root TEXT NOT NULL, size INTEGER NOT NULL, mtime_ms INTEGER NOT NULL,
  reason TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE playlist(
  id INTEGER PRIMARY KEY AUTOINCREMENT, rule TEXT NOT NULL UNIQUE, created_ms INTEGER NOT NULL);
CREATE VIEW heard AS SELECT * FROM song WHERE active = 1 AND missing = 0;
INSERT INTO sqlite_sequence(name, seq) VALUES
  ('song', ${firstIds.song - 1}), ('artist', ${firstIds.artist - 1}),
  ('album', ${firstIds.album - 1}), ('playlist', ${firstIds.playlist - 1});
`
