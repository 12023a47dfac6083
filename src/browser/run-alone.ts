import type { RunAlone } from '../ports/tab-lock'

/** Runs work under a Web Lock; without these, as over plain http, at once. */
export const runAlone: RunAlone = async (name, work, signal) => {
  if (!('locks' in navigator)) return work()
  try {
    await navigator.locks.request(name, signal ? { signal } : {}, work)
  } catch (error) {
    if (!signal?.aborted) throw error
  }
}
