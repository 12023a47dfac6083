import { lastKey } from '../last-key'

/**
 * Takes the ring off what a dialog has focused by itself, if a pointer has opened it. WebKit shows one then too. Text
 * fields keep theirs, as everywhere.
 */
export function focusWithoutRing(): void {
  const { activeElement: focused } = document
  if (lastKey() !== '' || !(focused instanceof HTMLElement)) return
  if (!focused.matches(':focus-visible:not(input, textarea)')) return
  // an element that has focus keeps its ring
  focused.blur()
  const quietly: FocusChoice = { preventScroll: true, focusVisible: false }
  focused.focus(quietly)
}

/** Not in the type library yet. https://developer.mozilla.org/docs/Web/API/HTMLElement/focus#focusvisible */
interface FocusChoice extends FocusOptions {
  focusVisible: boolean
}
