import { areas, artistArea } from '../library/catalogue/artist-area'
import { publishedSql } from '../library/catalogue/songs'
import type { NameIndex } from '../search/name-index'
import { scriptOf } from '../text/script-of'
import type { Database } from '../storage/database'
import type { SongPool } from './song-pool'

/** Returns the songs added last, newest first. `addedMs` is in milliseconds since 1970. */
export function newestSongs(database: Database, limit: number): { id: number; addedMs: number }[] {
  return database.all(
    'SELECT id, added_ms AS addedMs FROM active_song ORDER BY added_ms DESC, id DESC LIMIT ?',
    limit,
  )
}

/** Albums by the day on which they were added. Computed once for each revision of the library. */
export interface NewestAlbums {
  /** Ids of all albums, newest first; those of one day by release date. */
  all(): readonly number[]
  /** Ids of the albums of one area, by its number in `/artist/list`. */
  ofArea(area: number, names: NameIndex): readonly number[]
}

const orderSql = `
  SELECT json_group_array(id ORDER BY day DESC, published DESC NULLS LAST, id DESC) AS ids FROM (
    SELECT s.album_id AS id, max(s.added_ms) / 86400000 AS day, max(${publishedSql}) AS published
    FROM active_song s GROUP BY s.album_id)`

/** Returns the albums of an area: by the script of their names, else by the area of their artists. */
const albumsOf = (area: number, names: NameIndex): ReadonlySet<number> => {
  const ids = new Set<number>()
  for (const artist of names.allArtists()) {
    const theirs = artist.albums.size > 0 ? artistArea(artist) : null
    for (const { id, name } of artist.albums) {
      const script = scriptOf(name)
      const tells = script === 'kana' ? areas.japanese : script === 'hangul' ? areas.korean : theirs
      if (tells === area) ids.add(id)
    }
  }
  return ids
}

interface Kept {
  revision: number
  ids: readonly number[]
  areas: Map<number, readonly number[]>
}

export function createNewestAlbums(database: Database, pool: SongPool): NewestAlbums {
  let kept: Kept | null = null
  const current = (): Kept => {
    const revision = pool.revision()
    if (kept?.revision === revision) return kept
    const ids = JSON.parse(database.first<{ ids: string }>(orderSql)?.ids ?? '[]') as number[]
    kept = { revision, ids, areas: new Map() }
    return kept
  }
  return {
    all: () => current().ids,
    ofArea(area, names) {
      const { ids, areas: byArea } = current()
      const known = byArea.get(area)
      if (known) return known
      const there = albumsOf(area, names)
      const found = ids.filter((id) => there.has(id))
      byArea.set(area, found)
      return found
    },
  }
}
