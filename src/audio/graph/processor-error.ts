/** The name in the standard, and the one that Chromium 156 dispatches to listeners (measured). */
const names = ['processorerror', 'error'] as const

/** Calls a function once when the node's processor has thrown; from then on it outputs silence. */
export function onProcessorError(node: AudioWorkletNode, run: () => void, signal?: AbortSignal): void {
  const called = new AbortController()
  const both = signal ? AbortSignal.any([signal, called.signal]) : called.signal
  const onError = () => {
    called.abort()
    run()
  }
  for (const name of names) node.addEventListener(name, onError, { signal: both })
}
