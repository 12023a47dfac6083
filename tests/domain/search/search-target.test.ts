import { describe, expect, it } from 'vitest'
import { targetAddress } from '../../../src/domain/search/search-target'

describe('targetAddress', () => {
  it('leads to the results for words, whatever signs they hold', () => {
    expect(targetAddress({ kind: 'words', words: '雨 & sun?' })).toBe(
      '/search/songs?keywords=%E9%9B%A8%20%26%20sun%3F&page=1',
    )
  })

  it.each(['song', 'artist', 'album', 'playlist'] as const)('leads to a %s by its id', (kind) => {
    expect(targetAddress({ kind, id: 7 })).toBe(`/${kind}?id=7`)
  })
})
