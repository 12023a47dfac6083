import type { CommentRefusal } from '../../listeners/comments/comment-writer'
import { wireComment } from '../wire/comment'
import type { Handler, ReplyBody } from './handler'
import { readId } from '../read-params'
import { told } from '../../text/told'

/** There is nothing to comment on, the caller may not see it, or the comment does not exist. */
export const threadNotFound: ReplyBody = { code: 404, message: told(({ faults }) => faults.noResource) }

const refusals: Readonly<Record<CommentRefusal, ReplyBody>> = {
  empty: { code: 400, message: told(({ faults }) => faults.commentEmpty) },
  tooLong: { code: 400, message: told(({ faults }) => faults.commentLong) },
  tooFast: { code: 405, message: told(({ faults }) => faults.commentFast) },
  repeated: { code: 405, message: told(({ faults }) => faults.commentRepeated) },
  gone: threadNotFound,
  notTheirs: { code: 403, message: told(({ faults }) => faults.commentNotTheirs) },
}

const answered = (refusal: CommentRefusal | null): ReplyBody => (refusal ? refusals[refusal] : { code: 200 })

/** `t`: 1 writes a comment, 2 answers the comment `commentId`, 0 deletes it. */
const comment: Handler<'comment'> = ({ t, type, id, content, commentId }, { comments, listener, now }) => {
  const thread = comments.thread(type, id, listener.id)
  if (!thread) return threadNotFound
  if (t === '0') return answered(comments.remove(thread, listener.id, readId(commentId)))
  if (t !== '1' && t !== '2') return { code: 400, message: told(({ faults }) => faults.badParameters) }
  const added = comments.add(thread, listener.id, content, t === '2' ? readId(commentId) : null)
  if (typeof added === 'string') return refusals[added]
  const wired = wireComment(added, now())
  return { code: 200, comment: { ...wired, beReplied: wired.beReplied.length > 0 ? wired.beReplied : null } }
}

const commentLike: Handler<'commentLike'> = ({ t, type, id, cid }, { comments, listener }) => {
  const thread = comments.thread(type, id, listener.id)
  if (!thread) return threadNotFound
  if (t !== '0' && t !== '1') return { code: 400, message: told(({ faults }) => faults.badParameters) }
  return answered(comments.like(thread, listener.id, readId(cid), t === '1'))
}

export const commentWritingHandlers = { comment, commentLike }
