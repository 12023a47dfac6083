import { stay, type MachineState, type StallWatch, type Transition } from './machine-state'
import { fall, rise } from './ramps'
import { broke } from './recovery'

/** A clock that stood in three looks of a quarter second is shown: at the latest a second after it stopped. */
const shownAfterMs = 700
/** This long without a move and without a byte, the stream is opened anew. */
const actedAfterMs = 5000
/** The same for one that was opened anew and never began: its server may be slow to begin each time. */
const slowStartMs = 11_000
/** Once the connection is back, that much is left. */
const hurriedMs = 1000
/**
 * What one look counts for at most. Less than is shown: a machine that slept or a tab that was frozen comes back
 * to a clock that had no chance to move.
 */
const mostPerLookMs = 600
/** Seconds of sound after which an earlier failure is forgiven. */
const forgivenAfter = 2

export function clock(before: MachineState, position: number, now: number): Transition {
  const settled = before.ready && !before.moving && before.seekTo === null && !before.broken
  const state = settled ? { ...before, at: position } : before
  if (state.intent !== 'play' || state.blocked || !state.opened || state.broken) return stay(state)
  const { watch } = state
  if (watch.position !== null && position !== watch.position) return advanced(state, position, now)
  const passed = Math.min(mostPerLookMs, Math.max(0, now - watch.lookedAt))
  const stoodMs = watch.stoodMs + passed
  const starvedMs = watch.starvedMs + passed
  const watched: MachineState = { ...state, watch: { position, lookedAt: now, stoodMs, starvedMs } }
  if (starvedMs >= patienceMs(state)) return broke(watched, 'stall')
  if (stoodMs >= shownAfterMs && (state.phase === 'playing' || state.phase === 'paused')) {
    return fall({ ...watched, phase: 'stalled', entry: state.running ? 'rejoin' : state.entry }, 'declick')
  }
  return stay(watched)
}

function patienceMs({ ready, attempts }: MachineState): number {
  return ready || attempts === 0 ? actedAfterMs : slowStartMs
}

function advanced(state: MachineState, position: number, now: number): Transition {
  const watched: MachineState = { ...state, watch: { position, lookedAt: now, stoodMs: 0, starvedMs: 0 } }
  if (!state.running || state.moving || state.seekTo !== null) return stay(watched)
  const next: MachineState = {
    ...watched,
    attempts: position >= state.openedAt + forgivenAfter ? 0 : state.attempts,
    phase: 'playing',
  }
  return state.silent || state.phase === 'stalled' ? rise(next, 'rejoin', 'brief') : stay(next)
}

/** Bytes are on their way: slow, but no reason to start over. */
export function fed(state: MachineState): Transition {
  return stay({ ...state, watch: { ...state.watch, starvedMs: 0 } })
}

/** The same watch with little patience left. */
export function hurried(state: MachineState): StallWatch {
  const { watch } = state
  return { ...watch, starvedMs: Math.max(watch.starvedMs, patienceMs(state) - hurriedMs) }
}
