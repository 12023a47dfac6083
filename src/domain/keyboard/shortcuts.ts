/** What a key of the map does. */
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

/** Keys pressed together. `key` is the platform's name of it, letters small; `command` is Ctrl, or Cmd. */
export interface Chord {
  key: string
  shift?: true
  command?: true
}

export interface Shortcut {
  action: ShortcutAction
  /** Any of them does it. */
  chords: readonly Chord[]
  /** Whether a key that is held does it again and again. */
  repeats?: true
}

/** Every key that the app itself obeys, in the order in which the help sheet tells of them. */
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

/** Whether a voice or a slip of the hand may press it by saying or brushing one character (WCAG 2.1.4). */
export function isSingleCharacter({ key, command }: Chord): boolean {
  return key.length === 1 && key !== ' ' && !command
}

/** The ways to an action that are open; `singleKeys`: whether single characters are among them. */
export function chordsOf(action: ShortcutAction, singleKeys: boolean): readonly Chord[] {
  const chords = shortcuts.find((shortcut) => shortcut.action === action)?.chords ?? []
  return singleKeys ? chords : chords.filter((chord) => !isSingleCharacter(chord))
}
