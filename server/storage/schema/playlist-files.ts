/**
 * The playlist files of the music folders. `entries` is a JSON list of absolute paths below them, `content` a hash by
 * which a moved file is known again. Their playlists have the rule `file:<id>`.
 */
export const playlistFilesSchema = `
CREATE TABLE playlist_file(
  id INTEGER PRIMARY KEY AUTOINCREMENT, root TEXT NOT NULL, path TEXT NOT NULL UNIQUE, size INTEGER NOT NULL,
  mtime_ms INTEGER NOT NULL, content TEXT NOT NULL, name TEXT NOT NULL, entries TEXT NOT NULL,
  missing INTEGER NOT NULL DEFAULT 0);
CREATE INDEX playlist_file_by_content ON playlist_file(content);
`
