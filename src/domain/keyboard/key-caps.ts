import type { Chord } from './shortcuts'

/** Returns the labels of a chord's keys, in the order to press them. Apple keyboards have symbols for modifiers. */
export function keyCaps({ key, shift, command }: Chord, apple: boolean): string[] {
  const modifiers = [...(command ? [apple ? '⌘' : 'Ctrl'] : []), ...(shift ? [apple ? '⇧' : 'Shift'] : [])]
  return [...modifiers, capOf(key)]
}

const caps: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
}

function capOf(key: string): string {
  return caps[key] ?? key.toUpperCase()
}
