import { describe, expect, it } from 'vitest'
import { ariaKeyShortcuts } from '../../../src/domain/keyboard/aria-key-shortcuts'

describe('ariaKeyShortcuts', () => {
  it.each([
    ['toggle', true, 'Space'],
    ['mute', true, 'M'],
    ['mute', false, undefined],
    ['previous', true, 'Shift+ArrowLeft J'],
    ['previous', false, 'Shift+ArrowLeft'],
    ['search', true, '/ Control+K Meta+K'],
    ['search', false, 'Control+K Meta+K'],
    ['close', false, 'Escape'],
  ] as const)('names the keys of %s, single keys %s', (action, singleKeys, expected) => {
    expect(ariaKeyShortcuts(action, singleKeys)).toBe(expected)
  })
})
