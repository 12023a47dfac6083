import { expect } from 'vitest'
import { trackNamed, type Walk } from '../contract-backend'

export const songWalk: Walk<'songDetail' | 'songUrl' | 'checkMusic' | 'lyric'> = {
  songDetail: async (contract) => {
    const track = await trackNamed(contract, '月光')
    expect(await contract.reply('songDetail', { ids: `${track.id},999999999` })).toEqual([track])
    expect(track).toMatchObject({ album: { name: '潮汐' }, duration: 1.5, fee: 0, mv: null })
  },
  songUrl: async (contract) => {
    const flac = await trackNamed(contract, '月光')
    const mp3 = await trackNamed(contract, '归航')
    const streams = await contract.reply('songUrl', { id: `${flac.id},${mp3.id}` })
    const byId = new Map(streams.map((stream) => [stream.trackId, stream]))
    expect(byId.get(flac.id)).toMatchObject({ type: 'flac', quality: 'lossless', preview: null })
    expect(byId.get(mp3.id)).toMatchObject({ type: 'mp3', quality: 'standard', preview: null })
    expect(await contract.reply('songUrl', { id: 999_999_999 })).toEqual([])
  },
  checkMusic: async (contract) => {
    expect(await contract.reply('checkMusic', { id: (await trackNamed(contract, '月光')).id })).toBe(true)
    expect(await contract.reply('checkMusic', { id: 999_999_999 })).toBe(false)
  },
  lyric: async (contract) => {
    const texts = await contract.reply('lyric', { id: (await trackNamed(contract, '月光')).id })
    expect(texts).toMatchObject({
      lrc: expect.stringContaining('月光落在窗台上'),
      tlyric: expect.stringContaining('Moonlight'),
      yrc: expect.stringContaining('(500,400,0)月'),
      romalrc: '',
    })
    expect((await contract.reply('lyric', { id: (await trackNamed(contract, '归航')).id })).lrc).toBe('')
  },
}
