import { unknownLoudness, type Quality, type Stream } from '../../contract/replies/stream'
import type { Track } from '../../contract/replies/track'
import { failed, ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import { isConnectionFailure } from '../../domain/playback/failure-policy'
import type { Backend } from '../../ports/backend'

/** Whether to look for the same recording from another source: never, if the backend has no stream, or only there. */
export type FallbackPolicy = 'never' | 'ifNeeded' | 'only'

export interface StreamRequest {
  track: Track
  quality: Quality
  fallback: FallbackPolicy
}

/** What is kept on this device. */
export interface KeptStreams {
  /** Returns null at once if it is known that the track is not kept. */
  streamOf(trackId: number): Promise<Stream | null> | null
}

/** Where streams are looked for: first on this device, if that is given. */
interface Sources {
  backend: Backend
  kept?: KeptStreams | undefined
}

export interface FoundStream {
  stream: Stream
  requestedQuality: Quality
  /** Whether it is the same recording from another source. */
  replaced: boolean
}

/**
 * Finds the stream of a track on this device or at the backend, or else by the fallback match (specification, point 4).
 * The listener's own uploads have no fallback, and a lost connection is no reason for one. Never rejects: an exception
 * becomes a failure.
 */
export async function findStream(
  { backend, kept }: Sources,
  request: StreamRequest,
  signal: AbortSignal,
): Promise<Result<FoundStream>> {
  try {
    const { track, quality, fallback } = request
    const onDevice = kept?.streamOf(track.id)
    const found = onDevice ? await onDevice : null
    if (found) return ok({ stream: found, requestedQuality: quality, replaced: false })
    const own = await ownStream(backend, request, signal)
    if (own.ok) return ok({ stream: own.value, requestedQuality: quality, replaced: false })
    if (signal.aborted || fallback === 'never' || track.cloud || isConnectionFailure(own.failure)) return own
    const match = await backend.call('match', { id: track.id }, { signal })
    if (!match.ok) return own
    return ok({ stream: matchedStream(match.value.url, track.id), requestedQuality: quality, replaced: true })
  } catch (error) {
    return failed({ kind: 'malformed', detail: String(error) })
  }
}

/**
 * Asks at once whether the track may be played and where its stream is. A refusal counts if it is there before the
 * stream is; a check that fails or hangs holds nothing back.
 */
async function ownStream(backend: Backend, { track, quality, fallback }: StreamRequest, signal: AbortSignal) {
  const { id } = track
  if (fallback === 'only') return failed({ kind: 'noStream' })
  let refused = false
  const checking = new AbortController()
  const stopChecking = () => checking.abort()
  signal.addEventListener('abort', stopChecking, { once: true })
  const check = async () => {
    const playable = await backend.call('checkMusic', { id }, { signal: checking.signal })
    refused = playable.ok && !playable.value
  }
  check().catch(() => {})
  const streams = await backend.call('songUrl', { id, level: quality }, { signal })
  signal.removeEventListener('abort', stopChecking)
  stopChecking()
  if (!streams.ok) return streams
  const stream = streams.value.find(({ trackId }) => trackId === id)
  return stream && !refused ? ok(stream) : failed({ kind: 'noStream' })
}

function matchedStream(url: string, trackId: number): Stream {
  const loudness = unknownLoudness
  return { trackId, url, type: '', bitRate: 0, size: 0, quality: null, preview: null, loudness }
}
