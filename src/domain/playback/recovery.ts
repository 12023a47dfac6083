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
      blocked: false,
      generation: state.generation + 1,
      openedAt: state.at,
      opened: false,
      ready: false,
      running: false,
      silent: true,
      over: false,
      moving: state.at > 0,
      seekTo: null,
      broken: false,
      watch: freshWatch(now),
    },
    effects: [{ type: 'open', at: state.at }],
  }
}

export function broke(state: MachineState, cause: BreakCause): Transition {
  if (state.broken) return stay(state)
  const entry = state.running ? 'rejoin' : state.entry
  const { state: silenced, effects } = fall(
    {
      ...state,
      phase: 'loading',
      blocked: false,
      broken: true,
      running: false,
      moving: false,
      seekTo: null,
      entry,
    },
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
    state: {
      ...state,
      phase: 'error',
      generation: state.generation + 1,
      attempts,
      failure,
      opened: false,
      ready: false,
      broken: false,
    },
    // an element that was only stopped would ask the server for the rest for ever
    effects: [{ type: 'close' }],
  }
}

export function retry(state: MachineState, now: number): Transition {
  return state.broken ? reopen(state, now) : stay(state)
}

/** What was open is gone; it is opened once more where it stood, and what was to be found out about it is void. */
export function renewed(state: MachineState, now: number): Transition {
  if (state.phase === 'idle' || state.phase === 'error') return stay(state)
  return reopen({ ...state, entry: state.running ? 'rejoin' : state.entry }, now)
}
