import type { CommentRefusal } from '../../listeners/comments/comment-writer'
import { wireComment } from '../wire/comment'
import type { Handler, ReplyBody } from './handler'
import { readId } from '../read-params'

/** There is nothing to comment on, the caller may not see it, or the comment does not exist. */
export const threadNotFound: ReplyBody = { code: 404, message: '资源不存在' }

const refusals: Readonly<Record<CommentRefusal, ReplyBody>> = {
  empty: { code: 400, message: '评论内容不能为空' },
  tooLong: { code: 400, message: '评论内容不能超过1000字' },
  tooFast: { code: 405, message: '操作频繁，请稍候再试' },
  repeated: { code: 405, message: '请勿重复发表相同的评论' },
  gone: threadNotFound,
  notTheirs: { code: 403, message: '只能删除自己的评论' },
}

const answered = (refusal: CommentRefusal | null): ReplyBody => (refusal ? refusals[refusal] : { code: 200 })

/** `t`: 1 writes a comment, 2 answers the comment `commentId`, 0 deletes it. */
const comment: Handler<'comment'> = ({ t, type, id, content, commentId }, { comments, listener, now }) => {
  const thread = comments.thread(type, id, listener.id)
  if (!thread) return threadNotFound
  if (t === '0') return answered(comments.remove(thread, listener.id, readId(commentId)))
  if (t !== '1' && t !== '2') return { code: 400, message: '参数错误' }
  const added = comments.add(thread, listener.id, content, t === '2' ? readId(commentId) : null)
  if (typeof added === 'string') return refusals[added]
  const wired = wireComment(added, now())
  return { code: 200, comment: { ...wired, beReplied: wired.beReplied.length > 0 ? wired.beReplied : null } }
}

const commentLike: Handler<'commentLike'> = ({ t, type, id, cid }, { comments, listener }) => {
  const thread = comments.thread(type, id, listener.id)
  if (!thread) return threadNotFound
  if (t !== '0' && t !== '1') return { code: 400, message: '参数错误' }
  return answered(comments.like(thread, listener.id, readId(cid), t === '1'))
}

export const commentWritingHandlers = { comment, commentLike }
