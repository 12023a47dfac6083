const symbols: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Control: 'Ctrl',
  Escape: 'Esc',
}

/** Returns the first shortcut of an `aria-keyshortcuts` value as written on the keys; empty when there is none. */
export function shortcutText(shortcuts: string | null): string {
  const first = shortcuts?.trim().split(/\s+/)[0] ?? ''
  return first
    .split('+')
    .map((key) => symbols[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(' ')
}
