import { describe, expect, it } from 'vitest'
import { categoryGroups, readPlaylistCategory } from '../../../src/domain/catalogue/playlist-category'

describe('readPlaylistCategory', () => {
  it.each([null, '', '  ', '全部', '全部歌单'])('reads %j as all categories', (value) => {
    expect(readPlaylistCategory(value)).toBeNull()
  })

  it('returns the name, cut to the greatest length', () => {
    expect(readPlaylistCategory(' 民谣 ')).toBe('民谣')
    expect(readPlaylistCategory('x'.repeat(500))).toHaveLength(60)
  })
})

describe('categoryGroups', () => {
  const category = (name: string, group: number, hot = false) => ({ name, group, hot })

  it('groups the categories, those without a group last', () => {
    const groups = categoryGroups({
      all: '全部歌单',
      groups: [
        { id: 0, name: '语种' },
        { id: 1, name: '风格' },
        { id: 2, name: '场景' },
      ],
      categories: [category('民谣', 1, true), category('华语', 0), category('其他', 9), category('摇滚', 1)],
    })
    expect(groups).toEqual([
      { name: '语种', categories: [category('华语', 0)] },
      { name: '风格', categories: [category('民谣', 1, true), category('摇滚', 1)] },
      { name: '', categories: [category('其他', 9)] },
    ])
  })

  it('drops the category for all playlists', () => {
    const all = {
      all: 'Everything',
      groups: [],
      categories: [category('Everything', 4), category('全部', 4)],
    }
    expect(categoryGroups(all)).toEqual([])
  })
})
