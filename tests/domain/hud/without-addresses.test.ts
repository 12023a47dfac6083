import { describe, expect, it } from 'vitest'
import { withoutAddresses } from '../../../src/domain/hud/without-addresses'

describe('withoutAddresses', () => {
  it.each([
    [
      'Failed to fetch module: https://music.example/assets/screens-abc.js',
      'Failed to fetch module: screens-abc.js',
    ],
    ['http://127.0.0.1:7300/api/login?phone=138&captcha=1', 'login'],
    ['see https://music.example/ and blob:https://a.example/1f2e', 'see … and 1f2e'],
    ['https://someone:secret@music.example/x.js?token=1#a)', 'x.js)'],
    ['bad address /api/login?phone=138&captcha=1', 'bad address /api/login'],
    ['TypeError: a is not a function', 'TypeError: a is not a function'],
    ['', ''],
  ])('turns %s into %s', (text, expected) => {
    expect(withoutAddresses(text)).toBe(expected)
  })
})
