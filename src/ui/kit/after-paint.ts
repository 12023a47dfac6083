let batch: Set<() => void> | null = null

function startBatch(): Set<() => void> {
  const runs = new Set<() => void>()
  requestAnimationFrame(() => {
    batch = null
    setTimeout(() => {
      for (const run of runs) run()
    })
  })
  return runs
}

/**
 * Calls `run` in the task after the next frame, when layout is clean; together with all others that wait for it, so that
 * React renders what they set at once. The same function is called once however often it is given. Returns a function
 * that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  batch ??= startBatch()
  const own = batch
  own.add(run)
  return () => void own.delete(run)
}
