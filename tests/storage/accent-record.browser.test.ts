import { afterEach, describe, expect, it, vi } from 'vitest'
import { deriveTheme } from '../../src/domain/theme/derive-theme'
import { themeProperties } from '../../src/domain/theme/theme-properties'
import { themes } from '../../src/domain/theme/themes'
import { saveAccent } from '../../src/storage/accent-record'

const key = 'melisma.accent'
const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem(key)
})

describe('saveAccent', () => {
  it('stores the colours of the theme for the first paint', () => {
    saveAccent({ themeType: 'green', customTheme: '#123456' })
    expect(kept()).toEqual(themeProperties(themes.green))
    localStorage.setItem(key, 'garbage')
    saveAccent({ themeType: 'custom', customTheme: '#123456' })
    expect(kept()).toEqual(themeProperties(deriveTheme('#123456')))
  })

  it('writes nothing if nothing has changed', () => {
    const theme = { themeType: 'custom', customTheme: '#123456' } as const
    saveAccent(theme)
    const writing = vi.spyOn(Storage.prototype, 'setItem')
    saveAccent(theme)
    expect(writing).not.toHaveBeenCalled()
  })

  it('does nothing if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(() => saveAccent({ themeType: 'green', customTheme: '#123456' })).not.toThrow()
  })
})
