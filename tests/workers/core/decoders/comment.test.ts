import { describe, expect, it } from 'vitest'
import { commentDecoders } from '../../../../src/workers/core/decoders/comment-decoders'

function decode(name: keyof typeof commentDecoders, body: unknown): unknown {
  const result = commentDecoders[name](body)
  return result.ok ? result.value : result.failure.kind
}

const user = {
  userId: 100_001,
  nickname: '甲',
  avatarUrl: 'http://p1.music.126.net/a.jpg',
  vipType: 11,
  vipRights: { associator: { iconUrl: 'https://p6.music.126.net/b.png' }, musicPackage: null },
}

const wire = {
  commentId: 9,
  content: '好听 <b>[流泪]</b>',
  time: 1_412_694_773_980,
  likedCount: 3,
  liked: true,
  user,
  beReplied: [],
  ipLocation: { ip: null, location: '河北', userId: 1 },
}

const comment = {
  id: 9,
  content: '好听 <b>[流泪]</b>',
  timeMs: 1_412_694_773_980,
  likedCount: 3,
  liked: true,
  replyCount: 0,
  author: { userId: 100_001, nickname: '甲', avatarUrl: 'https://p1.music.126.net/a.jpg', vipType: 11 },
  repliedTo: null,
  location: '河北',
}

describe('commentDecoders', () => {
  it('read a page of comments, the hot ones apart', () => {
    const body = { comments: [wire], hotComments: [wire, null, 'x'], total: '7', more: true, userId: -1 }
    expect(decode('commentMusic', body)).toEqual({
      comments: [comment],
      hot: [comment],
      total: 7,
      more: true,
    })
    expect(decode('commentAlbum', { comments: [] })).toEqual({ comments: [], hot: [], total: 0, more: false })
  })

  it.each([
    [null, null],
    [[], null],
    [undefined, null],
    [[{ beRepliedCommentId: 1, content: null, user: { nickname: '乙' } }], { nickname: '乙', content: null }],
    [[{ content: 'q', user: null }], { nickname: '', content: 'q' }],
  ])('read from %j what a comment answers', (beReplied, repliedTo) => {
    expect(decode('commentMv', { comments: [{ ...wire, beReplied }] })).toMatchObject({
      comments: [{ repliedTo }],
    })
  })

  it('accept a comment with few fields', () => {
    const bare = { commentId: 1, content: null, time: null, user: null, liked: null, ipLocation: null }
    expect(decode('commentMusic', { comments: [bare] })).toMatchObject({
      comments: [{ id: 1, content: '', timeMs: 0, liked: false, author: { nickname: '' }, location: '' }],
    })
  })

  it('read sorted comments with their cursor', () => {
    const rows = [{ ...wire, beReplied: null, showFloorComment: { replyCount: 2, comments: null } }]
    const data = { comments: rows, totalCount: 78_836, hasMore: true, cursor: '1790513190125', sortType: 3 }
    expect(decode('commentNew', { code: 200, data })).toEqual({
      comments: [{ ...comment, replyCount: 2 }],
      total: 78_836,
      more: true,
      cursor: '1790513190125',
      sortType: 3,
    })
    expect(decode('commentNew', { data: { ...data, cursor: 17 } })).toMatchObject({ cursor: '17' })
    expect(decode('commentNew', { data: { ...data, cursor: null } })).toMatchObject({ cursor: null })
  })

  it('read the most liked comments as a page', () => {
    expect(decode('commentHot', { hotComments: [wire], total: 1, hasMore: false })).toEqual({
      comments: [comment],
      hot: [],
      total: 1,
      more: false,
    })
  })

  it('read the replies to a comment, also if that is deleted', () => {
    const data = {
      ownerComment: null,
      comments: [wire],
      hasMore: true,
      totalCount: 14,
      time: 1_560_355_051_380,
    }
    expect(decode('commentFloor', { data })).toEqual({
      parent: null,
      comments: [comment],
      total: 14,
      more: true,
      timeMs: 1_560_355_051_380,
    })
    expect(decode('commentFloor', { data: { ...data, ownerComment: wire, time: -1 } })).toMatchObject({
      parent: comment,
      timeMs: null,
    })
  })

  it('read a new comment, which has fewer fields', () => {
    const written = {
      commentId: 5,
      content: 'test',
      time: 7,
      user: { userId: 1, nickname: '我' },
      beReplied: null,
    }
    expect(decode('comment', { code: 200, comment: written })).toMatchObject({
      id: 5,
      content: 'test',
      timeMs: 7,
    })
    expect(decode('comment', { code: 200 })).toBeNull()
    expect(decode('commentLike', { code: 200 })).toBeNull()
  })

  it.each([
    ['commentMusic', {}],
    ['commentMusic', '<html>'],
    ['commentNew', { comments: [] }],
    ['commentHot', { hotComments: null }],
    ['commentFloor', { data: null }],
    ['comment', null],
    ['commentLike', 'ok'],
  ] as const)('call a %s of %j malformed', (name, body) => {
    expect(decode(name, body)).toBe('malformed')
  })
})
