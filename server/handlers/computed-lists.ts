import type { ComputedPlaylist } from '../library/playlists'
import type { Services } from '../services'

/** Lists that the server itself makes, charts last. */
export function computedLists({ library, discovery: { charts } }: Services): ComputedPlaylist[] {
  return [...library.playlists.all(), ...charts.charts().flatMap(({ id }) => charts.byId(id) ?? [])]
}
