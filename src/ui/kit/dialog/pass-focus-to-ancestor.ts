/** Scrollers have a tabindex only to be no Tab stop. */
const ancestors = '[tabindex="-1"]:not([data-scroller]), dialog, search'

/**
 * Ref callback for an element that may be removed while focus is in it, as a failure panel after a retry. Once it is
 * gone the nearest focusable ancestor takes focus; otherwise Tab would start again at the top of the page.
 */
export function passFocusToAncestor(element: HTMLElement | null): (() => void) | undefined {
  const ancestor = element?.parentElement?.closest<HTMLElement>(ancestors)
  if (!element || !ancestor) return
  const passFocus = () => {
    // React's strict mode also takes refs from elements that stay
    if (element.isConnected && element.checkVisibility()) return
    const { activeElement, body } = document
    if (activeElement !== body && !element.contains(activeElement)) return
    // dialogs and search landmarks are not focusable themselves
    const within = ancestor.querySelector<HTMLElement>('input') ?? ancestor.querySelector('button')
    const target = ancestor.hasAttribute('tabindex') ? ancestor : within
    target?.focus({ preventScroll: true })
  }
  return () => {
    // React takes the ref before it removes the element
    if (element.contains(document.activeElement)) queueMicrotask(passFocus)
  }
}
