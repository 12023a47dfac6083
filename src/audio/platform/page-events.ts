/** Each may come several times for one occasion. */
export interface PageListener {
  /** A gesture that lets a page start sound; called inside it. */
  gesture(): void
  /** The page is about to stop running: frozen in the background, or kept for the way back. */
  frozen(): void
  /** The page is back from being hidden, frozen or kept: elements may have been paused meanwhile. */
  returned(): void
  online(): void
  offline(): void
}

/** A click alone is what a screen reader sends. */
const gestures = ['pointerup', 'keydown', 'click'] as const

/** Space held on a button clicks it when it is let go, and that is the gesture. */
function clicksLater(event: Event): boolean {
  return event instanceof KeyboardEvent && event.code === 'Space' && event.target instanceof HTMLButtonElement
}

/** Listens to the page until the signal is aborted. */
export function listenToPage(listener: Partial<PageListener>, signal: AbortSignal): void {
  const options = { signal }
  const frozen = () => listener.frozen?.()
  const returned = () => listener.returned?.()
  const kept = (then: () => void) => (event: PageTransitionEvent) => event.persisted && then()
  const gesture = (event: Event) => {
    if (!clicksLater(event)) listener.gesture?.()
  }
  for (const type of gestures)
    window.addEventListener(type, gesture, { signal, capture: true, passive: true })
  document.addEventListener('freeze', frozen, options)
  document.addEventListener('resume', returned, options)
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') returned()
    },
    options,
  )
  window.addEventListener('pagehide', kept(frozen), options)
  window.addEventListener('pageshow', kept(returned), options)
  window.addEventListener('online', () => listener.online?.(), options)
  window.addEventListener('offline', () => listener.offline?.(), options)
}
