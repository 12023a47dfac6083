import type { System } from './ports/system'

/** The clock, chance and timers of this thread. */
export const browserSystem: System = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
