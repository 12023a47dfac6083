import { describe, expect, it } from 'vitest'
import { hasKana, lineLanguage, romanisationLanguage } from '../../../src/domain/lyrics/line-language'

describe('lineLanguage', () => {
  it.each([
    ['月光如水', 'zh'],
    ['ソーダ水の宇宙', 'ja'],
    ['달빛이 내린다', 'ko'],
    ['แสงจันทร์', 'th'],
    ['אור הירח', 'he'],
    ['ضوء القمر', 'ar'],
    ['лунный свет', 'ru'],
    ['φως', 'el'],
    ['चाँदनी', 'hi'],
    ['Moonlight 月', 'zh'],
    ['Moonlight', ''],
    ['Clair de lune, là-bas', ''],
    ['… 1, 2, 3', ''],
    ['', ''],
  ])('recognises %s as %s', (line, language) => {
    expect(lineLanguage(line, false)).toBe(language)
  })

  it('recognises Han characters as Japanese in a song with kana', () => {
    expect(hasKana(['宇宙', 'ソーダ'])).toBe(true)
    expect(lineLanguage('宇宙', true)).toBe('ja')
    expect(lineLanguage('달빛', true)).toBe('ko')
    expect(hasKana(['宇宙', 'space'])).toBe(false)
  })
})

describe('romanisationLanguage', () => {
  it('is that of the line, in Latin letters', () => {
    expect(romanisationLanguage('ソーダ', false)).toBe('ja-Latn')
    expect(romanisationLanguage('달빛', false)).toBe('ko-Latn')
    expect(romanisationLanguage('宇宙', true)).toBe('ja-Latn')
    expect(romanisationLanguage('Moonlight', false)).toBeUndefined()
  })
})
