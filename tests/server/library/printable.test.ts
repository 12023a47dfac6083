import { describe, expect, it } from 'vitest'
import { printable } from '../../../server/library/printable'

describe('printable', () => {
  it('writes out what would steer a terminal or break the line', () => {
    expect(printable('a\u001b[31m\nb\u009b1m\u202ec\u2028')).toBe(
      String.raw`a\u{1b}[31m\u{a}b\u{9b}1m\u{202e}c\u{2028}`,
    )
  })

  it('leaves names as they are, in any script', () => {
    expect(printable('/music/月光 — “é”/01.mp3: ENOENT')).toBe('/music/月光 — “é”/01.mp3: ENOENT')
  })
})
