/**
 * A ref for what may go away while focus is in it, as a panel does whose button brought what it stood for: the nearest
 * thing around that can take focus takes it then, so that the keyboard does not begin again at the top of the page.
 */
export function handOnFocus(element: HTMLElement | null): (() => void) | undefined {
  const around = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"], dialog')
  if (!element || !around) return
  return () => {
    if (!element.contains(document.activeElement)) return
    // a dialog takes none itself
    const heir = around instanceof HTMLDialogElement ? around.querySelector('button') : around
    heir?.focus({ preventScroll: true })
  }
}
