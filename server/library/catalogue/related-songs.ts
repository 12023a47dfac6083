import type { Database } from '../../storage/database'
import { availableSql, visibleSongSql, withUploadSql } from './availability'
import { placeholders } from '../../text/placeholders'
import { normaliseName } from '../../text/names'

interface Asked {
  title: string
  audioKey: string
  /** The song whose names it shows: itself or the one it is matched with. */
  namedBy: number
}

interface Candidate {
  id: number
  title: string
  /** 2 for the same audio, 1 for songs matched with each other, 0 for the same artist. */
  kin: number
}

const most = 20

/**
 * Finds other songs that can replace one for a listener. Order: the same audio, uploads matched with the song, songs of
 * the same title and artist; better files first.
 */
export function relatedSongIds(database: Database, id: number, listenerId: number | null): number[] {
  const asked = database.first<Asked>(
    `SELECT n.title, s.audio_key AS audioKey, n.id AS namedBy
     FROM ${withUploadSql} JOIN song n ON n.id = coalesce(u.matched_song_id, s.id) WHERE s.id = ? AND ${visibleSongSql}`,
    id,
    listenerId,
  )
  if (!asked) return []
  const { title, audioKey, namedBy } = asked
  const candidates = database.all<Candidate>(
    `WITH near AS (
       SELECT id FROM song WHERE audio_key = ?1
       UNION SELECT song_id FROM upload WHERE matched_song_id = ?2 AND user_id = ?4
       UNION SELECT ?2
       UNION SELECT theirs.song_id FROM song_artist own JOIN song_artist theirs USING (artist_id)
         JOIN artist ar ON ar.id = own.artist_id WHERE own.song_id = ?2 AND ar.name <> ?5)
     SELECT s.id, s.title,
       CASE WHEN s.audio_key = ?1 THEN 2 WHEN s.id = ?2 OR u.matched_song_id = ?2 THEN 1 ELSE 0 END AS kin
     FROM ${withUploadSql}
     WHERE s.id IN (SELECT id FROM near) AND s.id <> ?3 AND ${availableSql} AND ${visibleSongSql.replace('?', '?4')}
     ORDER BY kin DESC, s.lossless DESC, s.bitrate DESC, s.id`,
    audioKey,
    namedBy,
    id,
    listenerId,
    placeholders.artist,
  )
  const called = normaliseName(title)
  const related = candidates.filter((one) => one.kin > 0 || normaliseName(one.title) === called)
  return related.map((one) => one.id).slice(0, most)
}
