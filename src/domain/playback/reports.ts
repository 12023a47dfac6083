import { stay, type MachineState, type Transition } from './machine-state'
import type { PlaybackEffect } from './playback-effect'
import { fall, rise, start } from './ramps'
import { reopen } from './recovery'

export function opened(state: MachineState): Transition {
  if (state.opened) return stay(state)
  const next: MachineState = { ...state, opened: true }
  return state.intent === 'play' ? start(next) : stay(next)
}

export function ready(state: MachineState): Transition {
  const settles = state.phase === 'loading' && state.intent === 'pause' && !state.broken
  return stay({ ...state, ready: true, phase: settles ? 'paused' : state.phase })
}

export function playing(state: MachineState, now: number): Transition {
  if (state.intent === 'pause' || !state.opened || state.broken) return stay(state)
  return rise(
    {
      ...state,
      phase: 'playing',
      running: true,
      blocked: false,
      watch: { ...state.watch, movedAt: now, fedAt: now },
    },
    state.entry,
    'brief',
  )
}

/** The sound has run out already; the gain goes down so that its return is no click. */
export function waiting(state: MachineState): Transition {
  if (state.phase !== 'playing' || state.moving || state.seekTo !== null) return stay(state)
  return fall({ ...state, entry: 'rejoin' }, 'declick')
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
  if (!state.opened || state.broken || state.phase === 'error') return stay(state)
  if (state.intent === 'pause') {
    return state.phase === 'fading' ? stay({ ...state, phase: 'paused', running: false }) : stay(state)
  }
  if (state.seekTo !== null) {
    const again = start({ ...state, moving: true, running: false, seekTo: null, entry: 'rejoin' })
    return { state: again.state, effects: [{ type: 'move', to: state.seekTo }, ...again.effects] }
  }
  const tolerance = Math.max(2, state.expected * 0.01)
  const early = at < state.expected - tolerance
  if (early && seekable && at > (state.earlyEnd ?? -Infinity) + tolerance) {
    return reopen({ ...state, at, earlyEnd: at, entry: 'rejoin' }, now)
  }
  const { state: silenced, effects } = fall(
    { ...state, phase: 'paused', intent: 'pause', running: false, at: 0 },
    'declick',
  )
  return { state: silenced, effects: [...effects, { type: 'ended' }] }
}

/** A seek arrived: go on to the newest one asked for meanwhile, or let the sound back in. */
export function moved(state: MachineState): Transition {
  if (!state.moving) return stay(state)
  if (state.seekTo !== null) {
    return { state: { ...state, seekTo: null }, effects: [{ type: 'move', to: state.seekTo }] }
  }
  const next: MachineState = { ...state, moving: false }
  if (state.intent === 'pause' || state.blocked || state.broken) return stay(next)
  return rise(next, state.entry, state.running ? 'brief' : 'sound')
}

/** Silence is reached: only now may the element pause or move. */
export function faded(state: MachineState): Transition {
  const effects: PlaybackEffect[] = []
  let next = state
  if (next.phase === 'fading') {
    next = { ...next, phase: 'paused', running: false }
    effects.push({ type: 'stop' })
  }
  if (next.seekTo !== null && !next.moving) {
    effects.push({ type: 'move', to: next.seekTo })
    next = { ...next, moving: true, seekTo: null }
  }
  return { state: next, effects }
}

export function refused(state: MachineState): Transition {
  if (state.intent === 'pause' || !state.opened || state.broken) return stay(state)
  return {
    state: { ...state, phase: 'paused', blocked: true, running: false },
    effects: [{ type: 'stop' }],
  }
}
