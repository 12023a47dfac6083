import type { InstallOffer } from '../ports/install-offer'

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent; not in the type library, nor in every browser. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Whether this is Safari on iOS, outside of an installed app: it has no event, and its share menu installs. */
const isIosPage = () => 'standalone' in navigator && navigator.standalone === false

/**
 * Keeps the browser's offer for later, in the place of the bar that it would show by itself. It comes soon after the page
 * is loaded, and so has to be waited for from the start.
 */
export function keepInstallOffer(target: EventTarget = window): InstallOffer {
  let offer: BeforeInstallPromptEvent | null = null
  const listeners = new Set<() => void>()
  const set = (newer: BeforeInstallPromptEvent | null) => {
    offer = newer
    for (const listener of listeners) listener()
  }
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    set(event as BeforeInstallPromptEvent)
  })
  target.addEventListener('appinstalled', () => set(null))
  return {
    get way() {
      return offer ? 'ask' : isIosPage() ? 'byHand' : 'none'
    },
    async ask() {
      const asked = offer
      if (!asked) return false
      // an offer can be used once
      set(null)
      try {
        return (await asked.prompt()).outcome === 'accepted'
      } catch {
        return false
      }
    },
    observe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
