import { describe, expect, it } from 'vitest'
import { formatBytes } from '../../../src/domain/format/format-bytes'

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [45_600, '46 kB'],
    [1_234_567, '1.2 MB'],
    [3_000_000_000, '3 GB'],
    [5_000_000_000_000, '5,000 GB'],
    [-5, '0 bytes'],
    [Number.NaN, '0 bytes'],
  ])('formats %d as %s', (bytes, text) => {
    expect(formatBytes(bytes, 'en')).toBe(text)
  })

  it('uses the same units in Chinese', () => {
    expect(formatBytes(1_234_567, 'zh-CN')).toBe('1.2 MB')
    expect(formatBytes(0, 'zh-CN')).toBe('0字节')
  })
})
