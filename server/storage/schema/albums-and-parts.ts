/**
 * Version 4: albums that are more than a name and an artist, and songs that are parts of a file. Has the next scan read
 * every file once more.
 *
 * `scope` of an album is empty where name and artist tell it; else it is the folder, or the MusicBrainz id, within which
 * the songs of several artists are one album. Songs keep what their file says about its album, because that is decided
 * anew when another file of it changes: `regroup` is 1 until it is done.
 *
 * `part` of a song is 0 where it is the whole file; else it is its place among the tracks that a cue sheet cuts from the
 * file, and the song is the samples from `start_sample` to before `end_sample`.
 */
export const albumsAndPartsSchema = `
CREATE TABLE new_album(
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, norm TEXT NOT NULL,
  artist_id INTEGER NOT NULL REFERENCES artist(id), scope TEXT NOT NULL DEFAULT '', UNIQUE(norm, artist_id, scope));
INSERT INTO new_album(id, name, norm, artist_id) SELECT id, name, norm, artist_id FROM album;
INSERT INTO sqlite_sequence(name, seq)
  SELECT 'new_album', seq FROM sqlite_sequence WHERE name = 'album'
  AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'new_album');
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'album') WHERE name = 'new_album';
DROP TABLE album;
ALTER TABLE new_album RENAME TO album;
CREATE INDEX album_by_artist ON album(artist_id);
CREATE INDEX album_by_scope ON album(scope, norm) WHERE scope <> '';

CREATE TABLE new_song(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  root TEXT NOT NULL, path TEXT, part INTEGER NOT NULL DEFAULT 0, start_sample INTEGER, end_sample INTEGER,
  size INTEGER NOT NULL, mtime_ms INTEGER NOT NULL, beside TEXT NOT NULL, audio_key TEXT NOT NULL,
  title TEXT NOT NULL, album_id INTEGER NOT NULL REFERENCES album(id),
  album_title TEXT NOT NULL DEFAULT '', album_norm TEXT NOT NULL DEFAULT '',
  album_artist TEXT NOT NULL DEFAULT '', album_folder TEXT NOT NULL DEFAULT '',
  release_id TEXT NOT NULL DEFAULT '', regroup INTEGER NOT NULL DEFAULT 0,
  track_no INTEGER NOT NULL, disc_no INTEGER NOT NULL, disc_title TEXT NOT NULL DEFAULT '',
  released_ms INTEGER, year INTEGER, duration_ms INTEGER NOT NULL,
  container TEXT NOT NULL DEFAULT 'mp3', codec TEXT NOT NULL, bitrate INTEGER NOT NULL,
  sample_rate INTEGER NOT NULL, bits INTEGER NOT NULL, lossless INTEGER NOT NULL,
  gain_db REAL, peak REAL, album_gain_db REAL, album_peak REAL,
  cover_key TEXT, added_ms INTEGER NOT NULL, missing INTEGER NOT NULL DEFAULT 0,
  owner_id INTEGER REFERENCES user(id), UNIQUE(path, part));
INSERT INTO new_song(id, root, path, size, mtime_ms, beside, audio_key, title, album_id, track_no, disc_no,
    released_ms, year, duration_ms, container, codec, bitrate, sample_rate, bits, lossless, gain_db, peak,
    album_gain_db, album_peak, cover_key, added_ms, missing, owner_id)
  SELECT id, root, path, size, mtime_ms, iif(owner_id IS NULL, 'unknown', beside), audio_key, title, album_id,
    track_no, disc_no, released_ms, year, duration_ms, container, codec, bitrate, sample_rate, bits, lossless,
    gain_db, peak, album_gain_db, album_peak, cover_key, added_ms, missing, owner_id FROM song;
INSERT INTO sqlite_sequence(name, seq)
  SELECT 'new_song', seq FROM sqlite_sequence WHERE name = 'song'
  AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'new_song');
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'song') WHERE name = 'new_song';
DROP TABLE song;
ALTER TABLE new_song RENAME TO song;
CREATE INDEX song_by_audio ON song(audio_key);
CREATE INDEX song_by_album ON song(album_id);
CREATE INDEX song_by_owner ON song(owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX song_by_added ON song(added_ms);
CREATE INDEX song_in_album_order
  ON song(album_id, disc_no, track_no, id, root, added_ms, lossless, duration_ms, year, title)
  WHERE missing = 0 AND owner_id IS NULL;
CREATE INDEX song_by_pictured_album ON song(album_id, disc_no, track_no, id) WHERE cover_key IS NOT NULL;
CREATE INDEX song_by_album_folder ON song(album_folder, album_norm);
CREATE INDEX song_by_release ON song(release_id) WHERE release_id <> '';
CREATE INDEX song_to_regroup ON song(regroup) WHERE regroup = 1;
DELETE FROM problem;
`
