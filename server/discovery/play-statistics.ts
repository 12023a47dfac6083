import type { Plays } from '../listeners/plays'
import type { Database } from '../storage/database'
import type { SongPool } from './song-pool'

/** What all listeners together have played. */
export interface PlayStatistics {
  /** Ids of the songs that were played, most played first. */
  mostPlayed: readonly number[]
  /** Ids of the songs played more often in the last seven days than in the seven before, biggest rise first. */
  rising: readonly number[]
  /** When the last play was, in milliseconds since 1970; null when there was none. */
  lastMs: number | null
}

const weekMs = 7 * 86_400_000
/** The statistics are computed at most once in this time. */
const keptMs = 60_000

interface Counted {
  at: string
  atMs: number
  statistics: PlayStatistics
}

const mostSql = `
  SELECT json_group_array(id ORDER BY plays DESC, last DESC, id) AS ids FROM (
    SELECT song_id AS id, count(*) AS plays, max(at_ms) AS last FROM play GROUP BY song_id)`

const risingSql = `
  SELECT json_group_array(id ORDER BY now - before DESC, now DESC, last DESC, id) AS ids FROM (
    SELECT song_id AS id, sum(at_ms > ?2) AS now, sum(at_ms <= ?2) AS before, max(at_ms) AS last FROM play
    WHERE at_ms > ?1 AND at_ms <= ?3 GROUP BY song_id HAVING now > before)`

/**
 * Returns a function that gives the statistics, computed on demand.
 * @param now milliseconds since 1970
 */
export function createPlayStatistics(
  database: Database,
  plays: Plays,
  pool: SongPool,
  now: () => number,
): () => PlayStatistics {
  let counted: Counted | null = null

  const count = (nowMs: number): PlayStatistics => {
    const there = new Set(pool.all())
    const active = (ids: string | undefined) =>
      (JSON.parse(ids ?? '[]') as number[]).filter((id) => there.has(id))
    return {
      mostPlayed: active(database.first<{ ids: string }>(mostSql)?.ids),
      rising: active(
        database.first<{ ids: string }>(risingSql, nowMs - 2 * weekMs, nowMs - weekMs, nowMs)?.ids,
      ),
      lastMs: database.first<{ ms: number | null }>('SELECT max(at_ms) AS ms FROM play')?.ms ?? null,
    }
  }

  return () => {
    const nowMs = now()
    // the weeks move on without plays, too: computed anew each hour
    const at = `${plays.revision()} ${pool.revision()} ${Math.floor(nowMs / 3_600_000)}`
    const age = counted === null ? Infinity : nowMs - counted.atMs
    if (counted && (counted.at === at || (age >= 0 && age < keptMs))) return counted.statistics
    counted = { at, atMs: nowMs, statistics: count(nowMs) }
    return counted.statistics
  }
}
