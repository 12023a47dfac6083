import { describe, expect, it } from 'vitest'
import { matchShortcut, type KeyPress } from '../../../src/domain/keyboard/match-shortcut'
import { isSingleCharacter, shortcuts, type Chord } from '../../../src/domain/keyboard/shortcuts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false }

function press(key: string, changes: Partial<KeyPress> = {}): KeyPress {
  return { ...plain, key, code: '', ...changes }
}

const pressOf = ({ key, shift, command }: Chord) =>
  press(key, { shiftKey: shift === true, ctrlKey: command === true })

const actionOf = (pressed: KeyPress, singleKeys = true) => matchShortcut(pressed, singleKeys)?.action ?? null

const rows = shortcuts.flatMap(({ action, chords }) => chords.map((chord) => ({ action, chord })))

describe('matchShortcut', () => {
  it.each(rows)('matches $chord to $action', ({ action, chord }) => {
    expect(actionOf(pressOf(chord))).toBe(action)
  })

  it('has no key and no action twice', () => {
    const chords = rows.map(({ chord }) => JSON.stringify({ shift: false, command: false, ...chord }))
    expect(new Set(chords).size).toBe(chords.length)
    expect(new Set(shortcuts.map(({ action }) => action)).size).toBe(shortcuts.length)
  })

  it.each(rows)('without single keys matches $chord unless it is a single character', ({ action, chord }) => {
    expect(actionOf(pressOf(chord), false)).toBe(isSingleCharacter(chord) ? null : action)
  })

  it.each([
    ['a capital letter with Caps Lock', press('M'), 'mute'],
    ['a capital letter with Shift', press('M', { shiftKey: true }), null],
    ['Ctrl with a letter', press('m', { ctrlKey: true }), null],
    ['Cmd with a letter', press('m', { metaKey: true }), null],
    ['Alt with an arrow, which is Back', press('ArrowLeft', { altKey: true }), null],
    ['Ctrl and an arrow', press('ArrowLeft', { ctrlKey: true }), null],
    ['Cmd and K', press('k', { metaKey: true }), 'search'],
    ['Ctrl, Shift and K, which belongs to the browser', press('k', { ctrlKey: true, shiftKey: true }), null],
    ['a question mark that needs Shift', press('?', { shiftKey: true }), 'help'],
    ['a slash that needs Shift', press('/', { shiftKey: true }), 'search'],
    ['a letter of another script by its position', press('ь', { code: 'KeyM' }), 'mute'],
    ['Latin letters by what they are, not where', press('q', { code: 'KeyA' }), 'queue'],
    ['text that is being composed', press('m', { isComposing: true }), null],
    ['a key handled by an input method', press('Process', { code: 'KeyM' }), null],
    ['Shift and Space', press(' ', { shiftKey: true }), null],
    ['a key without a shortcut', press('x'), null],
  ])('%s', (_name, pressed, action) => {
    expect(actionOf(pressed)).toBe(action)
  })
})
