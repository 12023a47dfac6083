import { commentKinds } from '../../../src/contract/replies/comment'
import type { LikesCursor } from '../../listeners/comments/comment-reader'
import type { Thread } from '../../listeners/comments/threads'
import { wireComment, wireSortedComment } from '../wire/comment'
import { commentWritingHandlers, threadNotFound } from './comment-writing'
import type { Context, Handler, ReplyBody } from './handler'
import { readId } from '../read-params'

const hotOnFirstPage = 15
const mostAtOnce = 100

type ThreadPage = Handler<'commentMusic'>

const sizeOf = (limit: number) => Math.min(mostAtOnce, Math.max(1, limit))

/** Calls `answer` with the thread, or returns an error when the caller may not see it. */
const within = (
  { comments, listener }: Context,
  kind: string,
  id: string,
  answer: (thread: Thread, callerId: number | null) => ReplyBody,
): ReplyBody => {
  const callerId = listener?.id ?? null
  const thread = comments.thread(kind, id, callerId)
  return thread ? answer(thread, callerId) : threadNotFound
}

/** A page of the newest comments, by offset or from `before` (the time of the last comment seen) on. */
const pageOf =
  (kind: number): ThreadPage =>
  ({ id, limit, offset, before }, context) =>
    within(context, String(kind), id, (thread, callerId) => {
      const { comments, now } = context
      const beforeMs = before > 0 ? before : null
      const asked = { limit: sizeOf(limit), offset: beforeMs === null ? offset : 0, beforeMs }
      const page = comments.newest(thread, callerId, asked)
      const first = beforeMs === null && offset === 0
      const hot = first ? comments.liked(thread, callerId, { limit: hotOnFirstPage, offset: 0 }) : null
      return {
        isMusician: false,
        cnum: 0,
        userId: callerId ?? -1,
        topComments: [],
        ...(hot && {
          moreHot: hot.more,
          hotComments: hot.comments.map((comment) => wireComment(comment, now())),
        }),
        commentBanner: null,
        code: 200,
        comments: page.comments.map((comment) => wireComment(comment, now())),
        total: comments.total(thread),
        more: page.more,
      }
    })

const commentHot: Handler<'commentHot'> = ({ type, id, limit, offset }, context) =>
  within(context, type, id, (thread, callerId) => {
    const { comments, now } = context
    const page = comments.liked(thread, callerId, { limit: sizeOf(limit), offset })
    return {
      topComments: [],
      hasMore: page.more,
      hotComments: page.comments.map((comment) => wireComment(comment, now())),
      total: page.total,
      code: 200,
    }
  })

const newestFirst = 3
const mostLikedFirst = 2

/** Reads a cursor such as `3#1790513190125`: the likes and the time of the last comment seen. */
const likesMarkOf = (cursor: string): LikesCursor | null => {
  const [, likes, atMs] = /^(\d{1,10})#(\d{1,15})$/.exec(cursor) ?? []
  return likes && atMs ? { likes: Number(likes), atMs: Number(atMs) } : null
}

/**
 * Knows two orders: newest, and most liked, which is also returned for "recommended" (the reply names the order). A
 * cursor continues exactly after the previous page, whatever was written since; without one, pages are counted.
 */
const commentNew: Handler<'commentNew'> = ({ type, id, pageNo, pageSize, sortType, cursor }, context) =>
  within(context, type, id, (thread, callerId) => {
    const { comments, now } = context
    const limit = sizeOf(pageSize)
    const byTime = sortType === newestFirst
    const beforeMs = /^\d{1,15}$/.test(cursor) ? Number(cursor) || null : null
    const after = likesMarkOf(cursor)
    const counted = Math.min(1_000_000_000, Math.max(0, pageNo - 1) * limit)
    const page = byTime
      ? comments.newest(thread, callerId, { limit, offset: beforeMs === null ? counted : 0, beforeMs })
      : comments.mostLiked(thread, callerId, { limit, offset: after === null ? counted : 0, after })
    const last = page.comments.at(-1)
    const next = last && (byTime ? String(last.atMs) : `${last.likes}#${last.atMs}`)
    return {
      code: 200,
      data: {
        comments: page.comments.map((comment) => wireSortedComment(comment, thread, now())),
        totalCount: comments.total(thread),
        hasMore: page.more,
        cursor: next ?? '0',
        sortType: byTime ? newestFirst : mostLikedFirst,
      },
    }
  })

/** Answers to a comment, oldest first. The reply's `time` is sent to get the next page. */
const commentFloor: Handler<'commentFloor'> = ({ type, id, parentCommentId, time, limit }, context) =>
  within(context, type, id, (thread, callerId) => {
    const { comments, now } = context
    const parentId = readId(parentCommentId)
    const page = comments.replies(thread, parentId, callerId, { limit: sizeOf(limit), afterMs: time })
    const owner = comments.one(thread, parentId, callerId)
    if (!owner && page.total === 0) return threadNotFound
    return {
      code: 200,
      data: {
        ownerComment: owner ? wireSortedComment(owner, thread, now()) : null,
        comments: page.comments.map((comment) => wireSortedComment(comment, thread, now())),
        hasMore: page.more,
        totalCount: page.total,
        time: page.comments.at(-1)?.atMs ?? time,
      },
    }
  })

export const commentHandlers = {
  ...commentWritingHandlers,
  commentMusic: pageOf(commentKinds.track),
  commentMv: pageOf(commentKinds.mv),
  commentAlbum: pageOf(commentKinds.album),
  commentPlaylist: pageOf(commentKinds.playlist),
  commentVideo: pageOf(commentKinds.video),
  commentHot,
  commentNew,
  commentFloor,
}
