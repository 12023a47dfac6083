import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitByMatch } from '../../../src/domain/search/split-by-match'

const seed = 20261122
const matchesOf = (text: string, words: string) =>
  splitByMatch(text, words)
    .filter(({ matches }) => matches)
    .map((piece) => piece.text)

describe('splitByMatch', () => {
  it('finds every occurrence of the words in any case', () => {
    expect(splitByMatch('Rain on rain', 'RAIN')).toEqual([
      { text: 'Rain', matches: true },
      { text: ' on ', matches: false },
      { text: 'rain', matches: true },
    ])
    expect(matchesOf('雨停之前', '停之')).toEqual(['停之'])
  })

  it('does not split a text without the words, or for no words', () => {
    expect(matchesOf('Rain', 'snow')).toEqual([])
    expect(matchesOf('Rain', '  ')).toEqual([])
    expect(matchesOf('İstanbul rain', 'rain')).toEqual([])
  })

  it('never loses or adds a letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, words) => {
        expect(
          splitByMatch(text, words)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
      { seed },
    )
  })
})
