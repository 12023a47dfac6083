import { trustedScriptUrl } from '../trusted-types/trusted-script-url'
import type { TakeOver } from '../domain/update/take-over-message'

/**
 * Has the browser keep what the app needs without a network. Does nothing where that cannot be: outside of a secure
 * context, in some private windows, or where it is blocked. Never rejects.
 * @param script the address of the worker
 * @param running the pathname of the first script of this page
 */
export async function registerServiceWorker(script: string, running: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(trustedScriptUrl(script), {
      updateViaCache: 'none',
    })
    const message: TakeOver = { type: 'takeOver', script: running }
    const takeOver = (worker: ServiceWorker | null) => worker?.postMessage(message, [])
    takeOver(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') takeOver(installing)
      })
    })
  } catch {
    // the app goes on without it
  }
}
