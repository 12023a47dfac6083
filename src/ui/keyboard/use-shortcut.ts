import { ariaKeyShortcuts } from '../../domain/keyboard/aria-key-shortcuts'
import type { ShortcutAction } from '../../domain/keyboard/shortcuts'
import { useFrame } from '../stores-context'

/** The value of `aria-keyshortcuts` for a control that does what that key does. To be called in an observer. */
export function useShortcut(action: ShortcutAction): string | undefined {
  const { settings } = useFrame()
  return ariaKeyShortcuts(action, settings.values.singleKeyShortcuts)
}
