/**
 * A ref for what may go away while focus is in it, as a panel does whose button brought what it stood for: the nearest
 * thing around that can take focus takes it then, so that the keyboard does not begin again at the top of the page.
 */
export function handOnFocus(element: HTMLElement | null): (() => void) | undefined {
  const around = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"], dialog, search')
  if (!element || !around) return
  return () => {
    if (!element.contains(document.activeElement)) return
    // dialogs and search boxes take none themselves
    const within = around.querySelector<HTMLElement>('input') ?? around.querySelector('button')
    const heir = around.hasAttribute('tabindex') ? around : within
    heir?.focus({ preventScroll: true })
  }
}
