import type { Database } from '../../storage/database'

type CollectedKind = 'playlist' | 'album' | 'artist' | 'video'

/** What listeners collect: playlists of others, albums, artists, videos. */
export interface Collected {
  /** False when already collected; the first time is kept. */
  add(userId: number, kind: CollectedKind, id: number): boolean
  remove(userId: number, kind: CollectedKind, id: number): void
  /** When the listener collected it, in milliseconds since 1970; null when they did not. */
  collectedMs(userId: number, kind: CollectedKind, id: number): number | null
  /** By how many listeners. */
  count(kind: CollectedKind, id: number): number
  /** Ids of the listeners who collected it last. */
  collectors(kind: CollectedKind, id: number, limit: number): number[]
}

export function createCollected(database: Database, now: () => number): Collected {
  return {
    add(userId, kind, id) {
      const sql = 'INSERT OR IGNORE INTO collected(user_id, kind, target_id, added_ms) VALUES (?, ?, ?, ?)'
      return database.run(sql, userId, kind, id, now()).changes > 0
    },
    remove(userId, kind, id) {
      database.run('DELETE FROM collected WHERE user_id = ? AND kind = ? AND target_id = ?', userId, kind, id)
    },
    collectedMs(userId, kind, id) {
      const sql = 'SELECT added_ms AS atMs FROM collected WHERE user_id = ? AND kind = ? AND target_id = ?'
      return database.first<{ atMs: number }>(sql, userId, kind, id)?.atMs ?? null
    },
    collectors(kind, id, limit) {
      const sql = `SELECT user_id AS userId FROM collected WHERE kind = ? AND target_id = ?
        ORDER BY added_ms DESC, user_id DESC LIMIT ?`
      return database.all<{ userId: number }>(sql, kind, id, limit).map(({ userId }) => userId)
    },
    count(kind, id) {
      const sql = 'SELECT count(*) AS count FROM collected WHERE kind = ? AND target_id = ?'
      return database.first<{ count: number }>(sql, kind, id)!.count
    },
  }
}
