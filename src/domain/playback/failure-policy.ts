import type { Failure } from '../failure'

/** Tracks that may fail one after the other before playback stops. */
const mostSkips = 5

/** What becomes of playback when a track cannot be played. */
export type Remedy =
  /** Ask for its address anew and go on from where it broke. */
  | 'refresh'
  /** Stay: the next track would fail alike, and this one may come back by itself. */
  | 'stay'
  | 'skip'
  | 'stop'

interface Trouble {
  failure: Failure
  /** Whether this track's address was asked for anew already. */
  refreshed: boolean
  /** Tracks passed over in a row so far. */
  skips: number
  queueLength: number
}

const ofTheConnection: ReadonlySet<Failure['kind']> = new Set([
  'offline',
  'timeout',
  'crashed',
  'loginNeeded',
])

/** A failure of the track is passed over, one of the connection is not, and a whole queue is not raced through. */
export function remedyFor({ failure, refreshed, skips, queueLength }: Trouble): Remedy {
  if (ofTheConnection.has(failure.kind) || (failure.kind === 'status' && failure.status >= 500)) return 'stay'
  if (!refreshed) return 'refresh'
  return skips + 1 >= mostSkips || queueLength < 2 ? 'stop' : 'skip'
}
