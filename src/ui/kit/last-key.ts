let key = 'Tab'

const everywhere = { capture: true, passive: true }
// the first picture of the app is rendered without a page
if (typeof addEventListener === 'function') {
  addEventListener('keydown', (event) => (key = event.key), everywhere)
  addEventListener('pointerdown', () => (key = ''), everywhere)
}

/** Returns the name of the key that was pressed last; empty after a press of a pointer. Before any, Tab. */
export function lastKey(): string {
  return key
}
