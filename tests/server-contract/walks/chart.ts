import { expect } from 'vitest'
import { trackNamed, type EndpointCases } from '../contract-backend'

type Rows =
  | 'toplist'
  | 'toplistDetail'
  | 'catlist'
  | 'highqualityTags'
  | 'topPlaylist'
  | 'topPlaylistHighquality'

export const chartCases: EndpointCases<Rows> = {
  toplist: async (contract) => {
    const charts = await contract.reply('toplist', {})
    expect(charts.map(({ name }) => name)).toEqual(['飙升榜', '新歌榜', '热歌榜', '原版榜'])
    expect(charts.map(({ leaders }) => leaders)).toEqual([[], [], [], []])
  },
  toplistDetail: async (contract) => {
    const track = await trackNamed(contract, '归航')
    await contract.reply('scrobble', { id: track.id, time: 1 })
    const charts = await contract.reply('toplistDetail', {})
    const hot = charts.find(({ name }) => name === '热歌榜')
    expect(hot).toMatchObject({
      official: true,
      trackCount: 1,
      updateFrequency: expect.any(String),
      leaders: [{ name: '归航', artists: '星野澄' }],
    })
    const { items } = await contract.reply('playlistTracks', { id: hot!.id })
    expect(items).toEqual([track])
  },
  catlist: async (contract) => {
    const { all, groups, categories } = await contract.reply('catlist', {})
    expect(all).toBe('全部歌单')
    expect(groups).toContainEqual({ id: 1, name: '风格' })
    expect(categories).toContainEqual({ name: '音质', group: 4, hot: true })
  },
  highqualityTags: async (contract) => {
    expect(await contract.reply('highqualityTags', {})).toContain('音质')
  },
  topPlaylist: async (contract) => {
    const page = await contract.reply('topPlaylist', { cat: '音质' })
    expect(page).toMatchObject({ items: [{ name: '无损音质' }], total: 1, more: false })
    const all = await contract.reply('topPlaylist', { limit: 2 })
    expect(all).toMatchObject({ received: 2, more: true })
    expect(await contract.reply('topPlaylist', { cat: '没有这种' })).toMatchObject({ items: [], total: 0 })
  },
  topPlaylistHighquality: async (contract) => {
    const page = await contract.reply('topPlaylistHighquality', { cat: '音质' })
    expect(page).toMatchObject({ items: [{ name: '无损音质', trackCount: 1 }], total: 1, more: false })
    const before = page.beforeMs!
    expect(await contract.reply('topPlaylistHighquality', { before })).toMatchObject({ items: [] })
  },
}
