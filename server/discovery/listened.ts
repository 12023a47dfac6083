import type { Plays } from '../plays/plays'
import type { Database } from '../storage/database'
import type { SongPool } from './song-pool'

/** What all listeners together played, counted when asked. */
export interface Listened {
  /** Songs that were played, the most played first. */
  most: readonly number[]
  /** Songs played more often in the last seven days than in the seven before, those that rose most first. */
  rising: readonly number[]
  /** When the last play was, in milliseconds since 1970; null when there was none. */
  lastMs: number | null
}

const weekMs = 7 * 86_400_000
/** A count is kept so long, however many plays come meanwhile. */
const keptMs = 60_000

interface Counted {
  at: string
  atMs: number
  listened: Listened
}

const mostSql = `
  SELECT json_group_array(id ORDER BY plays DESC, last DESC, id) AS ids FROM (
    SELECT song_id AS id, count(*) AS plays, max(at_ms) AS last FROM play GROUP BY song_id)`

const risingSql = `
  SELECT json_group_array(id ORDER BY now - before DESC, now DESC, last DESC, id) AS ids FROM (
    SELECT song_id AS id, sum(at_ms > ?2) AS now, sum(at_ms <= ?2) AS before, max(at_ms) AS last FROM play
    WHERE at_ms > ?1 AND at_ms <= ?3 GROUP BY song_id HAVING now > before)`

/** @param now milliseconds since 1970 */
export function createListened(
  database: Database,
  plays: Plays,
  pool: SongPool,
  now: () => number,
): () => Listened {
  let counted: Counted | null = null

  const count = (nowMs: number): Listened => {
    const there = new Set(pool.all())
    const heard = (ids: string | undefined) =>
      (JSON.parse(ids ?? '[]') as number[]).filter((id) => there.has(id))
    return {
      most: heard(database.first<{ ids: string }>(mostSql)?.ids),
      rising: heard(
        database.first<{ ids: string }>(risingSql, nowMs - 2 * weekMs, nowMs - weekMs, nowMs)?.ids,
      ),
      lastMs: database.first<{ ms: number | null }>('SELECT max(at_ms) AS ms FROM play')?.ms ?? null,
    }
  }

  return () => {
    const nowMs = now()
    // weeks move on without plays too
    const at = `${plays.revision()} ${pool.revision()} ${Math.floor(nowMs / 3_600_000)}`
    const age = counted === null ? Infinity : nowMs - counted.atMs
    if (counted && (counted.at === at || (age >= 0 && age < keptMs))) return counted.listened
    counted = { at, atMs: nowMs, listened: count(nowMs) }
    return counted.listened
  }
}
