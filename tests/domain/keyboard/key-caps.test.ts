import { describe, expect, it } from 'vitest'
import { keyCaps } from '../../../src/domain/keyboard/key-caps'

describe('keyCaps', () => {
  it.each([
    [{ key: ' ' }, ['Space'], ['Space']],
    [{ key: 'm' }, ['M'], ['M']],
    [{ key: '/' }, ['/'], ['/']],
    [{ key: 'Escape' }, ['Esc'], ['Esc']],
    [{ key: 'ArrowLeft', shift: true }, ['Shift', '←'], ['⇧', '←']],
    [{ key: 'k', command: true }, ['Ctrl', 'K'], ['⌘', 'K']],
  ] as const)('labels %o for both kinds of keyboard', (chord, elsewhere, apple) => {
    expect(keyCaps(chord, false)).toEqual(elsewhere)
    expect(keyCaps(chord, true)).toEqual(apple)
  })
})
