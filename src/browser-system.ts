import type { System } from './ports/system'

/** Chromium alone tells; elsewhere nobody asked for it. */
type SavingNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** The clock, chance, timers and connection of this thread. */
export const browserSystem: System = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  saveData: () => (navigator as SavingNavigator).connection?.saveData === true,
  whenOnline(run) {
    const once = new AbortController()
    addEventListener('online', run, { once: true, signal: once.signal })
    return () => once.abort()
  },
}
