import type { Quality, Stream } from '../../domain/catalogue/stream'
import type { Track } from '../../domain/catalogue/track'
import { isOfTheConnection } from '../../domain/playback/failure-policy'
import { failed, ok } from '../../domain/result'
import type { Result } from '../../domain/result'
import type { Backend } from '../../ports/backend'

/** Whether a track that the backend does not give may be looked for elsewhere, or is looked for there alone. */
type Elsewhere = 'never' | 'ifNeeded' | 'only'

export interface Wanted {
  track: Track
  level: Quality
  elsewhere: Elsewhere
}

/** A stream, and how it was come by. */
export interface Found {
  stream: Stream
  /** The quality that was asked for. */
  level: Quality
  /** Whether it is the same recording from elsewhere. */
  replaced: boolean
}

/**
 * Where a track sounds: at the backend, or else where the fallback match says (specification, point 4). A listener's
 * own upload is never replaced, and a lost connection is no reason to. Never rejects: an exception on the way is a
 * failure like any other.
 */
export async function findStream(
  backend: Backend,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Result<Found>> {
  try {
    const own = await ownStream(backend, wanted, signal)
    if (own.ok) return ok({ stream: own.value, level: wanted.level, replaced: false })
    const { track, elsewhere } = wanted
    if (signal.aborted || elsewhere === 'never' || track.cloud || isOfTheConnection(own.failure)) return own
    const match = await backend.call('match', { id: track.id }, { signal })
    if (!match.ok) return own
    return ok({ stream: streamAt(match.value.url, track.id), level: wanted.level, replaced: true })
  } catch (error) {
    return failed({ kind: 'malformed', detail: String(error) })
  }
}

/** Whether it may be played and where it is are asked at once; a check that fails itself forbids nothing. */
async function ownStream(backend: Backend, { track, level, elsewhere }: Wanted, signal: AbortSignal) {
  const { id } = track
  if (elsewhere === 'only') return failed({ kind: 'noStream' })
  const [playable, streams] = await Promise.all([
    backend.call('checkMusic', { id }, { signal }),
    backend.call('songUrl', { id, level }, { signal }),
  ])
  if (!streams.ok) return streams
  const stream = streams.value.find(({ trackId }) => trackId === id)
  if (!stream || (playable.ok && !playable.value)) return failed({ kind: 'noStream' })
  return ok(stream)
}

function streamAt(url: string, trackId: number): Stream {
  return { trackId, url, type: '', bitRate: 0, size: 0, quality: null, preview: null }
}
