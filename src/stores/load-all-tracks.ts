import type { Track } from '../domain/catalogue/track'
import { ok } from '../domain/result'
import type { Result } from '../domain/result'
import type { Backend } from '../ports/backend'

const chunk = 500

/**
 * The whole list of a playlist, in its order, asked for in chunks until one comes short or brings nothing new
 * (a server that ignores offsets would go on for ever).
 */
export async function loadAllTracks(
  backend: Backend,
  id: number,
  signal?: AbortSignal,
): Promise<Result<Track[]>> {
  const tracks = new Map<number, Track>()
  for (let offset = 0; ; offset += chunk) {
    const page = await backend.call('playlistTracks', { id, limit: chunk, offset }, signal ? { signal } : {})
    if (!page.ok) return page
    const known = tracks.size
    for (const track of page.value.items) tracks.set(track.id, track)
    if (page.value.received < chunk || tracks.size === known) return ok([...tracks.values()])
  }
}
