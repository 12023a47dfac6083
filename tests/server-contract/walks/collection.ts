import { expect } from 'vitest'
import { failed } from '../../../src/contract/result'
import {
  wholeLibraryPlaylist,
  trackNamed,
  type ContractBackend,
  type EndpointCases,
} from '../contract-backend'

type Rows =
  | 'userPlaylist'
  | 'likelist'
  | 'like'
  | 'albumDynamic'
  | 'albumSub'
  | 'albumSublist'
  | 'artistSub'
  | 'artistSublist'

const song = async (contract: ContractBackend) => {
  const { id, album, artists } = await trackNamed(contract, '月光')
  return { id, albumId: album.id, artistId: artists[0]!.id }
}

export const collectionCases: EndpointCases<Rows> = {
  userPlaylist: async (contract) => {
    const { reply, userId: uid } = contract
    const id = await wholeLibraryPlaylist(contract)
    await reply('playlistSubscribe', { t: 1, id })
    const page = await reply('userPlaylist', { uid })
    expect(page).toMatchObject({ received: 2, more: false })
    expect(page.items).toMatchObject([
      { name: '小满喜欢的音乐', isLikes: true, creator: { userId: uid, nickname: '小满' } },
      { id, isLikes: false, subscribed: true },
    ])
    expect(await reply('userPlaylist', { uid, limit: 1 })).toMatchObject({ received: 1, more: true })
    expect(await reply('userPlaylist', { uid }, 'visitor')).toMatchObject({ items: [{ isLikes: true }] })
  },
  likelist: async (contract) => {
    const { id } = await song(contract)
    expect(await contract.reply('likelist', {})).toEqual([])
    await contract.reply('like', { id })
    expect(await contract.reply('likelist', { uid: contract.userId })).toEqual([id])
  },
  like: async (contract) => {
    const { reply, userId: uid } = contract
    const { id } = await song(contract)
    expect(await reply('like', { id })).toBeNull()
    const [likes] = (await reply('userPlaylist', { uid })).items
    expect(await reply('playlistTracks', { id: likes!.id })).toMatchObject({ items: [{ id, name: '月光' }] })
    expect(await reply('like', { id, like: 'false' })).toBeNull()
    expect(await reply('likelist', {})).toEqual([])
    expect(await contract.ask('like', { id: 7 })).toMatchObject(
      failed({ kind: 'code', code: 400, message: expect.any(String) }),
    )
  },
  albumDynamic: async (contract) => {
    const { albumId: id } = await song(contract)
    expect(await contract.reply('albumDynamic', { id })).toEqual({ subscribed: false, commentCount: 0 })
    await contract.reply('albumSub', { t: 1, id })
    expect(await contract.reply('albumDynamic', { id })).toMatchObject({ subscribed: true })
    expect(await contract.reply('albumDynamic', { id }, 'visitor')).toMatchObject({ subscribed: false })
  },
  albumSub: async (contract) => {
    const { albumId: id } = await song(contract)
    expect(await contract.reply('albumSub', { t: 1, id })).toBeNull()
    expect(await contract.reply('albumSub', { t: 0, id })).toBeNull()
    expect(await contract.reply('albumSublist', {})).toMatchObject({ items: [], total: 0 })
    expect(await contract.ask('albumSub', { t: 1, id: 7 })).toEqual(failed({ kind: 'notFound' }))
  },
  albumSublist: async (contract) => {
    const { albumId: id } = await song(contract)
    await contract.reply('albumSub', { t: 1, id })
    const page = await contract.reply('albumSublist', {})
    expect(page).toMatchObject({ received: 1, total: 1, more: false })
    expect(page.items).toMatchObject([
      {
        id,
        name: '潮汐',
        artists: [{ name: '星野澄' }],
        trackCount: 2,
        publishedMs: Date.UTC(2024, 0, 1),
        collectedMs: expect.any(Number),
      },
    ])
  },
  artistSub: async (contract) => {
    const { artistId: id } = await song(contract)
    expect(await contract.reply('artistSub', { id, t: 1 })).toBeNull()
    expect(await contract.reply('artistSub', { id, t: 0 })).toBeNull()
    expect(await contract.reply('artistSublist', {})).toMatchObject({ items: [], total: 0 })
    expect(await contract.ask('artistSub', { t: 1, id: 7 })).toEqual(failed({ kind: 'notFound' }))
  },
  artistSublist: async (contract) => {
    const { artistId: id } = await song(contract)
    await contract.reply('artistSub', { t: 1, id })
    const page = await contract.reply('artistSublist', {})
    expect(page).toMatchObject({ received: 1, total: 1, more: false })
    expect(page.items).toMatchObject([
      { id, name: '星野澄', albumCount: 1, trackCount: 2, videoCount: 1, followed: true },
    ])
  },
}
