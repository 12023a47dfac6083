import type { Failure } from '../../contract/failure'

/** How many tracks may fail in a row before playback stops. */
const mostSkips = 5

/** What to do when a track cannot be played. */
export type RecoveryAction =
  /** Request its address again and continue where it broke. */
  | 'refresh'
  /** Request it in the next lower quality. */
  | 'lower'
  /** Look for the same recording from another source. */
  | 'replace'
  /** Keep the track: the next one would fail too, and this one may recover by itself. */
  | 'stay'
  | 'skip'
  | 'stop'

interface FailureContext {
  failure: Failure
  /** Whether the address of this track was requested again already. */
  refreshed: boolean
  /** Whether there is a lower quality that was not tried yet. */
  lowerable: boolean
  /** Whether another source is allowed and was not tried yet. */
  replaceable: boolean
  /** Tracks skipped in a row so far. */
  skips: number
  queueLength: number
}

const connectionFailures: ReadonlySet<Failure['kind']> = new Set([
  'offline',
  'timeout',
  'crashed',
  'loginNeeded',
])

/** Whether a failure says nothing about the track itself: any other would fail too. */
export function isConnectionFailure(failure: Failure): boolean {
  return connectionFailures.has(failure.kind) || (failure.kind === 'status' && failure.status >= 500)
}

/** Returns what to do: failures of a track skip it in the end, those of the connection do not. */
export function recoveryFor(context: FailureContext): RecoveryAction {
  const { failure, refreshed, lowerable, replaceable, skips, queueLength } = context
  if (isConnectionFailure(failure)) return 'stay'
  if (failure.kind === 'unsupported') {
    // requesting the same address again would return the same format
    if (lowerable) return 'lower'
  } else if (!refreshed) return 'refresh'
  if (replaceable) return 'replace'
  return skips + 1 >= mostSkips || queueLength < 2 ? 'stop' : 'skip'
}
