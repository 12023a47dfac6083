/** Letters typed within this time of each other make one search word. */
const oneWordMs = 600

/** What was typed last, and when. One for the page, because the page has one focus. */
const typed = { word: '', atMs: 0 }

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** Milliseconds, as of an event. */
  timeStamp: number
  preventDefault: () => void
}

function indexByName(items: readonly HTMLElement[], current: number, { key, timeStamp }: Key): number {
  typed.word = timeStamp - typed.atMs > oneWordMs ? key : typed.word + key
  typed.atMs = timeStamp
  const letters = [...typed.word.toLocaleLowerCase()]
  // a repeated letter cycles through the items that start with it
  const same = letters.every((letter) => letter === letters[0])
  const wanted = same ? (letters[0] ?? '') : letters.join('')
  const from = same ? current + 1 : Math.max(0, current)
  const order = items.map((_, at) => (from + at) % items.length)
  return order.find((at) => items[at]?.textContent.trim().toLocaleLowerCase().startsWith(wanted)) ?? current
}

function nextIndex(items: readonly HTMLElement[], current: number, event: Key): number | null {
  const last = items.length - 1
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.key === 'ArrowDown') return current >= last ? 0 : current + 1
  if (event.key === 'ArrowUp') return current <= 0 ? last : current - 1
  if (event.key === 'Home') return 0
  if (event.key === 'End') return last
  const isLetter = [...event.key].length === 1 && event.key !== ' '
  return isLetter ? indexByName(items, current, event) : null
}

/** Moves focus between the items of a menu by arrows, Home, End and the first letters of a name. */
export function roveFocus(items: readonly HTMLElement[], event: Key): void {
  if (items.length === 0) return
  const current = items.findIndex((item) => item === document.activeElement)
  const next = nextIndex(items, current, event)
  if (next === null) return
  event.preventDefault()
  items[next]?.focus()
}
