import { describe, expect, it } from 'vitest'
import { readPhone } from '../../../server/accounts/phone'

describe('readPhone', () => {
  it.each([
    ['86', '13800001234', '86-13800001234'],
    ['+86', ' 13800001234 ', '86-13800001234'],
    ['0044', '7700900123', '44-7700900123'],
    ['852', '51234567', '852-51234567'],
  ])('reads +%s %s as %s', (code, number, phone) => {
    expect(readPhone(code, number)).toBe(phone)
  })

  it.each([
    ['86', ''],
    ['86', '1380000123'],
    ['86', '138000012345'],
    ['86', '23800001234'],
    ['86', '1380000123a'],
    ['86', '１３８００００１２３４'],
    ['86', "1' OR '1"],
    ['44', '1234'],
    ['44', '77009001234567'],
    ['', '13800001234'],
    ['0', '13800001234'],
    ['8666', '13800001234'],
    ['x', '13800001234'],
  ])('reads no number from +%s %s', (code, number) => {
    expect(readPhone(code, number)).toBeNull()
  })
})
