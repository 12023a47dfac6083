import { chordsOf, type Chord, type ShortcutAction } from './shortcuts'

/**
 * Returns the value of `aria-keyshortcuts` (WAI-ARIA 1.2) for a control with the same action, undefined when the action
 * has no key.
 */
export function ariaKeyShortcuts(action: ShortcutAction, singleKeys: boolean): string | undefined {
  return chordsOf(action, singleKeys).flatMap(ariaNames).join(' ') || undefined
}

function ariaNames({ key, shift, command }: Chord): string[] {
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key
  if (command) return [`Control+${name}`, `Meta+${name}`]
  return [shift ? `Shift+${name}` : name]
}
