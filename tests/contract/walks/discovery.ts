import { expect } from 'vitest'
import { type Walk } from '../contract-backend'

export const discoveryWalk: Walk<'banner' | 'personalized' | 'albumNewest'> = {
  banner: async (contract) => {
    const banners = await contract.reply('banner', {})
    expect(banners[0]).toMatchObject({ imageUrl: expect.stringMatching(/^\/api\/media\/banner\//) })
    expect(banners.map(({ target }) => target.kind)).toContain('album')
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
  albumNewest: async (contract) => {
    expect(await contract.reply('albumNewest', {})).toMatchObject([
      { name: '潮汐', artists: [{ name: '星野澄' }], trackCount: 2 },
    ])
  },
}
