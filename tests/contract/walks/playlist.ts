import { expect } from 'vitest'
import { firstPlaylist, type Walk } from '../contract-backend'

export const playlistWalk: Walk<'playlistDetail' | 'playlistTracks'> = {
  playlistDetail: async (contract) => {
    const id = await firstPlaylist(contract)
    expect(await contract.reply('playlistDetail', { id })).toMatchObject({ id, trackCount: 2 })
  },
  playlistTracks: async (contract) => {
    const id = await firstPlaylist(contract)
    const all = await contract.reply('playlistTracks', { id })
    expect(all).toMatchObject({ received: 2, items: [{ id: expect.any(Number) }, {}] })
    expect(await contract.reply('playlistTracks', { id, limit: 1, offset: 1 })).toEqual({
      received: 1,
      items: all.items.slice(1),
      total: null,
      more: null,
    })
  },
}
