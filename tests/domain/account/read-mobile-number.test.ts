import { describe, expect, it } from 'vitest'
import { readMobileNumber } from '../../../src/domain/account/read-mobile-number'

describe('readMobileNumber', () => {
  it.each([
    '13800138000',
    ' 138 0013 8000 ',
    '138-0013-8000',
    '+86 138 0013 8000',
    '8613800138000',
    '008613800138000',
  ])('reads the number as phones fill it in: %s', (typed) => {
    expect(readMobileNumber(typed)).toBe('13800138000')
  })

  it.each(['', '1380013800', '138001380001', '12800138000', '+4915112345678', 'thirteen', '86138001'])(
    'takes nothing else for one: %s',
    (typed) => {
      expect(readMobileNumber(typed)).toBeNull()
    },
  )
})
