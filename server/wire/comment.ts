import { commentKinds } from '../../src/domain/catalogue/comment'
import type { Comment, CommentAuthor } from '../comments/comment-reading'
import type { Thread } from '../comments/threads'
import { commentTime } from './comment-time'
import { wireUser } from './user'

/** No place is known, and none is made up. */
const nowhere = { ip: null, location: '', userId: null }

const wireAuthor = ({ id, nickname }: CommentAuthor) => {
  const { userId, avatarUrl } = wireUser({ id, nickname, signature: '', vipType: 0 })
  return { userId, nickname, avatarUrl }
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

/** A comment as the newer lists carry it, where "answers nothing" is null. */
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
