import { describe, expect, it } from 'vitest'
import { toPrintable } from '../../../server/text/clean-text'

describe('toPrintable', () => {
  it('escapes what would control a terminal or break the line', () => {
    expect(toPrintable('a\u001b[31m\nb\u009b1m\u202ec\u2028')).toBe(
      String.raw`a\u{1b}[31m\u{a}b\u{9b}1m\u{202e}c\u{2028}`,
    )
  })

  it('leaves names unchanged, in any script', () => {
    expect(toPrintable('/music/月光 — “é”/01.mp3: ENOENT')).toBe('/music/月光 — “é”/01.mp3: ENOENT')
  })
})
