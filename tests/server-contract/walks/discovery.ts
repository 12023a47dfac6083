import { expect } from 'vitest'
import { trackNamed, type EndpointCases } from '../contract-backend'

type Rows =
  | (
      | 'banner'
      | 'personalized'
      | 'personalizedNewsong'
      | 'personalizedDjprogram'
      | 'personalizedPrivatecontent'
    )
  | ('recommendSongs' | 'recommendResource' | 'recommendDislike')
  | ('historyRecommendDates' | 'historyRecommendSongs')
  | ('albumNewest' | 'albumNew' | 'topArtists' | 'simiPlaylist' | 'simiSong' | 'simiArtist')

export const discoveryCases: EndpointCases<Rows> = {
  banner: async (contract) => {
    const banners = await contract.reply('banner', {})
    expect(banners[0]).toMatchObject({ imageUrl: expect.stringMatching(/^\/api\/media\/banner\//) })
    expect(banners.map(({ target }) => target.kind)).toContain('album')
    expect(await contract.reply('banner', { type: 2 })).toEqual(banners)
  },
  personalized: async (contract) => {
    const playlists = await contract.reply('personalized', { limit: 30 })
    expect(playlists.length).toBeGreaterThan(0)
    for (const { trackCount, cover } of playlists) {
      expect(trackCount).toBeGreaterThan(0)
      expect(cover).toMatch(/^\/api\/media\/cover\/.*\.jpg$/)
    }
    expect(await contract.reply('personalized', { limit: 1 })).toHaveLength(1)
  },
  personalizedNewsong: async (contract) => {
    const tracks = await contract.reply('personalizedNewsong', {})
    expect(tracks.map(({ name }) => name).sort()).toEqual(['归航', '月光'])
    expect(tracks).toContainEqual(await trackNamed(contract, '月光'))
    expect(await contract.reply('personalizedNewsong', { limit: 1 })).toEqual(tracks.slice(0, 1))
  },
  personalizedDjprogram: async (contract) => {
    expect(await contract.reply('personalizedDjprogram', {})).toEqual([])
  },
  personalizedPrivatecontent: async (contract) => {
    expect(await contract.reply('personalizedPrivatecontent', {})).toEqual([])
  },
  recommendSongs: async (contract) => {
    const tracks = await contract.reply('recommendSongs', {})
    expect(tracks).toHaveLength(2)
    expect(tracks).toContainEqual(await trackNamed(contract, '月光'))
    expect(await contract.reply('recommendSongs', {})).toEqual(tracks)
  },
  recommendResource: async (contract) => {
    const { id } = await trackNamed(contract, '月光')
    await contract.reply('like', { id })
    const [list] = await contract.reply('recommendResource', {})
    expect(list).toMatchObject({ trackCount: expect.any(Number), copywriter: '里面有你喜欢的《月光》' })
  },
  recommendDislike: async (contract) => {
    const [first, second] = await contract.reply('recommendSongs', {})
    expect(await contract.reply('recommendDislike', { id: first!.id })).toBeNull()
    expect(await contract.reply('recommendSongs', {})).toEqual([second])
  },
  historyRecommendDates: async (contract) => {
    expect(await contract.reply('historyRecommendDates', {})).toEqual([])
    await contract.reply('recommendSongs', {})
    expect(await contract.reply('historyRecommendDates', {})).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ])
  },
  historyRecommendSongs: async (contract) => {
    const tracks = await contract.reply('recommendSongs', {})
    const [date] = await contract.reply('historyRecommendDates', {})
    expect(await contract.reply('historyRecommendSongs', { date: date! })).toEqual(tracks)
    expect(await contract.reply('historyRecommendSongs', { date: '1999-01-01' })).toEqual([])
  },
  albumNewest: async (contract) => {
    expect(await contract.reply('albumNewest', {})).toMatchObject([
      { name: '潮汐', artists: [{ name: '星野澄' }], trackCount: 2 },
    ])
  },
  albumNew: async (contract) => {
    expect(await contract.reply('albumNew', { area: 'ZH' })).toMatchObject({
      items: [{ name: '潮汐' }],
      total: 1,
    })
    expect(await contract.reply('albumNew', { area: 'KR' })).toMatchObject({ items: [], total: 0 })
    expect(await contract.reply('albumNew', { offset: 1 })).toMatchObject({ items: [], total: 1 })
  },
  topArtists: async (contract) => {
    expect(await contract.reply('topArtists', {})).toMatchObject({
      items: [{ name: '星野澄', albumCount: 1, trackCount: 2, followed: false }],
      more: false,
    })
  },
  simiPlaylist: async (contract) => {
    const { id } = await trackNamed(contract, '月光')
    const lists = await contract.reply('simiPlaylist', { id })
    expect(lists.map(({ name }) => name)).toContain('全部歌曲')
    expect(lists.map(({ name }) => name)).toContain('无损音质')
  },
  simiSong: async (contract) => {
    const { id } = await trackNamed(contract, '月光')
    expect(await contract.reply('simiSong', { id })).toEqual([await trackNamed(contract, '归航')])
  },
  simiArtist: async (contract) => {
    const { artists } = await trackNamed(contract, '月光')
    expect(await contract.reply('simiArtist', { id: artists[0]!.id })).toEqual([])
  },
}
