import { ThumbsUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Comment } from '../../../contract/replies/comment'
import type { CommentThread } from '../../../domain/comments/comment-thread'
import { formatCount } from '../../../domain/format/format-count'
import { Avatar } from '../../kit/avatar'
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
  /** Rendered below the comment. */
  children?: ReactNode
}

function isQuoteOf(quote: NonNullable<Comment['repliedTo']>, comment: Comment | undefined): boolean {
  return quote.nickname === comment?.author.nickname && quote.content === comment.content
}

/** One comment with its author, its time and a like button. */
export const CommentRow = observer(function CommentRow(props: CommentRowProps) {
  const { thread, comment, now, below, children } = props
  const { commentLikes } = useStores()
  const { text, language } = useText()
  const relative = useRelativeTime()
  const { author, repliedTo, location } = comment
  const liked = commentLikes.isLiked(thread, comment)
  const count = commentLikes.likeCount(thread, comment)
  const shown = formatCount(count, language)
  const written = new Date(comment.timeMs)
  const when = comment.timeMs > 0 ? relative(written, now) : ''

  return (
    <li className={styles.row}>
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
          <button
            type="button"
            aria-pressed={liked}
            aria-label={text('comment.like', { name: author.nickname, shown })}
            className={styles.like}
            onClick={() => void commentLikes.toggle(thread, comment)}
          >
            <ThumbsUp aria-hidden size={16} fill={liked ? 'currentColor' : 'none'} />
            {count > 0 && shown}
          </button>
        </div>
        {children}
      </div>
    </li>
  )
})
