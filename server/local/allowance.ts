/** Lets something happen `most` times in any `perMs` milliseconds; false when it may not now. */
export function createAllowance(most: number, perMs: number, now: () => number): () => boolean {
  let taken: number[] = []
  return () => {
    const nowMs = now()
    taken = taken.filter((atMs) => atMs > nowMs - perMs && atMs <= nowMs)
    if (taken.length >= most) return false
    taken.push(nowMs)
    return true
  }
}
