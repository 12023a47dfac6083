import { stay, type MachineState, type Transition } from './machine-state'
import { fall, rise } from './ramps'
import { broke } from './recovery'

/** A clock that stands still this long is shown to the listener. */
const shownAfterMs = 1000
/** This long without a move and without a byte, the stream is opened anew. */
const actedAfterMs = 5000
/** Looks further apart than this mean that the machine slept or the tab was frozen. */
const sleptMs = 3000
/** Seconds of sound after which an earlier failure is forgiven. */
const forgivenAfter = 2

export function clock(state: MachineState, position: number, now: number): Transition {
  if (state.intent !== 'play' || state.blocked || !state.opened || state.broken) return stay(state)
  const slept = now - state.watch.lookedAt > sleptMs
  if (position !== state.watch.position) return moved(state, position, now)
  const watch = slept
    ? { position, movedAt: now, fedAt: now, lookedAt: now }
    : { ...state.watch, lookedAt: now }
  const watched: MachineState = { ...state, watch }
  if (now - Math.max(watch.movedAt, watch.fedAt) > actedAfterMs) return broke(watched, 'stall')
  if (now - watch.movedAt > shownAfterMs && (state.phase === 'playing' || state.phase === 'paused')) {
    return fall({ ...watched, phase: 'stalled', entry: state.running ? 'rejoin' : state.entry }, 'declick')
  }
  return stay(watched)
}

function moved(state: MachineState, position: number, now: number): Transition {
  const settled = !state.moving && state.seekTo === null
  const next: MachineState = {
    ...state,
    at: settled ? position : state.at,
    attempts: settled && position >= state.openedAt + forgivenAfter ? 0 : state.attempts,
    watch: { ...state.watch, position, movedAt: now, lookedAt: now },
  }
  if (!state.running) return stay(next)
  const back: MachineState = settled && state.phase === 'stalled' ? { ...next, phase: 'playing' } : next
  return state.silent ? rise(back, 'rejoin', 'brief') : stay(back)
}

/** Bytes are on their way: slow, but no reason to start over. */
export function fed(state: MachineState, now: number): Transition {
  return stay({ ...state, watch: { ...state.watch, fedAt: now } })
}
