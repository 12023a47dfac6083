import type { Quality, Stream } from '../domain/catalogue/stream'
import { failed, ok } from '../domain/result'
import type { Result } from '../domain/result'
import type { Backend } from '../ports/backend'

/** Finds the address of a track: whether it may be played and where it is are asked at once. */
export async function openStream(
  backend: Backend,
  id: number,
  level: Quality,
  signal: AbortSignal,
): Promise<Result<Stream>> {
  const [playable, streams] = await Promise.all([
    backend.call('checkMusic', { id }, { signal }),
    backend.call('songUrl', { id, level }, { signal }),
  ])
  if (!streams.ok) return streams
  const stream = streams.value.find(({ trackId }) => trackId === id)
  if (!stream || (playable.ok && !playable.value)) return failed({ kind: 'noStream' })
  return ok(stream)
}
