import { ariaKeyShortcuts } from '../../../domain/keyboard/aria-key-shortcuts'
import type { ShortcutAction } from '../../../domain/keyboard/shortcuts'
import { useShellStores } from '../../hooks/stores-context'

/** Returns the `aria-keyshortcuts` of a control that does what a shortcut does. Call it in an observer. */
export function useAriaShortcut(action: ShortcutAction): string | undefined {
  const { settings } = useShellStores()
  return ariaKeyShortcuts(action, settings.values.singleKeyShortcuts)
}
