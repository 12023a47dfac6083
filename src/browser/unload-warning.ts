const warn = (event: Event) => event.preventDefault()

/**
 * Switches the browser's "leave this page?" question on or off. Switch it on only while leaving would lose something:
 * a listener for `beforeunload` can keep the page out of the back/forward cache
 * (https://developer.mozilla.org/en-US/docs/Web/API/Window/beforeunload_event).
 */
export function setUnloadWarning(enabled: boolean): void {
  if (enabled) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}
