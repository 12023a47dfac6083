/** Widgets that take letters as well: for typing, or for finding an entry. */
const takesAll = [
  'input:not([type=range], [type=checkbox], [type=radio], [type=button], [type=color])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  ...['textbox', 'searchbox', 'combobox', 'listbox', 'menu', 'menubar', 'tree', 'grid', 'application'].map(
    (role) => `[role=${role}]`,
  ),
].join()

/** Widgets that only take arrows. */
const takesArrows = [
  'input',
  'audio',
  'video',
  ...['slider', 'spinbutton', 'radiogroup', 'tablist', 'toolbar'].map((role) => `[role=${role}]`),
].join()

/**
 * Returns whether a key belongs to what has focus and not to the app's shortcuts: in a field, in a menu, on a slider,
 * under a modal dialog, when Shift and an arrow extend a selection, or when an arrow scrolls.
 */
export function isKeyTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('dialog:modal')) return true
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest(takesAll)) return true
  if (!event.key.startsWith('Arrow')) return false
  if (target.closest(takesArrows)) return true
  if (event.shiftKey) return getSelection()?.isCollapsed === false
  return scrolls(target, event.key === 'ArrowUp' || event.key === 'ArrowDown' ? 'y' : 'x')
}

/** Returns whether an arrow key would scroll the element or one of its ancestors. */
function scrolls(from: Element, axis: 'x' | 'y'): boolean {
  const root = document.documentElement
  for (let at: Element | null = from; at && at !== root; at = at.parentElement)
    if (overflows(at, axis) && /auto|scroll/.test(overflowOf(at, axis))) return true
  return overflows(root, axis) && !/hidden|clip/.test(overflowOf(root, axis))
}

function overflows(element: Element, axis: 'x' | 'y'): boolean {
  return axis === 'y'
    ? element.scrollHeight > element.clientHeight + 1
    : element.scrollWidth > element.clientWidth + 1
}

function overflowOf(element: Element, axis: 'x' | 'y'): string {
  const style = getComputedStyle(element)
  return axis === 'y' ? style.overflowY : style.overflowX
}
