import { afterEach, describe, expect, it, vi } from 'vitest'
import { deriveTheme } from '../../src/domain/theme/derive-theme'
import { themeProperties } from '../../src/domain/theme/theme-properties'
import { themes } from '../../src/domain/theme/themes'
import { keepAccent } from '../../src/storage/accent-record'

const key = 'melisma.accent'
const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem(key)
})

describe('keepAccent', () => {
  it('leaves the colours of the theme ready made for the first paint', () => {
    keepAccent({ themeType: 'green', customTheme: '#123456' })
    expect(kept()).toEqual(themeProperties(themes.green))
    localStorage.setItem(key, 'garbage')
    keepAccent({ themeType: 'custom', customTheme: '#123456' })
    expect(kept()).toEqual(themeProperties(deriveTheme('#123456')))
  })

  it('writes nothing where nothing is new', () => {
    const theme = { themeType: 'custom', customTheme: '#123456' } as const
    keepAccent(theme)
    const writing = vi.spyOn(Storage.prototype, 'setItem')
    keepAccent(theme)
    expect(writing).not.toHaveBeenCalled()
  })

  it('does without where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(() => keepAccent({ themeType: 'green', customTheme: '#123456' })).not.toThrow()
  })
})
