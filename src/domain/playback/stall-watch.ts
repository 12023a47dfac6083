import { withoutEffects, type MachineState, type StallWatch, type Transition } from './machine-state'
import { fall, rise } from './ramps'
import { broke } from './recovery'

/** Three checks, a quarter of a second apart: a stall is shown at most a second after the clock stopped. */
const shownAfterMs = 700
/** The stream is opened again after this long without progress and without a byte. */
const stallMs = 5000
/** The same for a stream that was opened again and has not started: its server may always be slow to start. */
const slowStartMs = 11_000
/** What remains of the timeout once the connection is back. */
const onlineStallMs = 1000
/**
 * The most that one check counts for. Less than `shownAfterMs`, because after sleep or in a frozen tab the clock had no
 * chance to advance.
 */
const maxPerCheckMs = 600
/** Seconds of playback after which earlier failures no longer count. */
const provenAfter = 2

export function clock(before: MachineState, position: number, now: number): Transition {
  const settled = before.ready && !before.seeking && before.pendingSeek === null && !before.broken
  const state = settled ? { ...before, at: position } : before
  if (state.blocked || !state.opened || state.broken) return withoutEffects(state)
  // a fade-out may be reversed: what stood still in it is known then
  if (state.intent !== 'play' && state.phase !== 'fading') return withoutEffects(state)
  const { watch } = state
  if (watch.position !== null && position !== watch.position) return advanced(state, position, now)
  const passed = Math.min(maxPerCheckMs, Math.max(0, now - watch.checkedAt))
  const stoodMs = watch.stoodMs + passed
  const starvedMs = watch.starvedMs + passed
  const watched: MachineState = { ...state, watch: { position, checkedAt: now, stoodMs, starvedMs } }
  if (state.phase === 'fading') return withoutEffects(watched)
  if (starvedMs >= stallTimeoutMs(state)) return broke(watched, 'stall')
  if (hasStalled(watched) && (state.phase === 'playing' || state.phase === 'paused')) {
    return fall(
      { ...watched, phase: 'stalled', nextRise: state.running ? 'rejoin' : state.nextRise },
      'declick',
    )
  }
  return withoutEffects(watched)
}

/** Whether the clock has stood still for so long that it is shown. */
export function hasStalled({ watch }: MachineState): boolean {
  return watch.stoodMs >= shownAfterMs
}

function stallTimeoutMs({ ready, attempts }: MachineState): number {
  return ready || attempts === 0 ? stallMs : slowStartMs
}

function advanced(state: MachineState, position: number, now: number): Transition {
  const watched: MachineState = { ...state, watch: { position, checkedAt: now, stoodMs: 0, starvedMs: 0 } }
  const resumes = state.running && !state.seeking && state.pendingSeek === null
  if (!resumes || state.phase === 'fading') return withoutEffects(watched)
  const next: MachineState = {
    ...watched,
    attempts: position >= state.openedAt + provenAfter ? 0 : state.attempts,
    phase: 'playing',
  }
  return state.silent || state.phase === 'stalled' ? rise(next, 'rejoin', 'brief') : withoutEffects(next)
}

/** Notes that bytes arrive: a slow stream is not opened again. */
export function fed(state: MachineState): Transition {
  return withoutEffects({ ...state, watch: { ...state.watch, starvedMs: 0 } })
}

/** Returns the watch with most of the timeout used up. */
export function shortenTimeout(state: MachineState): StallWatch {
  const { watch } = state
  return { ...watch, starvedMs: Math.max(watch.starvedMs, stallTimeoutMs(state) - onlineStallMs) }
}
