import type { PlaybackEffect, RampSpeed } from './playback-effect'
import type { PlaybackState } from './playback-state'

/** The public state and what the rules have to remember. Times are seconds; those of the watch are milliseconds. */
export interface MachineState extends PlaybackState {
  /** The address of the loaded stream; empty when idle. */
  url: string
  /** Counts every time that a source is opened, retries included. */
  generation: number
  /** The last position known or requested: where a reload resumes. */
  at: number
  /** The position of the newest opening or seek. */
  openedAt: number
  /** Where the file ended too early and was opened once more; null if it did not. */
  earlyEnd: number | null
  /** The duration in the catalogue; 0 when unknown. */
  expectedDuration: number
  opened: boolean
  ready: boolean
  /** Whether the element has reported `playing` and was not stopped since. */
  running: boolean
  /** Whether the newest ramp of the gain goes to zero. */
  silent: boolean
  /** Whether the element is seeking. */
  seeking: boolean
  /** The target of a seek that waits for silence or for the end of the current one. */
  pendingSeek: number | null
  /** The speed of the next rise. */
  nextRise: RampSpeed
  /** Whether the track ended while it faded out for a pause. */
  endPending: boolean
  /** Whether the source broke, and its diagnosis or retry is awaited. */
  broken: boolean
  /** Whether the stream was rerouted past the audio graph. */
  rerouted: boolean
  watch: StallWatch
}

/** What the checks of the element's clock have shown since it last advanced. */
export interface StallWatch {
  /** At the last check; null when the next one must not be compared with it. */
  position: number | null
  checkedAt: number
  /** For how long the clock has stood still. */
  stoodMs: number
  /** For how long it has stood still while no bytes arrived. */
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
  url: '',
  blocked: false,
  attempts: 0,
  failure: null,
  generation: 0,
  at: 0,
  openedAt: 0,
  earlyEnd: null,
  expectedDuration: 0,
  opened: false,
  ready: false,
  running: false,
  silent: true,
  seeking: false,
  pendingSeek: null,
  nextRise: 'declick',
  endPending: false,
  broken: false,
  rerouted: false,
  watch: freshWatch(0),
}

/** Returns the part of the state that the rest of the app sees. */
export function publicState(state: MachineState): PlaybackState {
  const { phase, intent, trackId, blocked, attempts, failure } = state
  return { phase, intent, trackId, blocked, attempts, failure }
}

export function freshWatch(now: number): StallWatch {
  return { position: null, checkedAt: now, stoodMs: 0, starvedMs: 0 }
}

/** Returns the phase of a source that is not to play. */
export function restingPhase(state: MachineState): 'paused' | 'loading' {
  return state.ready ? 'paused' : 'loading'
}

export function withoutEffects(state: MachineState): Transition {
  return { state, effects: [] }
}
