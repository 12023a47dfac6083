import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldName } from '../../src/contract/fold-name'

describe('foldName', () => {
  it.each([
    ['Beyoncé', 'beyonce'],
    ['MOTÖRHEAD', 'motorhead'],
    ['Straße', 'strasse'],
    ['Mø', 'mo'],
    ['Łódź', 'lodz'],
    ['Œuvre', 'oeuvre'],
    ['İstanbul ıssız', 'istanbul issiz'],
    ['Ｆｕｌｌ　Ｗｉｄｔｈ', 'full width'],
    ["Don't  Stop", 'dont stop'],
    ['Don’t-Stop!', 'dont stop'],
    ['サクラ', 'さくら'],
    ['ｻｸﾗ', 'さくら'],
    ['ｶﾞｲﾄﾞ', 'がいど'],
    ['スーパー・スター', 'すーぱー すたー'],
    ['Ёлка', 'елка'],
    ['Σίσυφος', 'σισυφοσ'],
    ['사랑', '사랑'],
    ['《海阔天空》(Live)', '海阔天空 live'],
    ['㈱ ①', '株 1'],
    ['   ', ''],
    ['', ''],
  ])('takes %j for %j', (name, folded) => expect(foldName(name)).toBe(folded))

  it('keeps the signs of a name that has nothing else', () => {
    expect(foldName('???')).toBe('???')
    expect(foldName('★ ★')).toBe('★ ★')
  })

  it('tells voiced kana from plain ones', () => expect(foldName('ガ')).not.toBe(foldName('カ')))

  it('changes nothing the second time, and ends on any text', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 60 }), (name) => {
        const once = foldName(name)
        expect(foldName(once)).toBe(once)
      }),
      { seed: 20_261_121, numRuns: 500 },
    )
  })
})
