import { chordsOf, type Chord, type ShortcutAction } from './shortcuts'

/**
 * The value of `aria-keyshortcuts` for a control that does the same as that key; undefined when no key does.
 * Source: WAI-ARIA 1.2, `aria-keyshortcuts`.
 */
export function ariaKeyShortcuts(action: ShortcutAction, singleKeys: boolean): string | undefined {
  return chordsOf(action, singleKeys).flatMap(names).join(' ') || undefined
}

function names({ key, shift, command }: Chord): string[] {
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key
  if (command) return [`Control+${name}`, `Meta+${name}`]
  return [shift ? `Shift+${name}` : name]
}
