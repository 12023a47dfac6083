import { useState, useEffect, useId, useRef } from 'react'
import type { Comment } from '../../../contract/replies/comment'
import type { CommentThread } from '../../../domain/comments/comment-thread'
import { CommentComposer } from './comment-composer'
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
  /** Called when one of them was deleted. */
  onDeleted: () => void
}

/** A list of comments, each with its replies. */
export function CommentList({ labelledBy, thread, comments, onDeleted }: CommentListProps) {
  const [now] = useState(() => new Date())
  return (
    <ul aria-labelledby={labelledBy}>
      {comments.map((comment) => (
        <Answerable key={comment.id} thread={thread} comment={comment} now={now} onDeleted={onDeleted} />
      ))}
    </ul>
  )
}

interface AnswerableProps {
  thread: CommentThread
  comment: Comment
  now: Date
  onDeleted: () => void
}

/** A comment with its replies, and a field for another one while it is wanted. */
const Answerable = observer(function Answerable({ thread, comment, now, onDeleted }: AnswerableProps) {
  const { backend, commentWriting, notices, session } = useStores()
  const [store] = useState(() => new RepliesStore({ backend, thread, commentId: comment.id }))
  useEffect(() => () => store.dispose(), [store])
  const [open, setOpen] = useState(false)
  const [answered, setAnswered] = useState<Comment | null>(null)
  const opener = useRef<Element | null>(null)
  const deleted = store.all.filter((reply) => commentWriting.isDeleted(thread, reply)).length
  const count = Math.max(comment.replyCount + store.written.length, store.all.length) - deleted

  const answer = (to: Comment) => {
    if (session.state !== 'listener')
      return notices.showFailure({ kind: 'loginNeeded' }, { group: 'comments' })
    opener.current = document.activeElement
    setAnswered(to)
  }
  const close = () => {
    setAnswered(null)
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
  /** Shows or hides the replies, which are loaded when they are first shown. */
  const toggle = (wanted: boolean) => {
    if (wanted && !open && store.replies.length === 0 && comment.replyCount > 0) void store.load()
    setOpen(wanted)
  }
  const onSent = (reply: Comment | null) => {
    if (reply) store.add(reply)
    toggle(true)
    close()
  }
  return (
    <CommentRow
      thread={thread}
      comment={comment}
      now={now}
      onReply={() => answer(comment)}
      onDeleted={onDeleted}
    >
      {count > 0 && (
        <Replies
          thread={thread}
          comment={comment}
          count={count}
          store={store}
          now={now}
          open={open}
          onToggle={toggle}
          onReply={answer}
        />
      )}
      {answered && (
        <CommentComposer
          key={answered.id}
          thread={thread}
          answered={answered}
          onSent={onSent}
          onCancel={close}
        />
      )}
    </CommentRow>
  )
})

interface RepliesProps {
  thread: CommentThread
  comment: Comment
  count: number
  store: RepliesStore
  now: Date
  open: boolean
  onToggle: (open: boolean) => void
  onReply: (reply: Comment) => void
}

/** The replies to a comment, behind a button. */
const Replies = observer(function Replies(props: RepliesProps) {
  const { thread, comment, count, store, now, open, onToggle, onReply } = props
  const { text } = useText()
  const id = useId()
  const { all, failure, loading } = store
  const more = store.more && comment.replyCount > 0
  const toggleButton = useRef<HTMLButtonElement>(null)
  const loadMore = () => {
    // the button that was pressed is about to be removed
    toggleButton.current?.focus({ preventScroll: true })
    void store.load()
  }

  return (
    <div className={styles.replies}>
      <button
        ref={toggleButton}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={styles.toggle}
        onClick={() => onToggle(!open)}
      >
        {open ? text('comment.hideReplies') : text('comment.replies', { count })}
        <ChevronDown aria-hidden size={16} className={styles.arrow} />
      </button>
      {open && (
        <div id={id} className={styles.list}>
          <ul>
            {all.map((reply) => (
              <CommentRow
                key={reply.id}
                thread={thread}
                comment={reply}
                now={now}
                below={comment}
                onReply={() => onReply(reply)}
              />
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
            all.length === 0 && <p className={styles.note}>{text('comment.empty')}</p>
          )}
        </div>
      )}
    </div>
  )
})
