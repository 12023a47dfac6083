import { useEffect, useId } from 'react'
import type { CommentPage } from '../../../domain/catalogue/comment'
import { threadPath, type CommentThread } from '../../../domain/comments/comment-thread'
import type { Result } from '../../../domain/result'
import { CommentList } from '../../comments/comment-list'
import { CommentsSkeleton } from '../../comments/comments-skeleton'
import { ButtonLink } from '../../parts/button-link'
import { Deferred } from '../../parts/deferred'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './song-screen.module.css'

interface HotCommentsProps {
  thread: CommentThread
  comments: Promise<Result<CommentPage>>
}

/** The comments that are liked most, and the way to all of them; nothing where there are none. */
export function HotComments({ thread, comments }: HotCommentsProps) {
  const { commentLikes } = useStores()
  const { text } = useText()
  const heading = useId()
  useEffect(() => commentLikes.refresh(comments), [commentLikes, comments])
  return (
    <Deferred promise={comments} fallback={<CommentsSkeleton />}>
      {({ hot }) =>
        hot.length > 0 && (
          <section aria-labelledby={heading}>
            <h2 id={heading} className={styles.heading}>
              {text('song.hotComments')}
            </h2>
            <CommentList labelledBy={heading} thread={thread} comments={hot} />
            <p className={styles.all}>
              <ButtonLink to={threadPath(thread)}>{text('comment.seeAll')}</ButtonLink>
            </p>
          </section>
        )
      }
    </Deferred>
  )
}
