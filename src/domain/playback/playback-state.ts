import type { Failure } from '../../contract/failure'

/** `fading` is the transition from playing to paused; `stalled` waits for data in mid-track. */
type PlaybackPhase = 'idle' | 'loading' | 'playing' | 'fading' | 'paused' | 'stalled' | 'error'

/** What the listener wants, independently of the phase. */
type PlaybackIntent = 'play' | 'pause'

export interface PlaybackState {
  phase: PlaybackPhase
  intent: PlaybackIntent
  /** The track that is loaded, null when idle. */
  trackId: number | null
  /** Whether the browser requires a gesture before it allows sound. */
  blocked: boolean
  /** How often loading the stream has failed so far. */
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
