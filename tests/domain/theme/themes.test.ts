import { describe, expect, it } from 'vitest'
import { themeTypes } from '../../../src/domain/settings/settings'
import { themeContrasts } from '../../../src/domain/theme/theme-contrasts'
import { themes } from '../../../src/domain/theme/themes'
import { themePairs, unreadable } from './theme-pairs'

describe('themes', () => {
  it('are the ten of the settings', () => {
    expect([...Object.keys(themes), 'custom']).toEqual(themeTypes)
  })

  it.each(Object.entries(themes))('%s lets every text read on all that it stands on', (_, theme) => {
    expect(themePairs(theme)).toHaveLength(12)
    expect(unreadable(themePairs(theme))).toEqual([])
    for (const colour of Object.values(theme)) expect(colour).toMatch(/^#[\da-f]{6}$/)
  })

  it.each(Object.entries(themes))('%s answers a pointer with another colour', (_, theme) => {
    const { solid, hover, pressed, suppl } = theme
    expect(new Set([solid, hover, pressed, suppl]).size).toBe(4)
  })
})

describe('themeContrasts', () => {
  it.each(Object.entries(themes))('tells the least contrast of each text of %s', (_, theme) => {
    const ratios = themePairs(theme).map(([, ratio]) => ratio)
    expect(themeContrasts(theme)).toEqual({
      solid: ratios[0],
      hover: ratios[1],
      pressed: ratios[2],
      suppl: ratios[3],
      textLight: Math.min(...ratios.slice(4, 8)),
      textDark: Math.min(...ratios.slice(8)),
    })
  })
})
