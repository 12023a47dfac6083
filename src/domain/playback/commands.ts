import {
  freshWatch,
  idleState,
  restingPhase,
  stay,
  type MachineState,
  type Transition,
} from './machine-state'
import type { RampSpeed } from './playback-effect'
import type { PlaybackCommand } from './playback-event'
import { fall, halt, rise, start } from './ramps'
import { reopen } from './recovery'

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
      watch: freshWatch(now),
    },
    effects: [{ type: 'open', at }],
  }
}

export function unload(state: MachineState): Transition {
  if (state.phase === 'idle') return stay(state)
  return { state: { ...idleState, generation: state.generation + 1 }, effects: [{ type: 'close' }] }
}

export function play(state: MachineState, now: number): Transition {
  const wanted: MachineState = { ...state, intent: 'play', watch: freshWatch(now) }
  switch (state.phase) {
    case 'idle':
      return stay(state)
    case 'error':
      return reopen({ ...wanted, attempts: 0, failure: null }, now)
    case 'fading':
      if (!state.running) return start({ ...wanted, phase: restingPhase(state) })
      return resume({ ...state, phase: 'playing', intent: 'play' })
    case 'loading':
      if (state.intent === 'play' || !state.opened || state.broken) return stay({ ...state, intent: 'play' })
      return start(wanted)
    case 'paused':
      if (state.over) return { state: { ...state, over: false }, effects: [{ type: 'ended' }] }
      if (state.intent === 'play') return state.blocked ? start({ ...wanted, blocked: false }) : stay(state)
      return start({ ...wanted, entry: 'fade' })
    case 'playing':
    case 'stalled':
      return stay(state)
  }
}

/** Turns the way down round. The watch goes on: what stood still during the fade stands still now. */
function resume(state: MachineState): Transition {
  return state.seekTo === null ? rise(state, 'fade', 'none') : stay({ ...state, entry: 'rejoin' })
}

export function pause(state: MachineState): Transition {
  return hush(state, 'fade')
}

/** As if the listener had paused, but so fast that the two are not heard together. */
export function displaced(state: MachineState): Transition {
  return hush(state, 'declick')
}

/** Sound may be there before it was reported, so an element goes down before it stops unless its gain is down already. */
function hush(state: MachineState, speed: RampSpeed): Transition {
  const wanted: MachineState = { ...state, intent: 'pause', blocked: false }
  switch (state.phase) {
    case 'idle':
      return stay(state)
    case 'error':
      return stay(wanted)
    case 'fading':
      return speed === 'fade' ? stay(state) : fall(state, speed)
    case 'playing':
      return fall({ ...wanted, phase: 'fading' }, speed)
    case 'loading':
    case 'paused':
    case 'stalled':
      if (state.intent === 'pause' || !state.opened || state.broken) return stay(wanted)
      if (!state.silent) return fall({ ...wanted, phase: 'fading' }, 'declick')
      return {
        state: { ...wanted, phase: restingPhase(state), running: false },
        effects: [{ type: 'stop' }],
      }
  }
}

/** Watched from here on like any start: what was held back may turn out to be dead. */
export function allowed(state: MachineState, now: number): Transition {
  if (!state.blocked || state.intent !== 'play') return stay(state)
  return start({ ...state, blocked: false, watch: freshWatch(now) })
}

/** As if the listener had paused: what took the sound away decides when it may come back. */
export function interrupted(state: MachineState): Transition {
  if (state.blocked || state.phase === 'error' || (state.intent === 'pause' && !state.running))
    return stay(state)
  const wanted: MachineState = { ...state, intent: 'pause' }
  if (!state.opened || state.broken) return stay(wanted)
  return halt({ ...wanted, phase: restingPhase(state) })
}
