import { describe, expect, it } from 'vitest'
import { formatBytes } from '../../../src/domain/format/format-bytes'

describe('formatBytes', () => {
  it.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1_000, '1 kB'],
    [45_600, '46 kB'],
    [1_234_567, '1.2 MB'],
    [3_000_000_000, '3 GB'],
    [5_000_000_000_000, '5,000 GB'],
    [-5, '0 byte'],
    [Number.NaN, '0 byte'],
  ])('formats %d as %s', (bytes, text) => {
    expect(formatBytes(bytes, 'en')).toBe(text)
  })

  it('uses the same units in Chinese', () => {
    expect(formatBytes(1_234_567, 'zh-CN')).toBe('1.2 MB')
  })
})
