import type { Track } from '../../contract/replies/track'
import { ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import type { Backend } from '../../ports/backend'

/** Tracks that one call removes. Their ids stand in the address, whose length is limited. */
const batchSize = 200

/**
 * Removes tracks from one of the listener's playlists, in their order. Returns those that were removed, also if a later
 * call failed.
 */
export async function removeTracks(
  backend: Backend,
  playlistId: number,
  tracks: readonly Track[],
): Promise<{ gone: readonly Track[]; outcome: Result<null> }> {
  for (let from = 0; from < tracks.length; from += batchSize) {
    const ids = tracks.slice(from, from + batchSize).map(({ id }) => id)
    const params = { op: 'del', pid: playlistId, tracks: ids.join(',') }
    const reply = await backend.call('playlistEditTracks', params)
    if (!reply.ok) return { gone: tracks.slice(0, from), outcome: reply }
  }
  return { gone: tracks, outcome: ok(null) }
}
