import { describe, expect, it } from 'vitest'
import { themeTypes } from '../../../src/domain/settings/setting-table'
import { deriveTheme } from '../../../src/domain/theme/derive-theme'
import { selectedTheme, themes } from '../../../src/domain/theme/themes'
import { themePairs, unreadable } from '../../support/theme-pairs'

describe('themes', () => {
  it('has the themes of the settings', () => {
    expect([...Object.keys(themes), 'custom']).toEqual(themeTypes)
  })

  it.each(Object.entries(themes))('%s keeps every text readable', (_, theme) => {
    expect(themePairs(theme)).toHaveLength(12)
    expect(unreadable(themePairs(theme))).toEqual([])
    for (const colour of Object.values(theme)) expect(colour).toMatch(/^#[\da-f]{6}$/)
  })

  it.each(Object.entries(themes))('%s has different colours for hover and pressed', (_, theme) => {
    const { solid, hover, pressed, suppl } = theme
    expect(new Set([solid, hover, pressed, suppl]).size).toBe(4)
  })
})

describe('selectedTheme', () => {
  it('returns the named theme, or one derived from the custom colour', () => {
    expect(selectedTheme({ themeType: 'teal', customTheme: '#123456' })).toBe(themes.teal)
    expect(selectedTheme({ themeType: 'custom', customTheme: '#123456' })).toEqual(deriveTheme('#123456'))
  })
})
