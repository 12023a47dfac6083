import { describe, expect, it } from 'vitest'
import { pageTexts } from '../../../server/pages/page-texts'

describe('pageTexts', () => {
  it('tells how long a code is valid', () => {
    expect(pageTexts.en.minutesLeft(1)).toBe('Works for 1 more minute')
    expect(pageTexts.en.minutesLeft(7)).toBe('Works for 7 more minutes')
    expect(pageTexts['zh-CN'].minutesLeft(7)).toContain('7')
  })
})
