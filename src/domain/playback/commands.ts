import {
  freshWatch,
  idleState,
  restingPhase,
  withoutEffects,
  type MachineState,
  type Transition,
} from './machine-state'
import type { RampSpeed } from './playback-effect'
import type { PlaybackCommand } from './playback-event'
import { fall, halt, rise, start } from './ramps'
import { reopen } from './recovery'
import { hasStalled, shortenTimeout } from './stall-watch'

type Load = Extract<PlaybackCommand, { type: 'load' }>

/** A track played from its beginning starts with a declick ramp, to keep its first note; any other fades in. */
export function load(state: MachineState, command: Load, now: number): Transition {
  const at = Number.isFinite(command.at) ? Math.max(0, command.at) : 0
  return {
    state: {
      ...idleState,
      phase: 'loading',
      intent: command.play ? 'play' : 'pause',
      trackId: command.trackId,
      url: command.url,
      generation: state.generation + 1,
      at,
      openedAt: at,
      expectedDuration: command.expectedDuration,
      seeking: at > 0,
      nextRise: at > 0 ? 'fade' : 'declick',
      watch: freshWatch(now),
    },
    effects: [{ type: 'open', url: command.url, at }],
  }
}

export function unload(state: MachineState): Transition {
  if (state.phase === 'idle') return withoutEffects(state)
  return { state: { ...idleState, generation: state.generation + 1 }, effects: [{ type: 'close' }] }
}

export function play(state: MachineState, now: number): Transition {
  const wanted: MachineState = { ...state, intent: 'play', watch: freshWatch(now) }
  switch (state.phase) {
    case 'idle':
      return withoutEffects(state)
    case 'error':
      return reopen({ ...wanted, attempts: 0, failure: null }, now)
    case 'fading':
      if (!state.running) return start({ ...wanted, phase: restingPhase(state) })
      return resume({ ...state, intent: 'play' })
    case 'loading':
      if (state.intent === 'play' || !state.opened || state.broken)
        return withoutEffects({ ...state, intent: 'play' })
      return start(wanted)
    case 'paused':
      if (state.endPending) return { state: { ...state, endPending: false }, effects: [{ type: 'ended' }] }
      if (state.intent === 'play')
        return state.blocked ? start({ ...wanted, blocked: false }) : withoutEffects(state)
      return start({ ...wanted, nextRise: 'fade' })
    case 'playing':
    case 'stalled':
      return withoutEffects(state)
  }
}

/** Reverses a fade-out. The stall watch continues: a clock that stood still during the fade still does. */
function resume(fading: MachineState): Transition {
  if (hasStalled(fading)) return withoutEffects({ ...fading, phase: 'stalled', nextRise: 'rejoin' })
  const state: MachineState = { ...fading, phase: 'playing' }
  return state.pendingSeek === null
    ? rise(state, 'fade', 'none')
    : withoutEffects({ ...state, nextRise: 'rejoin' })
}

export function pause(state: MachineState): Transition {
  return fadeOut(state, 'fade')
}

/** Pauses like the listener does, but so fast that the two tabs are not heard together. */
export function displaced(state: MachineState): Transition {
  return fadeOut(state, 'declick')
}

/** Lowers the gain before the element stops, unless it is down already: sound may be audible before it is reported. */
function fadeOut(state: MachineState, speed: RampSpeed): Transition {
  const wanted: MachineState = { ...state, intent: 'pause', blocked: false }
  switch (state.phase) {
    case 'idle':
      return withoutEffects(state)
    case 'error':
      return withoutEffects(wanted)
    case 'fading':
      return speed === 'fade' ? withoutEffects(state) : fall(state, speed)
    case 'playing':
      return fall({ ...wanted, phase: 'fading' }, speed)
    case 'loading':
    case 'paused':
    case 'stalled':
      if (state.intent === 'pause' || !state.opened || state.broken) return withoutEffects(wanted)
      if (!state.silent) return fall({ ...wanted, phase: 'fading' }, 'declick')
      return {
        state: { ...wanted, phase: restingPhase(state), running: false },
        effects: [{ type: 'stop' }],
      }
  }
}

/** Starts what the browser refused. The stall watch starts again: the source may have broken in the meantime. */
export function allowed(state: MachineState, now: number): Transition {
  if (!state.blocked || state.intent !== 'play') return withoutEffects(state)
  return start({ ...state, blocked: false, watch: freshWatch(now) })
}

/** Pauses like the listener does: the sound must not return by itself when the interruption is over. */
export function interrupted(state: MachineState): Transition {
  if (state.blocked || state.phase === 'error' || (state.intent === 'pause' && !state.running))
    return withoutEffects(state)
  const wanted: MachineState = { ...state, intent: 'pause' }
  if (!state.opened || state.broken) return withoutEffects(wanted)
  return halt({ ...wanted, phase: restingPhase(state) })
}

/**
 * Opens again what broke or failed for want of a connection. What is only waiting may continue by itself, but gets a
 * short timeout: its connection may have been lost with the old one.
 */
export function online(state: MachineState, now: number): Transition {
  const failed = state.phase === 'error' && state.failure?.kind === 'offline'
  if (failed || state.broken) return reopen({ ...state, attempts: 0, failure: null }, now)
  return state.phase === 'idle'
    ? withoutEffects(state)
    : withoutEffects({ ...state, watch: shortenTimeout(state) })
}
