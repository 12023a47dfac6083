import { expect } from 'vitest'
import { type Walk } from '../contract-backend'

export const artistWalk: Walk<'album'> = {
  album: async (contract) => {
    const [album] = await contract.reply('albumNewest', {})
    const detail = await contract.reply('album', { id: album?.id ?? 0 })
    expect(detail.album).toMatchObject({ id: album?.id, name: '潮汐' })
    expect(detail.tracks.map(({ name }) => name)).toEqual(['月光', '归航'])
  },
}
