import type { System } from '../ports/system'

/** `navigator.connection` is not in the type library, and not in every browser. */
interface Connection {
  readonly saveData?: boolean
  /** `slow-2g`, `2g`, `3g` or `4g`, by what is measured. */
  readonly effectiveType?: string
}

const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {}

const saveData = () => connection().saveData === true

/** The clock, random numbers, timers and connection state of this thread. */
export const browserSystem: System = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  saveData,
  mayPrefetch: () => !saveData() && !/[23]g$/.test(connection().effectiveType ?? ''),
  whenOnline(run) {
    const controller = new AbortController()
    addEventListener('online', run, { once: true, signal: controller.signal })
    return () => controller.abort()
  },
}
