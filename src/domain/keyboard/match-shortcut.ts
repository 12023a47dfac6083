import { isSingleCharacter, shortcuts, type Chord, type Shortcut } from './shortcuts'

/** A pressed key, with the fields of `KeyboardEvent`. */
export interface KeyPress {
  key: string
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** Whether an input method is composing text. */
  isComposing: boolean
}

/**
 * Returns the shortcut of a key press, null when it has none.
 * @param singleKeys whether shortcuts of a single character are on (a setting)
 */
export function matchShortcut(press: KeyPress, singleKeys: boolean): Shortcut | null {
  // 'Process' is the key of presses that an input method has handled
  if (press.isComposing || press.key === 'Process' || press.altKey) return null
  return (
    shortcuts.find(({ chords }) =>
      chords.some((chord) => (singleKeys || !isSingleCharacter(chord)) && matches(chord, press)),
    ) ?? null
  )
}

function matches(chord: Chord, press: KeyPress): boolean {
  if ((press.ctrlKey || press.metaKey) !== (chord.command ?? false)) return false
  if (keyOf(press) !== chord.key) return false
  // whether a symbol needs Shift depends on the keyboard layout
  return isSymbol(chord.key) || press.shiftKey === (chord.shift ?? false)
}

/** Returns the key in lower case. On keyboards of other scripts, letters are taken from the key's position. */
function keyOf({ key, code }: KeyPress): string {
  if (key.length === 1 && key > '\u007f' && /^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase()
  return key.length === 1 ? key.toLowerCase() : key
}

function isSymbol(key: string): boolean {
  return key.length === 1 && !/[a-z ]/.test(key)
}
