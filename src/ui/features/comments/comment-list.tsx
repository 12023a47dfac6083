import { useState, useEffect, useId, useRef } from 'react'
import type { Comment } from '../../../contract/replies/comment'
import type { CommentThread } from '../../../domain/comments/comment-thread'
import { CommentRow } from './comment-row'
import { ChevronDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { RepliesStore } from '../../../stores/comments/replies-store'
import { FailurePanel } from '../../kit/state/failure-panel'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './replies.module.css'

interface CommentListProps {
  /** Id of the heading that names the list. */
  labelledBy: string
  thread: CommentThread
  comments: readonly Comment[]
}

/** A list of comments, each with its replies. */
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

interface RepliesProps {
  thread: CommentThread
  comment: Comment
  now: Date
}

/** The replies to a comment, loaded when they are first opened. */
const Replies = observer(function Replies({ thread, comment, now }: RepliesProps) {
  const { backend } = useStores()
  const { text } = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [store] = useState(() => new RepliesStore({ backend, thread, commentId: comment.id }))
  useEffect(() => () => store.dispose(), [store])
  const { replies, failure, loading, more } = store
  const toggleButton = useRef<HTMLButtonElement>(null)
  const loadMore = () => {
    // the button that was pressed is about to be removed
    toggleButton.current?.focus({ preventScroll: true })
    void store.load()
  }

  const toggle = () => {
    if (!open && replies.length === 0) void store.load()
    setOpen(!open)
  }
  return (
    <div className={styles.replies}>
      <button
        ref={toggleButton}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={styles.toggle}
        onClick={toggle}
      >
        {open ? text('comment.hideReplies') : text('comment.replies', { count: comment.replyCount })}
        <ChevronDown aria-hidden size={16} className={styles.arrow} />
      </button>
      {open && (
        <div id={id} className={styles.list}>
          <ul>
            {replies.map((reply) => (
              <CommentRow key={reply.id} thread={thread} comment={reply} now={now} below={comment} />
            ))}
          </ul>
          {failure ? (
            <FailurePanel failure={failure} waiting={loading} onRetry={() => void store.load()} />
          ) : loading ? (
            <p role="status" className={styles.note}>
              {text('app.loading')}
            </p>
          ) : more ? (
            <button type="button" className={styles.toggle} onClick={loadMore}>
              {text('comment.moreReplies')}
            </button>
          ) : (
            replies.length === 0 && <p className={styles.note}>{text('comment.empty')}</p>
          )}
        </div>
      )}
    </div>
  )
})
