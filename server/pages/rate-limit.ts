/** Returns a function that allows `most` uses in any `perMs` milliseconds; it returns false beyond that. */
export function createRateLimit(most: number, perMs: number, now: () => number): () => boolean {
  let taken: number[] = []
  return () => {
    const nowMs = now()
    taken = taken.filter((atMs) => atMs > nowMs - perMs && atMs <= nowMs)
    if (taken.length >= most) return false
    taken.push(nowMs)
    return true
  }
}
