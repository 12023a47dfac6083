import { useState } from 'react'
import type { Comment } from '../../domain/catalogue/comment'
import type { CommentThread } from '../../domain/comments/comment-thread'
import { CommentRow } from './comment-row'
import { Replies } from './replies'

interface CommentListProps {
  /** Names the list, by the id of its heading. */
  labelledBy: string
  thread: CommentThread
  comments: readonly Comment[]
}

/** Comments below one another, each with the way to its replies. */
export function CommentList({ labelledBy, thread, comments }: CommentListProps) {
  const [now] = useState(() => new Date())
  return (
    <ul aria-labelledby={labelledBy}>
      {comments.map((comment) => (
        <CommentRow key={comment.id} thread={thread} comment={comment} now={now}>
          {comment.replyCount > 0 && <Replies thread={thread} comment={comment} now={now} />}
        </CommentRow>
      ))}
    </ul>
  )
}
