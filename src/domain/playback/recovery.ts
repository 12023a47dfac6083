import type { Failure } from '../../contract/failure'
import { freshWatch, withoutEffects, type MachineState, type Transition } from './machine-state'
import type { BreakCause } from './playback-effect'
import { fall } from './ramps'

/** How often one stream is opened before it counts as failed (specification, point 4: "from attempt 4"). */
const maxAttempts = 4

const firstRetryMs = 250

/** Opens the same stream again at its last position. */
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
      endPending: false,
      seeking: state.at > 0,
      pendingSeek: null,
      broken: false,
      watch: freshWatch(now),
    },
    effects: [{ type: 'open', url: state.url, at: state.at }],
  }
}

export function broke(state: MachineState, cause: BreakCause): Transition {
  if (state.broken) return withoutEffects(state)
  const nextRise = state.running ? 'rejoin' : state.nextRise
  const { state: silenced, effects } = fall(
    {
      ...state,
      phase: 'loading',
      blocked: false,
      broken: true,
      running: false,
      seeking: false,
      pendingSeek: null,
      nextRise,
    },
    'declick',
  )
  return { state: silenced, effects: [...effects, { type: 'diagnose', url: state.url, cause }] }
}

export function diagnosed(state: MachineState, failure: Failure, reroute: boolean, now: number): Transition {
  if (!state.broken) return withoutEffects(state)
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
    // an element that is only paused would go on requesting data from the server
    effects: [{ type: 'close' }],
  }
}

export function retry(state: MachineState, now: number): Transition {
  return state.broken ? reopen(state, now) : withoutEffects(state)
}

/** Opens the stream again after its context was renewed. A pending diagnosis is ignored from then on. */
export function renewed(state: MachineState, now: number): Transition {
  if (state.phase === 'idle' || state.phase === 'error') return withoutEffects(state)
  return reopen({ ...state, nextRise: state.running ? 'rejoin' : state.nextRise }, now)
}
