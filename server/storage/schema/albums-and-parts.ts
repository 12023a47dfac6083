/**
 * Version 4: albums that are more than a name and an artist. `scope` is empty where those two tell the album; else it is
 * the folder, or the MusicBrainz id, within which the songs of several artists are one album. Songs keep what their file
 * says about its album, because that is decided anew when another file of the album changes: `regroup` is 1 until it is
 * done. Discs may have names of their own. Has the next scan read every file once more.
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

ALTER TABLE song ADD COLUMN album_title TEXT NOT NULL DEFAULT '';
ALTER TABLE song ADD COLUMN album_norm TEXT NOT NULL DEFAULT '';
ALTER TABLE song ADD COLUMN album_artist TEXT NOT NULL DEFAULT '';
ALTER TABLE song ADD COLUMN album_folder TEXT NOT NULL DEFAULT '';
ALTER TABLE song ADD COLUMN release_id TEXT NOT NULL DEFAULT '';
ALTER TABLE song ADD COLUMN regroup INTEGER NOT NULL DEFAULT 0;
ALTER TABLE song ADD COLUMN disc_title TEXT NOT NULL DEFAULT '';
CREATE INDEX song_by_album_folder ON song(album_folder, album_norm);
CREATE INDEX song_by_release ON song(release_id) WHERE release_id <> '';
CREATE INDEX song_to_regroup ON song(regroup) WHERE regroup = 1;
UPDATE song SET beside = 'unknown' WHERE owner_id IS NULL;
DELETE FROM problem;
`
