/** Each one may be called several times for the same occasion. */
export interface PageEvents {
  /** A gesture that allows the page to start sound. Called inside it. */
  gesture(): void
  /** The page is about to be suspended: frozen in the background, or put into the back/forward cache. */
  frozen(): void
  /** The page returns from being hidden, frozen or cached: elements may have been paused meanwhile. */
  returned(): void
  online(): void
  offline(): void
}

/** Screen readers only send a click. */
const gestures = ['pointerup', 'keydown', 'click'] as const

/** Whether the event is Space pressed on a button: it is clicked when the key is released, which is the gesture. */
function clicksLater(event: Event): boolean {
  return event instanceof KeyboardEvent && event.code === 'Space' && event.target instanceof HTMLButtonElement
}

/** Observes the page until the signal is aborted. */
export function observePage(listener: Partial<PageEvents>, signal: AbortSignal): void {
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
