import { expect } from 'vitest'
import { signedIn } from '../../support/server/signed-in'
import {
  wholeLibraryPlaylist,
  trackNamed,
  type ContractBackend,
  type EndpointCases,
} from '../contract-backend'

type Target = { type: 0 | 1 | 2 | 3 | 5; id: number }

const trackTarget = async (contract: ContractBackend): Promise<Target> => ({
  type: 0,
  id: (await trackNamed(contract, '归航')).id,
})

const filmTarget = async (contract: ContractBackend): Promise<Target> => ({
  type: 1,
  id: (await trackNamed(contract, '归航')).mv ?? 0,
})

const say = async ({ reply }: ContractBackend, target: Target, content: string, commentId?: number) => {
  const how = commentId === undefined ? { t: 1 } : { t: 2, commentId }
  const written = await reply('comment', { ...how, ...target, content })
  if (!written) throw new Error('no comment came back')
  return written
}

/** Says something there and finds it on the page, as the writer and as a visitor. */
const onPage = async (
  contract: ContractBackend,
  name: 'commentMusic' | 'commentMv' | 'commentAlbum' | 'commentPlaylist' | 'commentVideo',
  target: Target,
) => {
  const { id } = target
  const empty = await contract.reply(name, { id })
  expect(empty).toEqual({ comments: [], hot: [], total: 0, more: false })
  const written = await say(contract, target, '<b>好听</b>\n[流泪]')
  const page = await contract.reply(name, { id, before: 0 }, 'visitor')
  expect(page).toMatchObject({
    comments: [{ id: written.id, content: '<b>好听</b>\n[流泪]', author: { userId: contract.userId } }],
    total: 1,
    more: false,
  })
  expect(await contract.ask(name, { id: 999_999_999 })).toMatchObject({
    ok: false,
    failure: { kind: 'notFound' },
  })
}

export const commentCases: EndpointCases<
  | 'commentMusic'
  | 'commentMv'
  | 'commentAlbum'
  | 'commentPlaylist'
  | 'commentVideo'
  | 'commentNew'
  | 'commentHot'
  | 'commentFloor'
  | 'comment'
  | 'commentLike'
> = {
  commentMusic: async (contract) => onPage(contract, 'commentMusic', await trackTarget(contract)),
  commentMv: async (contract) => onPage(contract, 'commentMv', await filmTarget(contract)),
  commentVideo: async (contract) =>
    onPage(contract, 'commentVideo', { ...(await filmTarget(contract)), type: 5 }),
  commentAlbum: async (contract) => {
    const { album } = await trackNamed(contract, '归航')
    await onPage(contract, 'commentAlbum', { type: 3, id: album.id })
  },
  commentPlaylist: async (contract) =>
    onPage(contract, 'commentPlaylist', { type: 2, id: await wholeLibraryPlaylist(contract) }),
  commentNew: async (contract) => {
    const target = await trackTarget(contract)
    const { id } = await say(contract, target, 'one')
    const page = await contract.reply('commentNew', { ...target, sortType: 3 })
    expect(page).toMatchObject({ comments: [{ id }], total: 1, more: false, sortType: 3 })
    expect(page.cursor).toBe(String(page.comments[0]?.timeMs))
    expect(
      await contract.reply('commentNew', { ...target, sortType: 3, pageNo: 2, cursor: page.cursor ?? '' }),
    ).toMatchObject({ comments: [], more: false })
  },
  commentHot: async (contract) => {
    const target = await trackTarget(contract)
    const { id } = await say(contract, target, 'one')
    expect(await contract.reply('commentHot', target)).toMatchObject({ comments: [], total: 0 })
    await contract.reply('commentLike', { t: 1, ...target, cid: id })
    expect(await contract.reply('commentHot', target)).toMatchObject({
      comments: [{ id, likedCount: 1, liked: true }],
      total: 1,
      more: false,
    })
  },
  commentFloor: async (contract) => {
    const target = await trackTarget(contract)
    const root = await say(contract, target, 'root')
    const floor = () => contract.reply('commentFloor', { ...target, parentCommentId: root.id })
    expect(await floor()).toMatchObject({ parent: { id: root.id, content: 'root' }, comments: [], total: 0 })
    const other = signedIn(contract.backend.data, '小红')
    const answer = `/comment?t=2&type=0&id=${target.id}&commentId=${root.id}&content=answer`
    await contract.backend.request(answer, { headers: { Cookie: other.cookie, 'X-Requested-With': 'fetch' } })
    const { comments, timeMs, ...rest } = await floor()
    expect(rest).toMatchObject({ parent: { replyCount: 1 }, total: 1, more: false })
    expect(comments).toMatchObject([
      { content: 'answer', author: { nickname: '小红' }, repliedTo: { content: 'root' } },
    ])
    expect(timeMs).toBe(comments[0]?.timeMs)
  },
  comment: async (contract) => {
    const target = await trackTarget(contract)
    const written = await say(contract, target, ' hi ')
    expect(written).toMatchObject({ content: 'hi', likedCount: 0, liked: false, repliedTo: null })
    expect(await contract.ask('comment', { t: 1, ...target, content: 'hi' })).toMatchObject({ ok: false })
    expect(await contract.ask('comment', { t: 1, ...target, content: ' ' })).toMatchObject({ ok: false })
    expect(await contract.reply('comment', { t: 0, ...target, commentId: written.id })).toBeNull()
    expect(await contract.reply('commentMusic', { id: target.id })).toMatchObject({ total: 0 })
  },
  commentLike: async (contract) => {
    const target = await trackTarget(contract)
    const { id } = await say(contract, target, 'one')
    const first = async () => (await contract.reply('commentMusic', { id: target.id })).comments[0]
    for (const t of [1, 1]) expect(await contract.reply('commentLike', { t, ...target, cid: id })).toBeNull()
    expect(await first()).toMatchObject({ likedCount: 1, liked: true })
    await contract.reply('commentLike', { t: 0, ...target, cid: id })
    expect(await first()).toMatchObject({ likedCount: 0, liked: false })
  },
}
