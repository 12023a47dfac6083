import { observer } from 'mobx-react-lite'
import { Link, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { readCommentPosition } from '../../../domain/comments/comment-paging'
import type { CommentPosition } from '../../../domain/comments/comment-paging'
import { readThread, threadPath } from '../../../domain/comments/comment-thread'
import type { CommentThread } from '../../../domain/comments/comment-thread'
import { failed } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import type { Backend } from '../../../ports/backend'
import { CommentsSection } from '../../features/comments/comments-section'
import { loadComments } from '../../features/comments/load-comments'
import { Deferred } from '../../kit/dialog/deferred'
import { FailurePanel } from '../../kit/state/failure-panel'
import { ScreenTitle } from '../../kit/page/screen-title'
import { Skeleton } from '../../kit/state/skeleton'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { useSettledValue } from '../../kit/use-settled-value'
import { useTitle } from '../../hooks/use-title'
import styles from './comment-screen.module.css'
import { loadSubject } from './load-subject'
import type { CommentSubject } from './load-subject'
import { ArtistLinks } from '../../features/tracks/artist-links'
import { Cover } from '../../kit/card/cover'

/** Returns the loader of the comment screen. It resolves to null if the URL names no thread. */
export function createCommentLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const query = new URL(request.url).searchParams
    const thread = readThread(query)
    if (!thread) return null
    const place = readCommentPosition(query)
    const subject = loadSubject(backend, thread)
    return {
      thread,
      place,
      subject,
      comments: silentIfSubjectFails(subject, loadComments(backend, thread, place)),
    }
  }
}

/**
 * Turns a failure of the comments into `aborted` if their subject failed as well, so that only one of them is
 * shown.
 */
async function silentIfSubjectFails<T>(subject: Promise<Result<unknown>>, comments: Promise<Result<T>>) {
  const page = await comments
  return page.ok || (await subject).ok ? page : failed({ kind: 'aborted' })
}

const nothing = Promise.resolve(failed({ kind: 'notFound' }))

type CommentData = ReturnType<ReturnType<typeof createCommentLoader>>

function pathOf(thread: CommentThread, { page, beforeMs }: CommentPosition): string {
  const before = beforeMs > 0 ? `&before=${beforeMs}` : ''
  return `${threadPath(thread)}&page=${page}${before}`
}

/** The comments on a song, a playlist, an album or a video. */
export function CommentScreen() {
  const data = useLoaderData<CommentData>()
  const { text } = useText()
  const navigate = useNavigate()
  const found = useSettledValue(data?.subject ?? nothing)
  useTitle(found ? text('comment.titleOf', { name: found.name }) : text('comment.title'))
  if (!data)
    return <FailurePanel failure={{ kind: 'notFound' }} waiting={false} onRetry={() => void navigate(0)} />

  const { thread, place, subject, comments } = data
  return (
    <div className={styles.screen}>
      <ScreenTitle>{text('comment.title')}</ScreenTitle>
      <PlayingLink thread={thread} />
      <Deferred
        key={`${thread.topic} ${thread.id}`}
        promise={subject}
        fallback={<Skeleton className={styles.ghost} />}
      >
        {(found) => <SubjectCard subject={found} />}
      </Deferred>
      <CommentsSection
        thread={thread}
        place={place}
        comments={comments}
        onPlace={(next) => void navigate(pathOf(thread, next))}
      />
    </div>
  )
}

/** A link to the comments on the playing song. Renders nothing if these are they. */
const PlayingLink = observer(function PlayingLink({ thread }: { thread: CommentThread }) {
  const { player } = useStores()
  const { text } = useText()
  const { track, playing } = player
  if (!track || !playing || (thread.topic === 'track' && thread.id === track.id)) return null
  return (
    <Link to={threadPath({ topic: 'track', id: track.id })} className={styles.playing}>
      {text('comment.playing', { name: track.name })}
    </Link>
  )
})

/** The subject of the comments, with a link to its page. */
function SubjectCard({ subject }: { subject: CommentSubject }) {
  const { languageOf } = useText()
  const { name, cover, artists, to } = subject
  return (
    <div className={styles.card}>
      <Cover url={cover} size={128} className={styles.cover} eager />
      <div className={styles.words}>
        <Link to={to} lang={languageOf(name)} className={styles.name}>
          {name}
        </Link>
        {artists.length > 0 && (
          <p className={styles.artists}>
            <ArtistLinks languageOf={languageOf} artists={artists} />
          </p>
        )}
      </div>
    </div>
  )
}

export const screen: Screen = {
  Component: CommentScreen,
  createLoader: ({ backend }) => createCommentLoader(backend),
}
