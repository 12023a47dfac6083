import type { Failure } from '../failure'

/** What is: `fading` is the way from playing to paused; `stalled` waits for data in mid-track. */
type PlaybackPhase = 'idle' | 'loading' | 'playing' | 'fading' | 'paused' | 'stalled' | 'error'

/** What the listener wants, apart from what is. */
type PlaybackIntent = 'play' | 'pause'

export interface PlaybackState {
  phase: PlaybackPhase
  intent: PlaybackIntent
  /** The track that is loaded, null when idle. */
  trackId: number | null
  /** True when the browser waits for a gesture before it lets sound out. */
  blocked: boolean
  /** Loads of the same stream tried in vain so far. */
  attempts: number
  /** Set in phase `error` only. */
  failure: Failure | null
}

export function sameState(a: PlaybackState, b: PlaybackState): boolean {
  return (
    a.phase === b.phase &&
    a.intent === b.intent &&
    a.trackId === b.trackId &&
    a.blocked === b.blocked &&
    a.attempts === b.attempts &&
    a.failure === b.failure
  )
}
