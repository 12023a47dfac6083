import { showsFirstPicture } from './first-picture'

/** A fallback is invisible for this long, so that a quick answer shows none. */
const unseenMs = 120

/** Once visible, a fallback stays for at least this long, so that nothing flickers. */
const shortestMs = 300

interface SteadyWait<T> {
  /** Resolves to the same value, but not while the fallback has only just become visible. */
  promise: Promise<T>
  /** To be called when the fallback is rendered. */
  fallbackShown: () => void
}

const waits = new WeakMap<Promise<unknown>, SteadyWait<unknown>>()

/** Returns the wait for a promise behind a fallback; the same object for the same promise. */
export function steadyWait<T>(promise: Promise<T>): SteadyWait<T> {
  const known = waits.get(promise)
  if (known) return known as SteadyWait<T>

  let sinceMs: number | null = null
  const hold = async (value: T) => {
    const ageMs = sinceMs === null ? 0 : performance.now() - sinceMs
    const leftMs = unseenMs + shortestMs - ageMs
    if (ageMs > unseenMs && leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
    return value
  }
  const wait: SteadyWait<T> = {
    promise: promise.then(hold),
    // in the first picture it has been visible long enough
    fallbackShown: () => (sinceMs ??= showsFirstPicture() ? -Infinity : performance.now()),
  }
  waits.set(promise, wait)
  return wait
}
