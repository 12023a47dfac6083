import type { Track } from '../../../domain/catalogue/track'
import { ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'

const chunk = 500

/** The whole list of a playlist, in its order, asked for in chunks until one comes short. */
export async function loadAllTracks(
  backend: Backend,
  id: number,
  signal?: AbortSignal,
): Promise<Result<Track[]>> {
  const tracks: Track[] = []
  for (;;) {
    const params = { id, limit: chunk, offset: tracks.length }
    const part = await backend.call('playlistTracks', params, signal ? { signal } : {})
    if (!part.ok) return part
    tracks.push(...part.value)
    if (part.value.length < chunk) return ok(tracks)
  }
}
