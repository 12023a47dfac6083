import { commentKinds } from '../../../src/contract/replies/comment'
import type { Database } from '../../storage/database'
import { availableVideoSql } from '../../library/catalogue/availability'

/** What comments belong to. */
export interface Thread {
  /** One of {@link commentKinds}. */
  kind: number
  targetId: number
}

/**
 * SQL for whether the target (?1) exists and the listener (?2, null for a visitor) may see it. Each statement binds
 * both.
 */
const visibleSql: Readonly<Record<number, string>> = {
  [commentKinds.track]: `SELECT 1 FROM song s WHERE id = ?1 AND (owner_id IS NULL OR (owner_id = ?2
    AND EXISTS (SELECT 1 FROM upload u WHERE u.user_id = ?2 AND u.song_id = s.id)))`,
  [commentKinds.mv]: `SELECT 1 FROM video v WHERE id = ?1 AND ${availableVideoSql('v')} AND ?2 IS ?2`,
  [commentKinds.playlist]:
    'SELECT 1 FROM playlist WHERE id = ?1 AND (owner_id IS NULL OR privacy = 0 OR owner_id = ?2)',
  [commentKinds.album]: 'SELECT 1 FROM active_song WHERE album_id = ?1 AND ?2 IS ?2 LIMIT 1',
}

const kindOf = (kind: string): number | null => {
  if (!/^\d$/.test(kind)) return null
  // both of NetEase's kinds of video use the numbers of music videos
  return Number(kind) === commentKinds.video ? commentKinds.mv : Number(kind)
}

/**
 * Finds the thread of a call. Returns null when the target does not exist or the listener may not see it.
 * @param kind NetEase's number
 */
export function findThread(
  database: Database,
  kind: string,
  id: string,
  listenerId: number | null,
): Thread | null {
  const known = kindOf(kind)
  const sql = known === null ? undefined : visibleSql[known]
  if (known === null || !sql || !/^\d{1,15}$/.test(id)) return null
  const targetId = Number(id)
  return database.first(sql, targetId, listenerId) ? { kind: known, targetId } : null
}
