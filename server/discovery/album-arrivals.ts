import { areaOf, areas } from '../artists/artist-places'
import { publishedSql } from '../library/songs'
import type { AlbumEntry, NameIndex } from '../search/name-index'
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

/** Where albums come from by the writing of their names, else by where their artists sing. */
const areaReader = () => {
  const known = new Map<number, number>()
  return ({ name, artist }: AlbumEntry): number => {
    const script = scriptOf(name)
    if (script === 'kana') return areas.japanese
    if (script === 'hangul') return areas.korean
    const area = known.get(artist.id) ?? areaOf(artist)
    known.set(artist.id, area)
    return area
  }
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
      const read = areaReader()
      const there = new Set([...names.albums()].filter((album) => read(album) === area).map(({ id }) => id))
      const found = ids.filter((id) => there.has(id))
      byArea.set(area, found)
      return found
    },
  }
}
