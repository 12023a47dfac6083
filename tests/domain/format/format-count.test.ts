import { describe, expect, it } from 'vitest'
import { formatCount } from '../../../src/domain/format/format-count'

describe('formatCount', () => {
  it.each([
    [0, '0', '0'],
    [9999, '9999', '9999'],
    [10_000, '1.0万', '1.0M'],
    [12_345, '1.2万', '1.2M'],
    [1_234_567, '123.5万', '123.5M'],
    [99_994_000, '9999.4万', '9999.4M'],
    [99_999_999, '1.0亿', '1.0B'],
    [100_000_000, '1.0亿', '1.0B'],
    [1_560_000_000, '15.6亿', '15.6B'],
    [-5, '0', '0'],
    [Number.NaN, '0', '0'],
  ])('shows %s as %s in Chinese and %s in English', (count, chinese, english) => {
    expect([formatCount(count, 'zh-CN'), formatCount(count, 'en')]).toEqual([chinese, english])
  })
})
