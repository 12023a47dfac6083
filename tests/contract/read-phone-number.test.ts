import { describe, expect, it } from 'vitest'
import { readPhoneNumber } from '../../src/contract/read-phone-number'

describe('readPhoneNumber', () => {
  it.each([
    '13800138000',
    ' 138 0013 8000 ',
    '138-0013-8000',
    '+86 138 0013 8000',
    '8613800138000',
    '008613800138000',
  ])('reads a mainland Chinese number as phones fill it in: %s', (typed) => {
    expect(readPhoneNumber(typed)).toEqual({ countryCode: '86', number: '13800138000' })
  })

  it.each(['', '1380013800', '138001380001', '12800138000', '+4915112345678', 'thirteen', '86138001'])(
    'rejects %j as a mainland Chinese number',
    (typed) => {
      expect(readPhoneNumber(typed)).toBeNull()
    },
  )

  it.each([
    ['86', '13800001234', '86', '13800001234'],
    ['+86', ' 13800001234 ', '86', '13800001234'],
    ['0044', '7700900123', '44', '7700900123'],
    ['44', '+44 7700 900123', '44', '7700900123'],
    ['852', '5123-4567', '852', '51234567'],
  ])('reads country code %s and number %s', (code, typed, countryCode, number) => {
    expect(readPhoneNumber(typed, code)).toEqual({ countryCode, number })
  })

  it.each([
    ['86', ''],
    ['86', '1380000123'],
    ['86', '138000012345'],
    ['86', '23800001234'],
    ['86', '12000001234'],
    ['86', '1380000123a'],
    ['86', '１３８００００１２３４'],
    ['86', "1' OR '1"],
    ['44', '1234'],
    ['44', '77009001234567'],
    ['', '13800001234'],
    ['0', '13800001234'],
    ['8666', '13800001234'],
    ['x', '13800001234'],
  ])('rejects country code %j with number %j', (code, typed) => {
    expect(readPhoneNumber(typed, code)).toBeNull()
  })
})
