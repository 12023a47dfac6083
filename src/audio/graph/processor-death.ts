/** The standard's name, and the one that Chromium 156 gives the event for listeners. */
const names = ['processorerror', 'error'] as const

/** Calls once when the node's processor has thrown: from then on it puts out silence for ever. */
export function onProcessorDeath(node: AudioWorkletNode, run: () => void, signal?: AbortSignal): void {
  const heard = new AbortController()
  const both = signal ? AbortSignal.any([signal, heard.signal]) : heard.signal
  const die = () => {
    heard.abort()
    run()
  }
  for (const name of names) node.addEventListener(name, die, { signal: both })
}
