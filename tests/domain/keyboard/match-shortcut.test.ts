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
  it.each(rows)('knows $chord as $action', ({ action, chord }) => {
    expect(actionOf(pressOf(chord))).toBe(action)
  })

  it('knows no key twice and no action twice', () => {
    const chords = rows.map(({ chord }) => JSON.stringify({ shift: false, command: false, ...chord }))
    expect(new Set(chords).size).toBe(chords.length)
    expect(new Set(shortcuts.map(({ action }) => action)).size).toBe(shortcuts.length)
  })

  it.each(rows)('without single keys still knows $chord unless it is one', ({ action, chord }) => {
    expect(actionOf(pressOf(chord), false)).toBe(isSingleCharacter(chord) ? null : action)
  })

  it.each([
    ['capital letters by Caps Lock', press('M'), 'mute'],
    ['a capital letter by Shift', press('M', { shiftKey: true }), null],
    ['Ctrl with a letter', press('m', { ctrlKey: true }), null],
    ['Cmd with a letter', press('m', { metaKey: true }), null],
    ['Alt with an arrow, which is Back', press('ArrowLeft', { altKey: true }), null],
    ['Ctrl and an arrow', press('ArrowLeft', { ctrlKey: true }), null],
    ['Cmd and K', press('k', { metaKey: true }), 'search'],
    ['Ctrl, Shift and K, which belongs to the browser', press('k', { ctrlKey: true, shiftKey: true }), null],
    ['a question mark that takes Shift', press('?', { shiftKey: true }), 'help'],
    ['a slash that takes Shift', press('/', { shiftKey: true }), 'search'],
    ['a letter of another script by its place', press('ь', { code: 'KeyM' }), 'mute'],
    ['Latin letters by what they are, not where', press('q', { code: 'KeyA' }), 'queue'],
    ['a word that is being put together', press('m', { isComposing: true }), null],
    ['a key that an input method took', press('Process', { code: 'KeyM' }), null],
    ['Shift and Space', press(' ', { shiftKey: true }), null],
    ['a key of no row', press('x'), null],
  ])('%s', (_name, pressed, action) => {
    expect(actionOf(pressed)).toBe(action)
  })
})
