import { commentKinds } from '../../../src/contract/replies/comment'
import type { Comment, CommentAuthor } from '../../listeners/comments/comment-reader'
import type { Thread } from '../../listeners/comments/threads'
import { wireUser } from './user'
import { told, type ServerText } from '../../text/told'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const two = (value: number) => String(value).padStart(2, '0')

/**
 * Returns when a comment was written, in the server's time zone, in Chinese as NetEase does: `12分钟前`,
 * `09:30`, `03-31`, `2019-03-31`.
 */
export function commentTime(atMs: number, nowMs: number): ServerText {
  const passed = nowMs - atMs
  if (passed >= 0 && passed < minuteMs) return told(({ times }) => times.now)
  if (passed >= 0 && passed < hourMs) {
    const minutes = Math.floor(passed / minuteMs)
    return told(({ times }) => times.minutesAgo(minutes))
  }
  const at = new Date(atMs)
  const now = new Date(nowMs)
  if (at.toDateString() === now.toDateString()) return `${two(at.getHours())}:${two(at.getMinutes())}`
  const day = `${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return at.getFullYear() === now.getFullYear() ? day : `${at.getFullYear()}-${day}`
}

/** The server does not know where its listeners are. */
const nowhere = { ip: null, location: '', userId: null }

const wireAuthor = ({ id, nickname }: CommentAuthor) => {
  const { userId, nickname: shown, avatarUrl } = wireUser({ id, nickname, signature: '', vipType: 0 })
  return { userId, nickname: shown, avatarUrl }
}

/** A comment (contract, section 4.8). */
export function wireComment(comment: Comment, nowMs: number) {
  const { author, replied } = comment
  return {
    user: {
      ...wireUser({ ...author, signature: '' }),
      vipRights: null,
      anonym: 0,
      locationInfo: null,
      liveInfo: null,
      commonIdentity: null,
    },
    commentId: comment.id,
    content: comment.content,
    richContent: null,
    contentResource: null,
    time: comment.atMs,
    timeStr: commentTime(comment.atMs, nowMs),
    needDisplayTime: true,
    likedCount: comment.likes,
    liked: comment.liked,
    replyCount: comment.replyCount,
    parentCommentId: comment.parentId,
    beReplied: replied
      ? [
          {
            user: wireAuthor(replied.author),
            beRepliedCommentId: replied.id,
            content: replied.content,
            status: 0,
            expressionUrl: null,
            ipLocation: nowhere,
          },
        ]
      : [],
    ipLocation: nowhere,
    status: 0,
    owner: false,
    expressionUrl: null,
    commentLocationType: 0,
    pendantData: null,
    decoration: null,
    repliedMark: null,
    grade: null,
    userBizLevels: null,
    showFloorComment: null as unknown,
  }
}

const threadPrefix: Readonly<Record<number, string>> = {
  [commentKinds.track]: 'R_SO_4_',
  [commentKinds.mv]: 'R_MV_5_',
  [commentKinds.playlist]: 'A_PL_0_',
  [commentKinds.album]: 'R_AL_3_',
}

/** A comment of the newer endpoints, where `beReplied` is null without an answered comment. */
export function wireSortedComment(comment: Comment, { kind, targetId }: Thread, nowMs: number) {
  const wired = wireComment(comment, nowMs)
  return {
    ...wired,
    threadId: `${threadPrefix[kind]}${targetId}`,
    beReplied: wired.beReplied.length > 0 ? wired.beReplied : null,
    showFloorComment: {
      replyCount: comment.replyCount,
      comments: null,
      showReplyCount: comment.replyCount > 0,
    },
  }
}
