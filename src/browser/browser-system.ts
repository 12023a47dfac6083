import type { System } from '../ports/system'

/** `navigator.connection` is not in the type library. Browsers without it count as not saving data. */
type NavigatorWithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** The clock, random numbers, timers and connection state of this thread. */
export const browserSystem: System = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  saveData: () => (navigator as NavigatorWithConnection).connection?.saveData === true,
  whenOnline(run) {
    const controller = new AbortController()
    addEventListener('online', run, { once: true, signal: controller.signal })
    return () => controller.abort()
  },
}
