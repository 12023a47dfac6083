import { withoutEffects, type MachineState, type Transition } from './machine-state'
import { fall, rise } from './ramps'
import { reopen } from './recovery'

/** Moves the element to another position. Call it in silence. */
export function move(state: MachineState, to: number): Transition {
  return {
    state: { ...state, seeking: true, pendingSeek: null, openedAt: to },
    effects: [{ type: 'move', to }],
  }
}

/** Seeks in silence and one seek at a time; of the seeks requested meanwhile only the newest counts. */
export function seek(state: MachineState, target: number, now: number): Transition {
  if (state.phase === 'idle' || !Number.isFinite(target)) return withoutEffects(state)
  const to = Math.max(0, target)
  const wanted: MachineState = {
    ...state,
    endPending: false,
    at: to,
    nextRise: state.running ? 'rejoin' : state.nextRise,
  }
  if (state.phase === 'error' || state.broken) return withoutEffects(wanted)
  if (!state.opened) return reopen(wanted, now)
  if (!state.ready) {
    const silenced = to > 0 && !state.silent ? fall(wanted, 'declick') : withoutEffects(wanted)
    const sent = move(silenced.state, to)
    return { state: { ...sent.state, seeking: to > 0 }, effects: [...silenced.effects, ...sent.effects] }
  }
  if (state.seeking || state.pendingSeek !== null) return withoutEffects({ ...wanted, pendingSeek: to })
  if (state.silent && state.phase !== 'fading') return move(wanted, to)
  return fall({ ...wanted, pendingSeek: to }, 'declick')
}

/** Continues with a seek requested meanwhile, or raises the gain again. */
export function moved(state: MachineState): Transition {
  if (!state.seeking) return withoutEffects(state)
  if (state.pendingSeek !== null) return move(state, state.pendingSeek)
  const next: MachineState = { ...state, seeking: false }
  if (state.intent === 'pause' || state.blocked) return withoutEffects(next)
  return rise(next, state.nextRise, state.phase === 'playing' ? 'brief' : 'sound')
}
