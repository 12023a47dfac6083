import { expect } from 'vitest'
import { type EndpointCases } from '../contract-backend'

export const searchCases: EndpointCases<'hotSearches' | 'searchSuggest' | 'cloudsearch'> = {
  hotSearches: async (contract) => {
    const untouched = await contract.reply('hotSearches', {})
    expect(untouched.map(({ word }) => word)).toEqual(expect.arrayContaining(['星野澄', '月光', '归航']))
    await contract.reply('cloudsearch', { keywords: '归航' })
    expect((await contract.reply('hotSearches', {}))[0]).toEqual({ word: '归航', content: '', badge: 'hot' })
  },
  searchSuggest: async (contract) => {
    const found = await contract.reply('searchSuggest', { keywords: 'xyc' })
    expect(found).toMatchObject({
      tracks: [{ artists: [{ name: '星野澄' }] }, { artists: [{ name: '星野澄' }] }],
      artists: [{ name: '星野澄', trackCount: 2, albumCount: 1 }],
      albums: [{ name: '潮汐' }],
      order: ['songs', 'artists', 'albums'],
    })
    expect(await contract.reply('searchSuggest', { keywords: '没有的' })).toEqual({
      tracks: [],
      artists: [],
      albums: [],
      playlists: [],
      order: [],
    })
  },
  cloudsearch: async (contract) => {
    const find = (keywords: string, type = 1) => contract.reply('cloudsearch', { keywords, type })
    expect((await find('月光')).tracks).toMatchObject({ total: 1, items: [{ name: '月光', duration: 1.5 }] })
    expect((await find('潮汐', 10)).albums).toMatchObject({ total: 1, items: [{ name: '潮汐' }] })
    expect((await find('星野', 100)).artists).toMatchObject({
      total: 1,
      more: false,
      items: [{ name: '星野澄', followed: false }],
    })
    expect((await find('全部', 1000)).playlists).toMatchObject({ total: 1, items: [{ trackCount: 2 }] })
    expect((await find('月光', 1014)).videos).toMatchObject({ total: 0, items: [] })
    expect(await contract.ask('cloudsearch', { keywords: '月光', type: 7 })).toMatchObject({ ok: false })
  },
}
