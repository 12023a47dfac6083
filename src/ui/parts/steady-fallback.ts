/** What stands in for a wait is not seen for that long, so that a quick answer shows nothing of it; */
const unseenMs = 120

/** once seen it stays at least that long, so that nothing flickers. */
const shortestMs = 300

interface SteadyWait<T> {
  /** Brings what the first promise brings, held back while its fallback has only just come in sight. */
  promise: Promise<T>
  /** The fallback stands. */
  fallbackShown: () => void
}

const waits = new WeakMap<Promise<unknown>, SteadyWait<unknown>>()

/** The wait for a promise behind a fallback that appears after 120 ms; the same one each time it is asked for. */
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
    fallbackShown: () => (sinceMs ??= performance.now()),
  }
  waits.set(promise, wait)
  return wait
}
