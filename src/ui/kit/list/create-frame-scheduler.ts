import { afterPaint } from '../after-paint'

/**
 * Returns `schedule`, which calls `run` once after the next frame however often it is called before that, and `cancel`.
 * After a frame layout is clean, so `run` may read positions without forcing one.
 */
export function createFrameScheduler(run: () => void): { schedule: () => void; cancel: () => void } {
  let cancelRun: (() => void) | null = null
  const call = () => {
    cancelRun = null
    run()
  }
  return {
    schedule: () => {
      cancelRun ??= afterPaint(call)
    },
    cancel: () => {
      cancelRun?.()
      cancelRun = null
    },
  }
}
