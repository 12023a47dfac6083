import { restingPhase, stay, type MachineState, type Transition } from './machine-state'
import type { PlaybackEffect } from './playback-effect'
import { fall, halt, rise, start } from './ramps'
import { reopen } from './recovery'
import { move } from './seeking'

export function opened(state: MachineState): Transition {
  if (state.opened) return stay(state)
  const next: MachineState = { ...state, opened: true }
  return state.intent === 'play' && !state.broken ? start(next) : stay(next)
}

export function ready(state: MachineState): Transition {
  const settles = state.phase === 'loading' && state.intent === 'pause' && !state.broken
  return stay({ ...state, ready: true, phase: settles ? 'paused' : state.phase })
}

export function playing(state: MachineState): Transition {
  if (!state.opened || state.broken) return stay(state)
  if (state.intent === 'pause') return stay({ ...state, running: state.phase === 'fading' })
  return rise(
    {
      ...state,
      phase: 'playing',
      running: true,
      blocked: false,
      watch: { ...state.watch, stoodMs: 0, starvedMs: 0 },
    },
    state.entry,
    'brief',
  )
}

/** The sound has run out already; the gain goes down so that its return is no click, and up again only upon it. */
export function waiting(state: MachineState): Transition {
  if (state.phase !== 'playing' || state.moving || state.seekTo !== null) return stay(state)
  return fall({ ...state, entry: 'rejoin', watch: { ...state.watch, position: null } }, 'declick')
}

/** A pause nobody here asked for: the system, another application, a frozen tab. */
export function paused(state: MachineState, isPaused: boolean, hasEnded: boolean): Transition {
  if (!state.running || !isPaused || hasEnded) return stay(state)
  return fall({ ...state, phase: 'paused', intent: 'pause', running: false }, 'declick')
}

/**
 * A file cut short may end without an error, so an end well before the catalogue's (2 s or 1 %) is tried
 * once more from there; when no new sound comes of it, the file is simply shorter.
 */
export function ended(state: MachineState, at: number, seekable: boolean, now: number): Transition {
  if (!state.opened || state.broken) return stay(state)
  if (state.intent === 'pause') {
    if (state.phase !== 'fading') return stay(state)
    return stay({ ...state, phase: 'paused', running: false, over: true })
  }
  if (state.seekTo !== null) {
    const waits: MachineState = {
      ...state,
      phase: 'stalled',
      blocked: false,
      running: false,
      entry: 'rejoin',
    }
    const sent = move(waits, state.seekTo)
    const again = start(sent.state)
    return { state: again.state, effects: [...sent.effects, ...again.effects] }
  }
  const tolerance = Math.max(2, state.expected * 0.01)
  const early = at < state.expected - tolerance
  if (early && seekable && at > (state.earlyEnd ?? -Infinity) + tolerance) {
    return reopen({ ...state, at, earlyEnd: at, entry: 'rejoin' }, now)
  }
  const { state: silenced, effects } = fall(
    { ...state, phase: 'paused', intent: 'pause', blocked: false, running: false, at: 0 },
    'declick',
  )
  return { state: silenced, effects: [...effects, { type: 'ended' }] }
}

/** Silence is reached: only now may the element pause or move. */
export function faded(state: MachineState): Transition {
  const effects: PlaybackEffect[] = []
  let next = state
  if (next.phase === 'fading') {
    next = { ...next, phase: restingPhase(next), running: false }
    effects.push({ type: 'stop' })
  }
  if (next.seekTo === null || next.moving) return { state: next, effects }
  const sent = move(next, next.seekTo)
  return { state: sent.state, effects: [...effects, ...sent.effects] }
}

/** An element that sounds was let; the news is of an earlier try. */
export function refused(state: MachineState): Transition {
  if (state.intent === 'pause' || !state.opened || state.broken || state.running) return stay(state)
  return halt({ ...state, phase: 'paused', blocked: true })
}
