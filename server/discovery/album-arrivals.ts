import { areaOf, areas } from '../artists/artist-places'
import { publishedSql } from '../library/songs'
import type { NameIndex } from '../search/name-index'
import { scriptOf } from '../search/script-of'
import type { Database } from '../storage/database'
import type { SongPool } from './song-pool'

/** Albums by their arrival, read once for each state of the library. */
export interface AlbumArrivals {
  /** Ids of all albums, latest arrivals first, those of one day by release date. */
  all(): readonly number[]
  /** Those of one part of the world, by its number in `/artist/list`. */
  ofArea(area: number, names: NameIndex): readonly number[]
}

const orderSql = `
  SELECT json_group_array(id ORDER BY day DESC, published DESC NULLS LAST, id DESC) AS ids FROM (
    SELECT s.album_id AS id, max(s.added_ms) / 86400000 AS day, max(${publishedSql}) AS published
    FROM heard s GROUP BY s.album_id)`

/** Ids of the albums of an area: by the writing of their names, else by where their artists sing. */
const albumsOf = (area: number, names: NameIndex): ReadonlySet<number> => {
  const ids = new Set<number>()
  for (const artist of names.allArtists()) {
    const theirs = artist.albums.size > 0 ? areaOf(artist) : null
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

export function createAlbumArrivals(database: Database, pool: SongPool): AlbumArrivals {
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
