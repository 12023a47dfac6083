import type { System } from '../../ports/system'

/** Calls `run` once: when the connection is back, or after that many milliseconds. Returns a function that cancels. */
export function afterOrOnline(system: System, ms: number, run: () => void): () => void {
  const runOnce = () => {
    cancel()
    run()
  }
  const stops = [system.after(ms, runOnce), system.whenOnline(runOnce)]
  const cancel = () => {
    for (const stop of stops) stop()
  }
  return cancel
}
