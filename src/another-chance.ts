import type { System } from './ports/system'

const patienceMs = 15_000

/** Resolves when what could not be fetched may be there: the connection is back, or a while has passed. */
export function anotherChance(system: Pick<System, 'after' | 'whenOnline'>): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      stopWaiting()
      stopListening()
      resolve()
    }
    const stopWaiting = system.after(patienceMs, go)
    const stopListening = system.whenOnline(go)
  })
}
