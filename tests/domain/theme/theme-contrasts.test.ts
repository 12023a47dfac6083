import { describe, expect, it } from 'vitest'
import { themeContrasts } from '../../../src/domain/theme/theme-contrasts'
import { themes } from '../../../src/domain/theme/themes'
import { themePairs } from '../../support/theme-pairs'

describe('themeContrasts', () => {
  it.each(Object.entries(themes))('returns the lowest contrast of each text of %s', (_, theme) => {
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
