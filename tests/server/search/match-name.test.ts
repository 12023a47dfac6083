import { describe, expect, it } from 'vitest'
import { matchName, tiers } from '../../../server/search/match-name'
import { nameKey } from '../../../server/search/name-column'
import { readQuery } from '../../../server/search/search-query'

const answer = (name: string, typed: string, reading = '') => {
  const query = readQuery(typed)
  return query && matchName(nameKey(name, reading), query.whole)
}

describe('matchName', () => {
  it.each([
    ['Café del Mar', 'cafe del mar', tiers.exact],
    ['Café del Mar', 'CAFEDELMAR', tiers.exact],
    ['Café del Mar', 'caf', tiers.prefix],
    ['Café del Mar', 'mar', tiers.wordStart],
    ['Café del Mar', 'del m', tiers.wordStart],
    ['Café del Mar', 'fe', tiers.inside],
    ['Café del Mar', 'ole', tiers.none],
    ['カゼノウタ', 'ｶｾﾞ', tiers.prefix],
    ['カゼノウタ', 'のうた', tiers.inside],
    ["Don't Stop", 'dont', tiers.prefix],
    ['海阔天空 (Live)', 'live', tiers.wordStart],
  ])('returns for %j and %j the expected tier', (name, typed, tier) => expect(answer(name, typed)).toBe(tier))

  it.each([
    ['lcbld', tiers.prefix],
    ['LCB', tiers.wordStart],
    ['lingchen', tiers.wordStart],
    ['lingchenbianlidian', tiers.prefix],
    ['bld', tiers.none],
    ['凌', tiers.prefix],
  ])('finds Han characters by their pinyin: %j', (typed, tier) =>
    expect(answer('凌晨便利店', typed, '|lcbld|lingchenbianlidian|')).toBe(tier),
  )
})

describe('readQuery', () => {
  it('returns null when nothing is typed', () => {
    expect(readQuery('')).toBeNull()
    expect(readQuery(' \u3000\n')).toBeNull()
  })

  it('searches for punctuation when there is nothing else', () =>
    expect(readQuery('!!!')?.whole.squeezed).toBe('!!!'))

  it('shortens very long text', () => {
    const query = readQuery('ab '.repeat(100_000))
    expect(query?.whole.squeezed.length).toBeLessThanOrEqual(100)
    expect(readQuery([...'abcdefghijklmno'].join(' '))?.words).toHaveLength(8)
  })
})
