import { describe, expect, it } from 'vitest'
import { formatSpan } from '../../../src/domain/format/format-span'

describe('formatSpan', () => {
  it.each([
    [0, '0 sec'],
    [420, '0.4 sec'],
    [9_960, '10 sec'],
    [59_400, '59 sec'],
    [60_000, '1 min'],
    [185_000, '3 min 5 sec'],
    [-5, '0 sec'],
  ])('says %s ms as %s', (ms, text) => {
    expect(formatSpan(ms, 'en')).toBe(text)
  })

  it('says it in Chinese', () => {
    expect(formatSpan(185_000, 'zh-CN')).toMatch(/^3\s?分钟 5\s?秒$/)
  })
})
