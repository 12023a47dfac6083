import { describe, expect, it } from 'vitest'
import { shortcutText } from '../../../../src/ui/kit/tooltip/shortcut-text'

describe('shortcutText', () => {
  it.each([
    [null, ''],
    ['', ''],
    ['l', 'L'],
    ['Space', 'Space'],
    ['Shift+ArrowRight j', 'Shift →'],
    ['Control+k /', 'Ctrl K'],
  ])('writes %s as %j', (shortcuts, text) => {
    expect(shortcutText(shortcuts)).toBe(text)
  })
})
