import { stay, type MachineState, type Transition } from './machine-state'
import { fall, rise } from './ramps'
import { reopen } from './recovery'

/** Sends the element to another position; to be called in silence. */
export function move(state: MachineState, to: number): Transition {
  return {
    state: { ...state, moving: true, seekTo: null, openedAt: to },
    effects: [{ type: 'move', to }],
  }
}

/** The element moves in silence only, one seek at a time; of those asked meanwhile the newest counts. */
export function seek(state: MachineState, target: number, now: number): Transition {
  if (state.phase === 'idle' || !Number.isFinite(target)) return stay(state)
  const to = Math.max(0, target)
  const wanted: MachineState = {
    ...state,
    over: false,
    at: to,
    entry: state.running ? 'rejoin' : state.entry,
  }
  if (state.phase === 'error' || state.broken) return stay(wanted)
  if (!state.opened) return reopen(wanted, now)
  if (!state.ready) {
    const silenced = to > 0 && !state.silent ? fall(wanted, 'declick') : stay(wanted)
    const sent = move(silenced.state, to)
    return { state: { ...sent.state, moving: to > 0 }, effects: [...silenced.effects, ...sent.effects] }
  }
  if (state.moving || state.seekTo !== null) return stay({ ...wanted, seekTo: to })
  if (state.silent && state.phase !== 'fading') return move(wanted, to)
  return fall({ ...wanted, seekTo: to }, 'declick')
}

/** A seek arrived: go on to the newest one asked for meanwhile, or let the sound back in. */
export function moved(state: MachineState): Transition {
  if (!state.moving) return stay(state)
  if (state.seekTo !== null) return move(state, state.seekTo)
  const next: MachineState = { ...state, moving: false }
  if (state.intent === 'pause' || state.blocked) return stay(next)
  return rise(next, state.entry, state.phase === 'playing' ? 'brief' : 'sound')
}
