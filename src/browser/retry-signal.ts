import type { System } from '../ports/system'

const retryAfterMs = 15_000

/** Resolves when a failed fetch is worth another try: the connection is back, or 15 seconds have passed. */
export function retrySignal(system: Pick<System, 'after' | 'whenOnline'>): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      cancelTimer()
      stopListening()
      resolve()
    }
    const cancelTimer = system.after(retryAfterMs, finish)
    const stopListening = system.whenOnline(finish)
  })
}
