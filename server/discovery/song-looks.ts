import { albumCoverSql } from '../library/catalogue/songs'
import type { Database } from '../storage/database'

/** What the head of a computed playlist shows of its songs. */
interface SongLooks {
  /** Keys of up to four covers, those of the first songs. */
  tiles: readonly string[]
  /** Whether all songs are lossless. */
  lossless: boolean
}

const tileCount = 4

const looksSql = `
  SELECT coalesce(s.cover_key, ${albumCoverSql('s.album_id')}) AS cover, min(s.lossless) AS lossless
  FROM json_each(?) asked JOIN song s ON s.id = asked.value GROUP BY cover ORDER BY min(asked.key)`

export function looksOf(database: Database, songIds: readonly number[]): SongLooks {
  const looks = database.all<{ cover: string; lossless: number }>(looksSql, JSON.stringify(songIds))
  return {
    tiles: looks.slice(0, tileCount).map(({ cover }) => cover),
    lossless: looks.every(({ lossless }) => lossless === 1),
  }
}
