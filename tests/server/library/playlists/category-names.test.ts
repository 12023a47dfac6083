import { describe, expect, it } from 'vitest'
import { genreCategory, categoryGroupOf } from '../../../../server/library/playlists/category-names'

describe('genreCategory', () => {
  it.each([
    ['Pop', '流行'],
    ['J-Pop', '流行'],
    ['Synthpop', '电子'],
    ['indie rock', '摇滚'],
    ['Post-Rock', '后摇'],
    ['Heavy Metal', '金属'],
    ['Hip-Hop/Rap', '说唱'],
    ['R&B', 'R&B/Soul'],
    ['Folk', '民谣'],
    ['民谣', '民谣'],
    ['Smooth Jazz', '爵士'],
    ['Original Soundtrack', '影视原声'],
    ['Video Game Music', '游戏'],
    ['New Age', 'New Age'],
    ['Schlager', 'Schlager'],
    ['', ''],
  ])('returns for %s the category %s', (genre, category) => {
    expect(genreCategory(genre)).toBe(category)
  })
})

describe('categoryGroupOf', () => {
  it.each([
    ['华语', 0],
    ['民谣', 1],
    ['Schlager', 1],
    ['New Age', 1],
    ['学习', 2],
    ['治愈', 3],
    ['影视原声', 4],
    ['90年代', 4],
    ['音质', 4],
  ])('returns for %s the group %i', (category, group) => {
    expect(categoryGroupOf(category)).toBe(group)
  })
})
