/** The action of a shortcut. */
export type ShortcutAction =
  | 'toggle'
  | 'back'
  | 'ahead'
  | 'previous'
  | 'next'
  | 'louder'
  | 'quieter'
  | 'mute'
  | 'like'
  | 'mode'
  | 'repeat'
  | 'player'
  | 'translation'
  | 'queue'
  | 'search'
  | 'help'
  | 'close'

/** Keys pressed together. `key` is `KeyboardEvent.key` in lower case; `command` is Ctrl or Cmd. */
export interface Chord {
  key: string
  shift?: true
  command?: true
}

export interface Shortcut {
  action: ShortcutAction
  /** Alternatives; any of them triggers the action. */
  chords: readonly Chord[]
  /** Whether the action repeats while the key is held. */
  repeats?: true
}

/** All shortcuts of the app, in the order of the help sheet. */
export const shortcuts: readonly Shortcut[] = [
  { action: 'toggle', chords: [{ key: ' ' }] },
  { action: 'previous', chords: [{ key: 'ArrowLeft', shift: true }, { key: 'j' }] },
  { action: 'next', chords: [{ key: 'ArrowRight', shift: true }, { key: 'k' }] },
  { action: 'back', chords: [{ key: 'ArrowLeft' }], repeats: true },
  { action: 'ahead', chords: [{ key: 'ArrowRight' }], repeats: true },
  { action: 'louder', chords: [{ key: 'ArrowUp' }], repeats: true },
  { action: 'quieter', chords: [{ key: 'ArrowDown' }], repeats: true },
  { action: 'mute', chords: [{ key: 'm' }] },
  { action: 'mode', chords: [{ key: 's' }] },
  { action: 'repeat', chords: [{ key: 'r' }] },
  { action: 'like', chords: [{ key: 'l' }] },
  { action: 'player', chords: [{ key: 'f' }] },
  { action: 'translation', chords: [{ key: 'v' }] },
  { action: 'queue', chords: [{ key: 'q' }] },
  { action: 'search', chords: [{ key: '/' }, { key: 'k', command: true }] },
  { action: 'help', chords: [{ key: '?' }] },
  { action: 'close', chords: [{ key: 'Escape' }] },
]

/**
 * Returns whether a chord is a single character, which speech input or a slip of the hand can trigger by mistake
 * (WCAG 2.2, success criterion 2.1.4).
 */
export function isSingleCharacter({ key, command }: Chord): boolean {
  return key.length === 1 && key !== ' ' && !command
}

/**
 * Returns the chords of an action.
 * @param singleKeys whether chords of a single character are included
 */
export function chordsOf(action: ShortcutAction, singleKeys: boolean): readonly Chord[] {
  const chords = shortcuts.find((shortcut) => shortcut.action === action)?.chords ?? []
  return singleKeys ? chords : chords.filter((chord) => !isSingleCharacter(chord))
}
