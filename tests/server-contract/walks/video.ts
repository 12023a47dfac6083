import { expect } from 'vitest'
import { trackNamed, type ContractBackend, type EndpointCases } from '../contract-backend'

/** The film of the track that has one. */
const film = async (contract: ContractBackend) => {
  const { mv } = await trackNamed(contract, '归航')
  if (mv === null) throw new Error('the track has no film')
  return mv
}

export const videoCases: EndpointCases<
  | 'personalizedMv'
  | 'artistMvs'
  | 'mvDetail'
  | 'mvDetailInfo'
  | 'mvUrl'
  | 'simiMv'
  | 'videoDetail'
  | 'videoUrl'
  | 'relatedVideos'
> = {
  personalizedMv: async (contract) => {
    const [video, ...others] = await contract.reply('personalizedMv', {})
    expect(others).toEqual([])
    expect(video).toMatchObject({ id: await film(contract), name: '归航', duration: 5, playCount: 0 })
    expect(video?.artists).toMatchObject([{ name: '星野澄' }])
    expect(video?.cover).toMatch(/^\/api\/media\/cover\/.*\.jpg$/)
  },
  artistMvs: async (contract) => {
    const [artist] = (await trackNamed(contract, '归航')).artists
    const page = await contract.reply('artistMvs', { id: artist?.id ?? 0 })
    expect(page).toMatchObject({ items: [{ name: '归航' }], received: 1, more: false })
    expect(await contract.reply('artistMvs', { id: 999_999_999 })).toMatchObject({ items: [] })
  },
  mvDetail: async (contract) => {
    const mvid = await film(contract)
    expect(await contract.reply('mvDetail', { mvid })).toMatchObject({
      id: mvid,
      name: '归航',
      heights: [720],
      commentCount: 0,
      publishedOn: null,
    })
    expect(await contract.ask('mvDetail', { mvid: 999_999_999 })).toMatchObject({
      ok: false,
      failure: { kind: 'notFound' },
    })
  },
  mvDetailInfo: async (contract) => {
    const mvid = await film(contract)
    const counts = await contract.reply('mvDetailInfo', { mvid })
    expect(counts).toEqual({ likedCount: 0, commentCount: 0, shareCount: 0, liked: false })
  },
  mvUrl: async (contract) => {
    const id = await film(contract)
    const stream = await contract.reply('mvUrl', { id, r: 1080 })
    expect(stream).toMatchObject({ height: 720 })
    const response = await contract.backend.fetch(
      new Request(`http://127.0.0.1${stream?.url}`, { headers: { Range: 'bytes=4-7' } }),
    )
    expect([response.status, await response.text()]).toEqual([206, 'ftyp'])
    expect((await contract.reply('mvDetail', { mvid: id })).playCount).toBe(1)
    expect(await contract.reply('mvUrl', { id: 999_999_999 })).toBeNull()
  },
  simiMv: async (contract) => {
    expect(await contract.reply('simiMv', { mvid: await film(contract) })).toEqual([])
  },
  videoDetail: async (contract) => {
    const id = await film(contract)
    expect(await contract.reply('videoDetail', { id })).toMatchObject({ id, name: '归航', heights: [720] })
    const ofUser = '89ADDE33C0AAE8EC14B99F6750DB954D'
    expect(await contract.ask('videoDetail', { id: ofUser })).toMatchObject({
      ok: false,
      failure: { kind: 'notFound' },
    })
  },
  videoUrl: async (contract) => {
    expect(await contract.reply('videoUrl', { id: await film(contract) })).toMatchObject({ height: 720 })
    expect(await contract.reply('videoUrl', { id: '89ADDE33C0AAE8EC14B99F6750DB954D' })).toBeNull()
  },
  relatedVideos: async (contract) => {
    expect(await contract.reply('relatedVideos', { id: await film(contract) })).toEqual([])
  },
}
