import type { Failure } from '../failure'

/** Tracks that may fail one after the other before playback stops. */
const mostSkips = 5

/** What becomes of playback when a track cannot be played. */
export type Remedy =
  /** Ask for its address anew and go on from where it broke. */
  | 'refresh'
  /** Ask for it in the next lower quality. */
  | 'lower'
  /** Ask where else the same recording sounds. */
  | 'replace'
  /** Stay: the next track would fail alike, and this one may come back by itself. */
  | 'stay'
  | 'skip'
  | 'stop'

interface Trouble {
  failure: Failure
  /** Whether this track's address was asked for anew already. */
  refreshed: boolean
  /** Whether there is a lower quality that was not tried yet. */
  lowerable: boolean
  /** Whether it may be looked for elsewhere and was not yet. */
  replaceable: boolean
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

/** Whether it says nothing about the track itself: any other would fail alike. */
export function isOfTheConnection(failure: Failure): boolean {
  return ofTheConnection.has(failure.kind) || (failure.kind === 'status' && failure.status >= 500)
}

/** A failure of the track is passed over, one of the connection is not, and a whole queue is not raced through. */
export function remedyFor(trouble: Trouble): Remedy {
  const { failure, refreshed, lowerable, replaceable, skips, queueLength } = trouble
  if (isOfTheConnection(failure)) return 'stay'
  if (failure.kind === 'unsupported') {
    // the same address would bring the same format
    if (lowerable) return 'lower'
  } else if (!refreshed) return 'refresh'
  if (replaceable) return 'replace'
  return skips + 1 >= mostSkips || queueLength < 2 ? 'stop' : 'skip'
}
