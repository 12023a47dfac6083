import type { Track } from '../../domain/catalogue/track'
import { ok } from '../../domain/result'
import type { Result } from '../../domain/result'
import type { Backend } from '../../ports/backend'

/** Tracks that one call takes out: their ids stand in an address. */
const batch = 200

/** Takes tracks out of one of the listener's playlists, in their order; tells those that are gone before it failed. */
export async function removeTracks(
  backend: Backend,
  playlistId: number,
  tracks: readonly Track[],
): Promise<{ gone: readonly Track[]; outcome: Result<null> }> {
  for (let from = 0; from < tracks.length; from += batch) {
    const ids = tracks.slice(from, from + batch).map(({ id }) => id)
    const params = { op: 'del', pid: playlistId, tracks: ids.join(',') }
    const reply = await backend.call('playlistEditTracks', params)
    if (!reply.ok) return { gone: tracks.slice(0, from), outcome: reply }
  }
  return { gone: tracks, outcome: ok(null) }
}
