import { describe, expect, it } from 'vitest'
import { startSections, suggestionSections } from '../../../src/domain/search/search-choice'
import { track } from '../../support/track'

const none = { tracks: [], artists: [], albums: [], playlists: [], order: [] }

describe('startSections', () => {
  it('tags the first three hot searches as hot or up', () => {
    const hot = (['hot', null, 'up', 'hot'] as const).map((badge, at) => ({
      word: `w${at}`,
      content: '',
      badge,
    }))
    const [section] = startSections([], hot)
    expect(section?.choices.map(({ tag }) => tag)).toEqual(['hot', 'up', 'up', null])
  })

  it('puts the history first and drops empty sections', () => {
    expect(startSections(['rain'], []).map(({ group }) => group)).toEqual(['history'])
    expect(startSections([], [])).toEqual([])
  })
})

describe('suggestionSections', () => {
  it('keeps the order of the reply', () => {
    const playlist = { id: 9, name: 'Mix', cover: null, playCount: 0, trackCount: 1, copywriter: '' }
    const sections = suggestionSections({
      ...none,
      tracks: [track(1)],
      playlists: [playlist],
      order: ['playlists', 'songs'],
    })
    expect(sections.map(({ group }) => group)).toEqual(['playlists', 'songs'])
    expect(sections.flatMap(({ choices }) => choices.map(({ target }) => target))).toEqual([
      { kind: 'playlist', id: 9 },
      { kind: 'song', id: 1 },
    ])
  })
})
