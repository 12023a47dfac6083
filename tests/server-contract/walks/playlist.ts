import { expect } from 'vitest'
import { failed } from '../../../src/contract/result'
import {
  wholeLibraryPlaylist,
  trackNamed,
  type ContractBackend,
  type EndpointCases,
} from '../contract-backend'

type Rows =
  | 'playlistDetail'
  | 'playlistTracks'
  | 'playlistCreate'
  | 'playlistUpdate'
  | 'playlistDelete'
  | 'playlistSubscribe'
  | 'playlistEditTracks'

const ownLists = async ({ reply, userId }: ContractBackend) =>
  (await reply('userPlaylist', { uid: userId })).items

export const playlistCases: EndpointCases<Rows> = {
  playlistDetail: async (contract) => {
    const id = await wholeLibraryPlaylist(contract)
    expect(await contract.reply('playlistDetail', { id })).toMatchObject({
      id,
      trackCount: 2,
      subscribed: false,
      isLikes: false,
      isPrivate: false,
    })
  },
  playlistTracks: async (contract) => {
    const id = await wholeLibraryPlaylist(contract)
    const all = await contract.reply('playlistTracks', { id })
    expect(all).toMatchObject({ received: 2, items: [{ id: expect.any(Number) }, {}] })
    expect(await contract.reply('playlistTracks', { id, limit: 1, offset: 1 })).toEqual({
      received: 1,
      items: all.items.slice(1),
      total: null,
      more: null,
    })
  },
  playlistCreate: async (contract) => {
    const id = await contract.reply('playlistCreate', { name: '雨天', privacy: 10 })
    expect(await ownLists(contract)).toMatchObject([
      { isLikes: true },
      { id, name: '雨天', trackCount: 0, isPrivate: true, creator: { userId: contract.userId } },
    ])
    // it is asked for without cookies at first, to which a private list is nobody's
    expect(await contract.reply('playlistDetail', { id })).toMatchObject({ name: '雨天', isPrivate: true })
    expect(await contract.ask('playlistDetail', { id }, 'visitor')).toEqual(failed({ kind: 'notFound' }))
    expect(await contract.reply('playlistTracks', { id })).toMatchObject({ items: [] })
    expect(await contract.ask('playlistTracks', { id }, 'visitor')).toEqual(failed({ kind: 'notFound' }))
  },
  playlistUpdate: async (contract) => {
    const id = await contract.reply('playlistCreate', { name: 'a' })
    const words = { name: '"引号" 与 \\', desc: '<b>第一行</b>\n第二行 🎵', tags: '夜晚;安静' }
    expect(await contract.reply('playlistUpdate', { id, ...words })).toBeNull()
    expect(await contract.reply('playlistDetail', { id })).toMatchObject({
      name: words.name,
      description: words.desc,
      tags: ['夜晚', '安静'],
    })
    expect(await contract.ask('playlistUpdate', { id, name: 'b', tags: '1;2;3;4' })).toMatchObject(
      failed({ kind: 'code', code: 400, message: expect.any(String) }),
    )
  },
  playlistDelete: async (contract) => {
    const id = await contract.reply('playlistCreate', { name: 'a' })
    expect(await contract.reply('playlistDelete', { id })).toBeNull()
    expect(await contract.ask('playlistDelete', { id })).toEqual(failed({ kind: 'notFound' }))
    const [likes] = await ownLists(contract)
    expect(await contract.ask('playlistDelete', { id: likes!.id })).toMatchObject(
      failed({ kind: 'code', code: 400, message: expect.any(String) }),
    )
  },
  playlistSubscribe: async (contract) => {
    const id = await wholeLibraryPlaylist(contract)
    expect(await contract.reply('playlistSubscribe', { t: 1, id })).toBeNull()
    // a second time says 501, which is an answer here
    expect(await contract.reply('playlistSubscribe', { t: 1, id })).toBeNull()
    expect(await ownLists(contract)).toMatchObject([{ isLikes: true }, { id, subscribed: true }])
    expect(await contract.reply('playlistSubscribe', { t: 2, id })).toBeNull()
    expect(await ownLists(contract)).toHaveLength(1)
  },
  playlistEditTracks: async (contract) => {
    const pid = await contract.reply('playlistCreate', { name: 'a' })
    const tracks = (await trackNamed(contract, '月光')).id
    expect(await contract.reply('playlistEditTracks', { op: 'add', pid, tracks })).toBe('done')
    expect(await contract.reply('playlistEditTracks', { op: 'add', pid, tracks })).toBe('duplicate')
    expect(await contract.ask('playlistEditTracks', { op: 'add', pid, tracks: 7 })).toMatchObject(
      failed({ kind: 'code', code: 400, message: expect.any(String) }),
    )
    expect(await contract.ask('playlistEditTracks', { op: 'add', pid: 7, tracks })).toEqual(
      failed({ kind: 'notFound' }),
    )
    expect(await contract.reply('playlistTracks', { id: pid })).toMatchObject({ items: [{ id: tracks }] })
    expect(await contract.reply('playlistEditTracks', { op: 'del', pid, tracks })).toBe('done')
    expect(await contract.reply('playlistTracks', { id: pid })).toMatchObject({ items: [] })
  },
}
