import type { Chord } from './shortcuts'

/** What stands on the keys of a chord, from the first to be pressed; on an Apple keyboard, signs for the words. */
export function keyCaps({ key, shift, command }: Chord, apple: boolean): string[] {
  const held = [...(command ? [apple ? '⌘' : 'Ctrl'] : []), ...(shift ? [apple ? '⇧' : 'Shift'] : [])]
  return [...held, capOf(key)]
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
