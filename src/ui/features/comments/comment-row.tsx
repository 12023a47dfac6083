import { ThumbsUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Comment } from '../../../contract/replies/comment'
import type { CommentThread } from '../../../domain/comments/comment-thread'
import { formatCount } from '../../../domain/format/format-count'
import { Avatar } from '../../kit/avatar'
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog'
import { passFocusToAncestor } from '../../kit/dialog/pass-focus-to-ancestor'
import { useStores } from '../../hooks/stores-context'
import { useRelativeTime } from '../../kit/use-relative-time'
import { useText } from '../../kit/use-text'
import styles from './comment-row.module.css'
import { CollapsibleText } from './collapsible-text'

interface CommentRowProps {
  thread: CommentThread
  comment: Comment
  /** The time that its age is relative to. */
  now: Date
  /** The comment that it is shown below; a quote of that one is left out. */
  below?: Comment
  /** Called when the listener wants to reply to it. */
  onReply: () => void
  /** Called when the listener has deleted it. */
  onDeleted?: () => void
  /** Rendered below the comment. */
  children?: ReactNode
}

function isQuoteOf(quote: NonNullable<Comment['repliedTo']>, comment: Comment | undefined): boolean {
  return quote.nickname === comment?.author.nickname && quote.content === comment.content
}

/** One comment with its author, its time, and what can be done with it. */
export const CommentRow = observer(function CommentRow(props: CommentRowProps) {
  const { thread, comment, now, below, children } = props
  const { commentWriting } = useStores()
  const { text } = useText()
  const relative = useRelativeTime()
  const { author, repliedTo, location } = comment
  const written = new Date(comment.timeMs)
  const when = comment.timeMs > 0 ? relative(written, now) : ''

  if (commentWriting.isDeleted(thread, comment)) return null
  return (
    <li ref={passFocusToAncestor} className={styles.row}>
      <Avatar profile={author} className={styles.avatar} />
      <div className={styles.body}>
        <p className={styles.author}>
          <span className={styles.name}>{author.nickname}</span>
          {author.vipType > 0 && <span className={styles.member}>{text('comment.member')}</span>}
        </p>
        <CollapsibleText words={comment.content} />
        {repliedTo && !isQuoteOf(repliedTo, below) && (
          <div className={styles.quote}>
            <p className={styles.quoted}>{text('comment.reply', { name: repliedTo.nickname })}</p>
            <CollapsibleText words={repliedTo.content ?? text('comment.replyGone')} />
          </div>
        )}
        <div className={styles.foot}>
          <p className={styles.facts}>
            {when && <time dateTime={written.toISOString()}>{when}</time>}
            {location && <span>{location}</span>}
          </p>
          <CommentTools {...props} />
        </div>
        {children}
      </div>
    </li>
  )
})

/** The buttons that delete, answer and like a comment. */
const CommentTools = observer(function CommentTools({
  thread,
  comment,
  onReply,
  onDeleted,
}: CommentRowProps) {
  const { commentLikes, commentWriting } = useStores()
  const { text, language } = useText()
  const [confirming, setConfirming] = useState(false)
  const { nickname: name } = comment.author
  const liked = commentLikes.isLiked(thread, comment)
  const count = commentLikes.likeCount(thread, comment)
  const shown = formatCount(count, language)

  const remove = async () => {
    if (await commentWriting.remove(thread, comment)) onDeleted?.()
  }
  return (
    <>
      {commentWriting.isOwn(comment) && (
        <button
          type="button"
          aria-label={text('comment.deleteOwn')}
          aria-haspopup="dialog"
          className={styles.action}
          onClick={() => setConfirming(true)}
        >
          {text('comment.delete')}
        </button>
      )}
      <button
        type="button"
        aria-label={text('comment.replyTo', { name })}
        className={styles.action}
        onClick={onReply}
      >
        {text('comment.replyButton')}
      </button>
      <button
        type="button"
        aria-pressed={liked}
        aria-label={text('comment.like', { name, shown })}
        className={`${styles.action} ${styles.like}`}
        onClick={() => void commentLikes.toggle(thread, comment)}
      >
        <ThumbsUp aria-hidden size={16} fill={liked ? 'currentColor' : 'none'} />
        {count > 0 && shown}
      </button>
      {confirming && (
        <ConfirmDialog
          title={text('comment.deleteTitle')}
          message={text('comment.deleteMessage')}
          confirmLabel={text('comment.delete')}
          danger
          onConfirm={() => void remove()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
})
