import type { Failure } from '../failure'
import { freshWatch, stay, type MachineState, type Transition } from './machine-state'
import type { BreakCause } from './playback-effect'
import { fall } from './ramps'

/** Openings of one stream before it counts as failed (specification, point 4: "from attempt 4"). */
const maxAttempts = 4

const firstRetryMs = 250

/** Opens the same stream anew where it stood. */
export function reopen(state: MachineState, now: number): Transition {
  return {
    state: {
      ...state,
      phase: 'loading',
      generation: state.generation + 1,
      openedAt: state.at,
      opened: false,
      ready: false,
      running: false,
      silent: true,
      moving: state.at > 0,
      seekTo: null,
      broken: false,
      watch: freshWatch(state.at, now),
    },
    effects: [{ type: 'open', at: state.at }],
  }
}

export function broke(state: MachineState, cause: BreakCause): Transition {
  if (state.broken || state.phase === 'error' || state.phase === 'idle') return stay(state)
  const entry = state.running ? 'rejoin' : state.entry
  const { state: silenced, effects } = fall(
    { ...state, phase: 'loading', broken: true, running: false, entry },
    'declick',
  )
  return { state: silenced, effects: [...effects, { type: 'diagnose', cause }] }
}

export function diagnosed(state: MachineState, failure: Failure, reroute: boolean, now: number): Transition {
  if (!state.broken) return stay(state)
  if (reroute && !state.rerouted) return reopen({ ...state, rerouted: true }, now)
  const attempts = state.attempts + 1
  if (attempts < maxAttempts) {
    return {
      state: { ...state, attempts },
      effects: [{ type: 'retryAfter', ms: firstRetryMs * 2 ** (attempts - 1) }],
    }
  }
  return {
    state: { ...state, phase: 'error', attempts, failure, broken: false, blocked: false },
    effects: [{ type: 'stop' }],
  }
}

export function retry(state: MachineState, now: number): Transition {
  return state.broken ? reopen(state, now) : stay(state)
}

/** Only what failed for want of a connection is worth trying again unasked. */
export function online(state: MachineState, now: number): Transition {
  if (state.phase !== 'error' || state.failure?.kind !== 'offline') return stay(state)
  return reopen({ ...state, attempts: 0, failure: null }, now)
}
