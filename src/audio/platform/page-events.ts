export interface PageListener {
  /** A gesture that lets a page start sound; called inside it. */
  gesture(): void
  /** The page is back from being hidden, frozen or cached: look at what is. */
  returned(): void
  online(): void
}

/** Listens to the page until the signal is aborted. */
export function listenToPage(listener: PageListener, signal: AbortSignal): void {
  for (const type of ['pointerup', 'keydown']) {
    window.addEventListener(type, () => listener.gesture(), { signal, capture: true, passive: true })
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') listener.returned()
    },
    { signal },
  )
  document.addEventListener('resume', () => listener.returned(), { signal })
  window.addEventListener('pageshow', () => listener.returned(), { signal })
  window.addEventListener('online', () => listener.online(), { signal })
}
