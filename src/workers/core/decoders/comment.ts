import * as v from 'valibot'
import type { Comment, CommentPage, CommentReplies, SortedComments } from '../../../contract/replies/comment'
import { validRows, listOf, optionalListOf } from './decoder'
import { address, count, id, text } from './fields'

const author = v.object({ userId: count, nickname: text, avatarUrl: address, vipType: count })

const unknownAuthor = { userId: 0, nickname: '', avatarUrl: null, vipType: 0 }

const replied = v.object({
  content: v.nullish(v.string(), null),
  user: v.nullish(v.object({ nickname: text }), { nickname: '' }),
})

/** A comment of any list. It answers the comment in `beReplied`, if there is one. */
const comment = v.pipe(
  v.object({
    commentId: id,
    content: text,
    time: count,
    likedCount: count,
    liked: v.nullish(v.boolean(), false),
    replyCount: count,
    user: v.nullish(author, unknownAuthor),
    beReplied: optionalListOf(replied),
    ipLocation: v.nullish(v.object({ location: text }), { location: '' }),
    showFloorComment: v.nullish(v.object({ replyCount: count }), null),
  }),
  v.transform((row): Comment => {
    const [answered] = row.beReplied
    return {
      id: row.commentId,
      content: row.content,
      timeMs: row.time,
      likedCount: row.likedCount,
      liked: row.liked,
      replyCount: row.replyCount || (row.showFloorComment?.replyCount ?? 0),
      author: row.user,
      repliedTo: answered ? { nickname: answered.user.nickname, content: answered.content } : null,
      location: row.ipLocation.location,
    }
  }),
)

/** A comment that may be null, absent or invalid; null then. */
const optionalComment = v.pipe(
  v.unknown(),
  v.transform((value) => validRows(comment)([value])[0] ?? null),
)

const flag = v.nullish(v.boolean(), false)

export const commentPage = v.pipe(
  v.object({
    comments: listOf(comment),
    hotComments: optionalListOf(comment),
    total: count,
    more: flag,
  }),
  v.transform(({ comments, hotComments, total, more }): CommentPage => ({
    comments,
    hot: hotComments,
    total,
    more,
  })),
)

/** A page of the most liked comments: here, `hotComments` is the list itself. */
export const hotCommentPage = v.pipe(
  v.object({ hotComments: listOf(comment), total: count, hasMore: flag }),
  v.transform(({ hotComments, total, hasMore }): CommentPage => ({
    comments: hotComments,
    hot: [],
    total,
    more: hasMore,
  })),
)

const cursor = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => (value === null || value === '' ? null : String(value))),
)

export const sortedComments = v.pipe(
  v.object({
    data: v.object({
      comments: listOf(comment),
      totalCount: count,
      hasMore: flag,
      cursor,
      sortType: count,
    }),
  }),
  v.transform(({ data }): SortedComments => ({
    comments: data.comments,
    total: data.totalCount,
    more: data.hasMore,
    cursor: data.cursor,
    sortType: data.sortType,
  })),
)

export const commentReplies = v.pipe(
  v.object({
    data: v.object({
      ownerComment: optionalComment,
      comments: listOf(comment),
      totalCount: count,
      hasMore: flag,
      time: count,
    }),
  }),
  v.transform(({ data }): CommentReplies => ({
    parent: data.ownerComment,
    comments: data.comments,
    total: data.totalCount,
    more: data.hasMore,
    timeMs: data.time > 0 ? data.time : null,
  })),
)

/** The new comment, which may be incomplete; null after a deletion. */
export const writtenComment = v.pipe(
  v.object({ comment: v.optional(optionalComment) }),
  v.transform(({ comment }) => comment ?? null),
)
