import { describe, expect, it } from 'vitest'
import {
  categoryText,
  decadeCategory,
  englishCategories,
  readCategory,
} from '../../../server/text/category-text'
import { asWritten } from '../../support/server/as-written'

describe('decadeCategory', () => {
  it('writes decades of the last century with two digits and others with four', () => {
    expect([1890, 1910, 1920, 1990, 2000, 2020].map(decadeCategory)).toEqual([
      '1890年代',
      '1910年代',
      '20年代',
      '90年代',
      '2000年代',
      '2020年代',
    ])
  })
})

describe('categoryText', () => {
  it.each([
    ['民谣', '民谣', 'Folk'],
    ['90年代', '90年代', '1990s'],
    ['2010年代', '2010年代', '2010s'],
    ['Schlager', 'Schlager', 'Schlager'],
  ])('shows %s as %s in Chinese and %s in English', (stored, chinese, english) => {
    expect(asWritten(categoryText(stored))).toBe(chinese)
    expect(asWritten(categoryText(stored), 'en')).toBe(english)
  })
})

describe('readCategory', () => {
  it('finds every category by what is shown of it, in both languages', () => {
    for (const stored of [...Object.keys(englishCategories), '90年代', '1890年代', '2010年代', 'Schlager'])
      for (const language of ['zh-CN', 'en'] as const)
        expect(readCategory(asWritten(categoryText(stored), language))).toBe(stored)
  })
})
