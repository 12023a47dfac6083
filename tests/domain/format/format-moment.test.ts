import { describe, expect, it } from 'vitest'
import { formatMoment } from '../../../src/domain/format/format-moment'

const moment = new Date(2026, 10, 24, 18, 5).getTime()

describe('formatMoment', () => {
  it('tells day and time in the language of the page', () => {
    expect(formatMoment(moment, 'en')).toBe('24 Nov 2026, 18:05')
    expect(formatMoment(moment, 'zh-CN')).toBe('2026年11月24日 18:05')
  })
})
