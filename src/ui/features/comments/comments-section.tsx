import { MessageCircle } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useRevalidator } from 'react-router'
import type { CommentPage } from '../../../contract/replies/comment'
import {
  commentPageSize,
  pagedCommentCount,
  nextCommentPosition,
  type CommentPosition,
} from '../../../domain/comments/comment-paging'
import type { CommentThread } from '../../../domain/comments/comment-thread'
import type { Result } from '../../../contract/result'
import { Button } from '../../kit/button/button'
import { Deferred } from '../../kit/dialog/deferred'
import { Pager } from '../../kit/page/pager'
import { StatePanel } from '../../kit/state/state-panel'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { CommentComposer } from './comment-composer'
import { CommentList } from './comment-list'
import { CommentsSkeleton } from './comments-skeleton'
import styles from './comments-section.module.css'

interface CommentsSectionProps {
  thread: CommentThread
  place: CommentPosition
  comments: Promise<Result<CommentPage>>
  onPlace: (place: CommentPosition) => void
}

/** A field for a comment, and a page of comments: on the first page the most liked, then the newest, with links to older ones. */
export function CommentsSection({ thread, place, comments, onPlace }: CommentsSectionProps) {
  const { commentLikes } = useStores()
  const { revalidate } = useRevalidator()
  useEffect(() => commentLikes.acceptLoaded(comments), [commentLikes, comments])
  const reload = () => void revalidate()
  const showNewest = () => {
    if (place.page === 1) reload()
    else onPlace({ page: 1, beforeMs: 0 })
  }
  return (
    <Deferred
      key={`${thread.topic} ${thread.id} ${place.page}`}
      promise={comments}
      fallback={<CommentsSkeleton />}
    >
      {(page) => (
        <div className={styles.sections}>
          <CommentComposer thread={thread} onSent={showNewest} />
          <Comments thread={thread} place={place} page={page} onPlace={onPlace} onDeleted={reload} />
        </div>
      )}
    </Deferred>
  )
}

interface CommentsProps extends Omit<CommentsSectionProps, 'comments'> {
  page: CommentPage
  onDeleted: () => void
}

function Comments({ thread, place, page, onPlace, onDeleted }: CommentsProps) {
  const { comments, hot, total, more } = page
  const { text } = useText()
  const id = useId()
  const older = more ? nextCommentPosition(place, comments.at(-1)?.timeMs) : null
  if (hot.length === 0 && comments.length === 0 && place.page === 1)
    return <StatePanel icon={MessageCircle} title={text('comment.empty')} hint={text('comment.emptyHint')} />
  return (
    <>
      {hot.length > 0 && (
        <section aria-labelledby={`${id}-hot`}>
          <h2 id={`${id}-hot`} className={styles.heading}>
            {text('comment.hot')}
          </h2>
          <CommentList labelledBy={`${id}-hot`} thread={thread} comments={hot} onDeleted={onDeleted} />
        </section>
      )}
      <section aria-labelledby={`${id}-all`}>
        <h2 id={`${id}-all`} className={styles.heading}>
          {text('comment.all')}{' '}
          <small className={styles.total}>{text('comment.total', { count: total })}</small>
        </h2>
        {comments.length === 0 ? (
          <StatePanel icon={MessageCircle} title={text('comment.empty')} />
        ) : (
          <CommentList labelledBy={`${id}-all`} thread={thread} comments={comments} onDeleted={onDeleted} />
        )}
        {place.beforeMs === 0 && (
          <Pager
            label={text('comment.pages')}
            page={place.page}
            total={total}
            reachableTotal={pagedCommentCount(total)}
            pageSize={commentPageSize}
            onPage={(page) => onPlace({ page, beforeMs: 0 })}
          />
        )}
        <div className={styles.ways}>
          {place.beforeMs > 0 && (
            <Button onClick={() => onPlace({ page: 1, beforeMs: 0 })}>{text('comment.newest')}</Button>
          )}
          {older && <Button onClick={() => onPlace(older)}>{text('comment.older')}</Button>}
        </div>
      </section>
    </>
  )
}
