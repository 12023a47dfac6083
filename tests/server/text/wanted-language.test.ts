import { describe, expect, it } from 'vitest'
import { wantedLanguage } from '../../../server/text/wanted-language'

describe('wantedLanguage', () => {
  it.each([
    [null, 'zh-CN'],
    ['', 'zh-CN'],
    ['*', 'zh-CN'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
    ['zh-Hant-TW', 'zh-CN'],
    ['en-GB,en;q=0.9', 'en'],
    ['en;q=0.5, zh;q=0.8', 'zh-CN'],
    ['de-DE,de;q=0.9,zh;q=0.2,en;q=0.3', 'en'],
    ['fr', 'en'],
    ['zh;q=0,en', 'en'],
    ['en;q=abc', 'zh-CN'],
    [','.repeat(5000), 'zh-CN'],
  ])('returns for %j the language %s', (header, language) => {
    expect(wantedLanguage(header)).toBe(language)
  })
})
