import { describe, expect, it } from 'vitest'
import { readKeywords, resultsAddress, targetAddress } from '../../../src/domain/search/search-target'

describe('targetAddress', () => {
  it('leads to the results for words with any characters', () => {
    expect(targetAddress({ kind: 'words', words: '雨 & sun?' })).toBe(
      '/search/songs?keywords=%E9%9B%A8%20%26%20sun%3F&page=1',
    )
  })

  it.each(['song', 'artist', 'album', 'playlist'] as const)('leads to a %s by its id', (kind) => {
    expect(targetAddress({ kind, id: 7 })).toBe(`/${kind}?id=7`)
  })
})

describe('resultsAddress', () => {
  it.each(['雨天', 'a&b=c', '100% #1', '"><script>'])('keeps %j unchanged for every kind', (words) => {
    for (const kind of ['songs', 'artists', 'albums', 'videos', 'playlists'] as const) {
      const { pathname, searchParams } = new URL(resultsAddress(kind, words), 'http://app')
      expect(pathname).toBe(`/search/${kind}`)
      expect(readKeywords(searchParams.get('keywords'))).toBe(words)
    }
  })
})

describe('readKeywords', () => {
  it('returns an empty text for blanks, and at most as much as the search box takes', () => {
    expect(readKeywords(null)).toBe('')
    expect(readKeywords('  \t ')).toBe('')
    expect(readKeywords('x'.repeat(5_000))).toHaveLength(200)
  })
})
