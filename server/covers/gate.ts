/**
 * Lets that many pieces of work run at one time, the others in their turn: rendering shares its threads with the
 * reading of files, and the music comes first. Work must not wait at the same gate for work of its own.
 */
export function createGate(width: number): <T>(work: () => Promise<T>) => Promise<T> {
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
