import { describe, expect, it } from 'vitest'
import { readKeywords, resultsAddress } from '../../../src/domain/search/results-address'

describe('resultsAddress', () => {
  it.each(['雨天', 'a&b=c', '100% #1', '"><script>'])('keeps %j whole for every kind', (words) => {
    for (const kind of ['songs', 'artists', 'albums', 'videos', 'playlists'] as const) {
      const { pathname, searchParams } = new URL(resultsAddress(kind, words), 'http://app')
      expect(pathname).toBe(`/search/${kind}`)
      expect(readKeywords(searchParams.get('keywords'))).toBe(words)
    }
  })
})

describe('readKeywords', () => {
  it('is empty where only blanks are given, and no longer than the search box takes', () => {
    expect(readKeywords(null)).toBe('')
    expect(readKeywords('  \t ')).toBe('')
    expect(readKeywords('x'.repeat(5_000))).toHaveLength(200)
  })
})
