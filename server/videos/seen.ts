/** SQL for whether a video can be shown: its file was there at the last look, in a folder in use. */
export const seenSql = (video: string): string =>
  `(NOT ${video}.missing AND ${video}.root IN (SELECT root FROM root_in_use))`

/** SQL for the id of a song's film, 0 for none; several films give the newest. */
export const filmOfSongSql = (songId: string): string =>
  `coalesce((SELECT v.id FROM video v WHERE v.song_id = ${songId} AND ${seenSql('v')}
    ORDER BY v.added_ms DESC, v.id DESC LIMIT 1), 0)`
