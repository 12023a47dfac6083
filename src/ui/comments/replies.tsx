import { ChevronDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import type { Comment } from '../../domain/catalogue/comment'
import type { CommentThread } from '../../domain/comments/comment-thread'
import { RepliesStore } from '../../stores/replies-store'
import { FailurePanel } from '../parts/failure-panel'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { CommentRow } from './comment-row'
import styles from './replies.module.css'

interface RepliesProps {
  thread: CommentThread
  comment: Comment
  now: Date
}

/** The replies to a comment, fetched when they are first asked for. */
export const Replies = observer(function Replies({ thread, comment, now }: RepliesProps) {
  const { backend } = useStores()
  const { text } = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [store] = useState(() => new RepliesStore(backend, thread, comment.id))
  useEffect(() => () => store.dispose(), [store])
  const { replies, failure, loading, more } = store
  const hide = useRef<HTMLButtonElement>(null)
  const loadMore = () => {
    // the button that was pressed goes
    hide.current?.focus({ preventScroll: true })
    void store.load()
  }

  const toggle = () => {
    if (!open && replies.length === 0) void store.load()
    setOpen(!open)
  }
  return (
    <div className={styles.replies}>
      <button
        ref={hide}
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
