import { isSingleCharacter, shortcuts, type Chord, type Shortcut } from './shortcuts'

/** A key as it was pressed, as the platform's keyboard events tell it. */
export interface KeyPress {
  key: string
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** Whether an input method is putting a word together. */
  isComposing: boolean
}

/** The row of the map that a press means; null when it means none. `singleKeys` as in the setting. */
export function matchShortcut(press: KeyPress, singleKeys: boolean): Shortcut | null {
  // 'Process' is what some input methods call the key that they took
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
  // where a sign lies, and whether it takes Shift, is up to the keyboard
  return isSign(chord.key) || press.shiftKey === (chord.shift ?? false)
}

/** Letters small, and by their place where the keyboard writes another script. */
function keyOf({ key, code }: KeyPress): string {
  if (key.length === 1 && key > '\u007f' && /^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase()
  return key.length === 1 ? key.toLowerCase() : key
}

function isSign(key: string): boolean {
  return key.length === 1 && !/[a-z ]/.test(key)
}
