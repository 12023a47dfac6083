import type { Page } from '../../../domain/catalogue/page'
import type { Track } from '../../../domain/catalogue/track'
import { ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'

/** As many as one address has room for the ids of. */
export const partSize = 100

/** A part of all songs of an artist, most heard first; with covers, which the service leaves out of that list. */
export async function fetchSongs(
  backend: Backend,
  id: number,
  offset: number,
  signal: AbortSignal,
): Promise<Result<Page<Track>>> {
  const part = await backend.call('artistSongs', { id, order: 'hot', limit: partSize, offset }, { signal })
  if (!part.ok || part.value.items.some(({ album }) => album.picUrl !== null)) return part
  const ids = part.value.items.map((track) => track.id)
  if (ids.length === 0) return part
  const whole = await backend.call('songDetail', { ids: ids.join(',') }, { signal })
  if (!whole.ok) return whole.failure.kind === 'aborted' ? whole : part
  const known = new Map(whole.value.map((track) => [track.id, track]))
  return ok({ ...part.value, items: part.value.items.map((track) => known.get(track.id) ?? track) })
}
