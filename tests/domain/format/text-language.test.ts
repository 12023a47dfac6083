import { describe, expect, it } from 'vitest'
import { foreignLanguage, languageByScript } from '../../../src/domain/format/text-language'

describe('languageByScript', () => {
  it.each([
    ['月光如水', 'zh'],
    ['ソーダ水の宇宙', 'ja'],
    ['달빛이 내린다', 'ko'],
    ['лунный свет', 'ru'],
    ['Moonlight 月', 'zh'],
    ['Moonlight', ''],
    ['', ''],
  ])('recognises %s as %j', (text, language) => {
    expect(languageByScript(text)).toBe(language)
  })
})

describe('foreignLanguage', () => {
  it('names the language of a text in a page of another', () => {
    expect(foreignLanguage('月光如水', 'en')).toBe('zh')
    expect(foreignLanguage('ソーダ水の宇宙', 'zh-CN')).toBe('ja')
  })

  it('leaves out the language of the page, and what no script tells', () => {
    expect(foreignLanguage('月光如水', 'zh-CN')).toBeUndefined()
    expect(foreignLanguage('Moonlight', 'en')).toBeUndefined()
    expect(foreignLanguage('Clair de lune', 'zh-CN')).toBeUndefined()
  })
})
