import { freshWatch, idleState, stay, type MachineState, type Transition } from './machine-state'
import type { PlaybackCommand } from './playback-event'
import { reopen } from './recovery'
import { fall, rise, start } from './ramps'

type Load = Extract<PlaybackCommand, { type: 'load' }>

/** A track that begins at its beginning keeps its first note; anything else fades in. */
export function load(state: MachineState, command: Load, now: number): Transition {
  const at = Number.isFinite(command.at) ? Math.max(0, command.at) : 0
  return {
    state: {
      ...idleState,
      phase: 'loading',
      intent: command.play ? 'play' : 'pause',
      trackId: command.trackId,
      generation: state.generation + 1,
      at,
      openedAt: at,
      expected: command.expected,
      moving: at > 0,
      entry: at > 0 ? 'fade' : 'declick',
      watch: freshWatch(at, now),
    },
    effects: [{ type: 'open', at }],
  }
}

export function unload(state: MachineState): Transition {
  if (state.phase === 'idle') return stay(state)
  return { state: { ...idleState, generation: state.generation + 1 }, effects: [{ type: 'close' }] }
}

export function play(state: MachineState, now: number): Transition {
  const wanted: MachineState = { ...state, intent: 'play', watch: freshWatch(state.at, now) }
  switch (state.phase) {
    case 'idle':
      return stay(state)
    case 'error':
      return reopen({ ...wanted, attempts: 0, failure: null }, now)
    case 'fading':
      if (state.seekTo !== null) return stay({ ...wanted, phase: 'playing', entry: 'rejoin' })
      return rise({ ...wanted, phase: 'playing' }, 'fade', 'none')
    case 'loading':
      if (state.intent === 'play' || !state.opened || state.broken) return stay({ ...state, intent: 'play' })
      return start(wanted)
    case 'paused':
      if (state.intent === 'play') return state.blocked ? start({ ...wanted, blocked: false }) : stay(state)
      return start({ ...wanted, entry: 'fade' })
    case 'playing':
    case 'stalled':
      return stay(state)
  }
}

export function pause(state: MachineState): Transition {
  const wanted: MachineState = { ...state, intent: 'pause', blocked: false }
  switch (state.phase) {
    case 'idle':
    case 'fading':
      return stay(state)
    case 'error':
      return stay(wanted)
    case 'playing':
      return fall({ ...wanted, phase: 'fading' }, 'fade')
    case 'loading':
    case 'paused':
    case 'stalled': {
      if (state.intent === 'pause' || !state.opened || state.broken) return stay(wanted)
      const phase = state.ready ? 'paused' : 'loading'
      const { state: silenced, effects } = fall({ ...wanted, phase, running: false }, 'declick')
      return { state: silenced, effects: [...effects, { type: 'stop' }] }
    }
  }
}

/** The element moves in silence only, one seek at a time; of those asked meanwhile the newest counts. */
export function seek(state: MachineState, target: number, now: number): Transition {
  const to = Math.max(0, target)
  if (state.phase === 'idle') return stay(state)
  const wanted: MachineState = { ...state, at: to, entry: state.running ? 'rejoin' : state.entry }
  if (state.phase === 'error' || state.broken) return stay(wanted)
  if (!state.opened) return reopen(wanted, now)
  if (!state.ready) {
    return { state: { ...wanted, openedAt: to, moving: to > 0 }, effects: [{ type: 'move', to }] }
  }
  if (state.moving || state.seekTo !== null) return stay({ ...wanted, seekTo: to })
  if (state.silent && state.phase !== 'fading') {
    return { state: { ...wanted, moving: true }, effects: [{ type: 'move', to }] }
  }
  return fall({ ...wanted, seekTo: to }, 'declick')
}

/** Watched from here on like any start: what was held back may turn out to be dead. */
export function allowed(state: MachineState, now: number): Transition {
  if (!state.blocked || state.intent !== 'play') return stay(state)
  return start({ ...state, blocked: false, watch: freshWatch(state.at, now) })
}

/** As if the listener had paused: what took the sound away decides when it may come back. */
export function interrupted(state: MachineState): Transition {
  if (!state.running) return stay(state)
  const { state: silenced, effects } = fall(
    { ...state, phase: 'paused', intent: 'pause', running: false },
    'declick',
  )
  return { state: silenced, effects: [...effects, { type: 'stop' }] }
}
