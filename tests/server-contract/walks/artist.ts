import { expect } from 'vitest'
import { trackNamed, type ContractBackend, type EndpointCases } from '../contract-backend'

const artistOf = async (contract: ContractBackend): Promise<number> =>
  (await trackNamed(contract, '月光')).artists[0]?.id ?? 0

export const artistCases: EndpointCases<
  'album' | 'artistDetail' | 'artistTop' | 'artistSongs' | 'artistAlbums' | 'artistDesc' | 'artistList'
> = {
  album: async (contract) => {
    const [album] = await contract.reply('albumNewest', {})
    const detail = await contract.reply('album', { id: album?.id ?? 0 })
    expect(detail.album).toMatchObject({ id: album?.id, name: '潮汐' })
    expect(detail.tracks.map(({ name }) => name)).toEqual(['月光', '归航'])
  },
  artistDetail: async (contract) => {
    const id = await artistOf(contract)
    expect(await contract.reply('artistDetail', { id })).toMatchObject({
      id,
      name: '星野澄',
      albumCount: 1,
      trackCount: 2,
      followed: false,
      description: expect.stringContaining('2 首歌曲'),
    })
  },
  artistTop: async (contract) => {
    const id = await artistOf(contract)
    const { artist, tracks } = await contract.reply('artistTop', { id })
    expect(artist).toMatchObject({ id, name: '星野澄', picUrl: expect.stringMatching(/\.jpg$/) })
    expect(tracks.map(({ name }) => name)).toEqual(['月光', '归航'])
  },
  artistSongs: async (contract) => {
    const id = await artistOf(contract)
    const all = await contract.reply('artistSongs', { id, order: 'time' })
    expect(all).toMatchObject({ received: 2, total: 2, more: false })
    expect(await contract.reply('artistSongs', { id, limit: 1, offset: 1 })).toMatchObject({
      total: 2,
      more: false,
      items: [{ name: '归航' }],
    })
  },
  artistAlbums: async (contract) => {
    const id = await artistOf(contract)
    expect(await contract.reply('artistAlbums', { id })).toMatchObject({
      total: 1,
      more: false,
      items: [{ name: '潮汐', trackCount: 2 }],
    })
  },
  artistDesc: async (contract) => {
    const { brief, sections } = await contract.reply('artistDesc', { id: await artistOf(contract) })
    expect(brief).toContain('星野澄')
    expect(sections).toContainEqual({ title: '风格', text: 'Pop' })
  },
  artistList: async (contract) => {
    const named = async (initial: string) =>
      (await contract.reply('artistList', { initial })).items.map(({ name }) => name)
    expect(await named('')).toEqual(['星野澄'])
    expect(await named('x')).toEqual(['星野澄'])
    expect(await named('y')).toEqual([])
  },
}
