import type { PlaybackEffect, RampSpeed } from './playback-effect'
import type { PlaybackState } from './playback-state'

/** The public state and what the rules need to remember besides. Times are seconds, those of the watch milliseconds. */
export interface MachineState extends PlaybackState {
  /** Counts every opening of a source, retries included. */
  generation: number
  /** The last position known or asked for: where a reload resumes. */
  at: number
  /** Where the newest opening or seek began. */
  openedAt: number
  /** Where the file ended before its time and was tried once more, null if nowhere. */
  earlyEnd: number | null
  /** Length by the catalogue, 0 when unknown. */
  expected: number
  opened: boolean
  ready: boolean
  /** The element reported `playing` and has not been stopped since. */
  running: boolean
  /** The gain was sent to zero and nothing raised it since. */
  silent: boolean
  /** A seek is under way in the element. */
  moving: boolean
  /** A seek that waits for silence, or for the one under way. */
  seekTo: number | null
  /** How the next rise goes. */
  entry: RampSpeed
  /** It ended while the listener's pause faded it out. */
  over: boolean
  /** Broken; waiting for the diagnosis or for the retry. */
  broken: boolean
  /** The stream was already sent round the graph. */
  rerouted: boolean
  watch: StallWatch
}

/** What looking at the element's clock has shown since it last moved. */
export interface StallWatch {
  /** At the last look; null when the next one is to be compared with nothing before it. */
  position: number | null
  lookedAt: number
  /** For how long the clock has stood. */
  stoodMs: number
  /** For how long it has stood without bytes arriving. */
  starvedMs: number
}

export interface Transition {
  state: MachineState
  effects: PlaybackEffect[]
}

export const idleState: MachineState = {
  phase: 'idle',
  intent: 'pause',
  trackId: null,
  blocked: false,
  attempts: 0,
  failure: null,
  generation: 0,
  at: 0,
  openedAt: 0,
  earlyEnd: null,
  expected: 0,
  opened: false,
  ready: false,
  running: false,
  silent: true,
  moving: false,
  seekTo: null,
  entry: 'declick',
  over: false,
  broken: false,
  rerouted: false,
  watch: freshWatch(0),
}

/** The state as the rest of the app sees it. */
export function publicState(state: MachineState): PlaybackState {
  const { phase, intent, trackId, blocked, attempts, failure } = state
  return { phase, intent, trackId, blocked, attempts, failure }
}

export function freshWatch(now: number): StallWatch {
  return { position: null, lookedAt: now, stoodMs: 0, starvedMs: 0 }
}

/** Where a source comes to rest that nobody wants to hear. */
export function restingPhase(state: MachineState): 'paused' | 'loading' {
  return state.ready ? 'paused' : 'loading'
}

export function stay(state: MachineState): Transition {
  return { state, effects: [] }
}
