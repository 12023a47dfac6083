import { describe, expect, it } from 'vitest'
import { readNickname } from '../../../../server/listeners/accounts/nickname'

describe('readNickname', () => {
  it.each([
    ['小满', '小满'],
    ['  a \t\n b  ', 'a b'],
    ['a\u0000b\u202ec', 'a b c'],
    ['e\u0301', '\u00e9'],
    ['👨‍👩‍👧 家', '👨‍👩‍👧 家'],
    ['<b>&"', '<b>&"'],
    ['x'.repeat(30), 'x'.repeat(30)],
    ['👨‍👩‍👧'.repeat(15), '👨‍👩‍👧'.repeat(15)],
  ])('reads %j as %j', (given, name) => {
    expect(readNickname(given)).toBe(name)
  })

  it.each(['', '  ', '\u202e\u200f', 'x'.repeat(31), `a${'\u0301'.repeat(500)}`, 'x'.repeat(100_000)])(
    'refuses %j',
    (given) => {
      expect(readNickname(given)).toBeNull()
    },
  )
})
