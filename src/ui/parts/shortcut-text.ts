const signs: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Control: 'Ctrl',
  Escape: 'Esc',
}

/** How the first of the shortcuts in an `aria-keyshortcuts` is written on keys; empty when there is none. */
export function shortcutText(shortcuts: string | null): string {
  const first = shortcuts?.trim().split(/\s+/)[0] ?? ''
  return first
    .split('+')
    .map((key) => signs[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(' ')
}
