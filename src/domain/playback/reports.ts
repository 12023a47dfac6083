import { restingPhase, withoutEffects, type MachineState, type Transition } from './machine-state'
import type { PlaybackEffect } from './playback-effect'
import type { PlaybackReport } from './playback-event'
import { fall, halt, rise, start } from './ramps'
import { broke, reopen } from './recovery'
import { move } from './seeking'

export function opened(state: MachineState): Transition {
  if (state.opened) return withoutEffects(state)
  const next: MachineState = { ...state, opened: true }
  return state.intent === 'play' && !state.broken ? start(next) : withoutEffects(next)
}

export function ready(state: MachineState): Transition {
  const settles = state.phase === 'loading' && state.intent === 'pause' && !state.broken
  return withoutEffects({ ...state, ready: true, phase: settles ? 'paused' : state.phase })
}

export function playing(state: MachineState): Transition {
  if (!state.opened || state.broken) return withoutEffects(state)
  if (state.intent === 'pause') return withoutEffects({ ...state, running: state.phase === 'fading' })
  return rise(
    {
      ...state,
      phase: 'playing',
      running: true,
      blocked: false,
      watch: { ...state.watch, stoodMs: 0, starvedMs: 0 },
    },
    state.nextRise,
    'brief',
  )
}

/** Lowers the gain, since the sound has stopped already, so that its return makes no click. */
export function waiting(state: MachineState): Transition {
  if (state.phase !== 'playing' || state.seeking || state.pendingSeek !== null) return withoutEffects(state)
  return fall({ ...state, nextRise: 'rejoin', watch: { ...state.watch, position: null } }, 'declick')
}

/** Accepts a pause that the engine did not ask for: by the system, another application or a frozen tab. */
export function paused(state: MachineState, isPaused: boolean, hasEnded: boolean): Transition {
  if (!state.running || !isPaused || hasEnded) return withoutEffects(state)
  return fall({ ...state, phase: 'paused', intent: 'pause', running: false }, 'declick')
}

type Ended = Extract<PlaybackReport, { type: 'ended' }>

/**
 * Ends the track. A truncated file may end without an error, so one that ends well before the expected duration (by 2 s
 * or 1 %) is opened once more at that position. If it still does not advance, it is broken if it announces more itself,
 * and else simply shorter.
 */
export function ended(state: MachineState, { at, duration, seekable }: Ended, now: number): Transition {
  if (!state.opened || state.broken) return withoutEffects(state)
  if (state.intent === 'pause') {
    if (state.phase !== 'fading') return withoutEffects(state)
    return withoutEffects({ ...state, phase: 'paused', running: false, endPending: true })
  }
  if (state.pendingSeek !== null) {
    const waits: MachineState = {
      ...state,
      phase: 'stalled',
      blocked: false,
      running: false,
      nextRise: 'rejoin',
    }
    const sent = move(waits, state.pendingSeek)
    const again = start(sent.state)
    return { state: again.state, effects: [...sent.effects, ...again.effects] }
  }
  const tolerance = Math.max(2, state.expectedDuration * 0.01)
  const early = at < state.expectedDuration - tolerance
  if (early && seekable && at > (state.earlyEnd ?? -Infinity) + tolerance) {
    return reopen({ ...state, at, earlyEnd: at, nextRise: 'rejoin' }, now)
  }
  if (early && seekable && at < duration - tolerance) return broke(state, 'error')
  const { state: silenced, effects } = fall(
    { ...state, phase: 'paused', intent: 'pause', blocked: false, running: false, at: 0 },
    'declick',
  )
  return { state: silenced, effects: [...effects, { type: 'ended' }] }
}

/** Pauses or moves the element, which it may only do in silence. */
export function faded(state: MachineState): Transition {
  const effects: PlaybackEffect[] = []
  let next = state
  if (next.phase === 'fading') {
    next = { ...next, phase: restingPhase(next), running: false }
    effects.push({ type: 'stop' })
  }
  if (next.pendingSeek === null || next.seeking) return { state: next, effects }
  const sent = move(next, next.pendingSeek)
  return { state: sent.state, effects: [...effects, ...sent.effects] }
}

/** Ignores the report when the element runs: then it belongs to an earlier attempt to play. */
export function refused(state: MachineState): Transition {
  if (state.intent === 'pause' || !state.opened || state.broken || state.running) return withoutEffects(state)
  return halt({ ...state, phase: 'paused', blocked: true })
}
