import { countFrames } from '../../domain/hud/count-frames'

/**
 * Each frame costs this thread a tenth of a millisecond (docs/profiling.md), so that not all are counted: half a second
 * of every two.
 */
const countedMs = 500
const pausedMs = 1_500

let instants: number[] = []

/** Notes one frame by the time that the browser gives it. */
function note(instant: number): void {
  instants.push(instant)
  if (instant - (instants[0] ?? instant) < countedMs) {
    requestAnimationFrame(note)
    return
  }
  const count = countFrames(instants)
  if (count) postMessage(count)
  instants = []
  setTimeout(() => requestAnimationFrame(note), pausedMs)
}

requestAnimationFrame(note)
