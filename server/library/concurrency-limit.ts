/**
 * Returns a function that runs at most `width` tasks at a time and queues the others: rendering and converting share the
 * machine with streaming, which comes first. A task must not wait for another task of the same limit.
 */
export function createConcurrencyLimit(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= width) await new Promise<void>((enter) => waiting.push(enter))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
