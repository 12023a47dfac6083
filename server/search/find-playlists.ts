import type { Database } from '../storage/database'
import { furtherTiers, matchName, tiers } from './match-name'
import { nameKey } from './name-column'
import type { SearchQuery } from './search-query'

export interface PlaylistName {
  id: number
  name: string
}

/** Public, non-empty playlists of listeners, most played first. */
export function listenerPlaylists(database: Database): PlaylistName[] {
  return database.all<PlaylistName>(
    `SELECT id, name FROM playlist p WHERE owner_id IS NOT NULL AND special = 0 AND privacy = 0
       AND EXISTS (SELECT 1 FROM playlist_song ps WHERE ps.playlist_id = p.id) ORDER BY plays DESC, id DESC`,
  )
}

/** Finds playlists by name, best first, in the given order within a tier; each of several words must match. */
export function findPlaylists(
  lists: readonly PlaylistName[],
  readings: ReadonlyMap<string, string>,
  { whole, words }: SearchQuery,
): PlaylistName[] {
  const found = lists.flatMap((list) => {
    const key = nameKey(list.name, readings.get(list.name))
    const tier = matchName(key, whole)
    if (tier < tiers.none) return [{ list, tier }]
    const all = words.length > 0 && words.every((word) => matchName(key, word) < tiers.none)
    return all ? [{ list, tier: furtherTiers.allInTitle }] : []
  })
  return found.sort((one, other) => one.tier - other.tier).map(({ list }) => list)
}
