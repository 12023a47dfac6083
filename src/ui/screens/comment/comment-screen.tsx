import { observer } from 'mobx-react-lite'
import { Link, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { readPlace, type CommentPlace } from '../../../domain/comments/comment-paging'
import { readThread, threadPath, type CommentThread } from '../../../domain/comments/comment-thread'
import { failed } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'
import { CommentsSection } from '../../comments/comments-section'
import { loadComments } from '../../comments/load-comments'
import { Deferred } from '../../parts/deferred'
import { FailurePanel } from '../../parts/failure-panel'
import { ScreenTitle } from '../../parts/screen-title'
import { Skeleton } from '../../parts/skeleton'
import type { Screen } from '../../routes/screen'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import { useSettled } from '../../use-settled'
import { useTitle } from '../../use-title'
import styles from './comment-screen.module.css'
import { loadSubject } from './load-subject'
import { SubjectCard } from './subject-card'

/** Nothing where the address names nothing that is commented on. */
export function createCommentLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const query = new URL(request.url).searchParams
    const thread = readThread(query)
    if (!thread) return null
    const place = readPlace(query)
    const subject = loadSubject(backend, thread)
    return { thread, place, subject, comments: failingOnce(subject, loadComments(backend, thread, place)) }
  }
}

/** Comments that fail together with what they are on, which says so, say nothing themselves. */
async function failingOnce<T>(subject: Promise<Result<unknown>>, comments: Promise<Result<T>>) {
  const page = await comments
  return page.ok || (await subject).ok ? page : failed({ kind: 'aborted' })
}

const nothing = Promise.resolve(failed({ kind: 'notFound' }))

type CommentData = ReturnType<ReturnType<typeof createCommentLoader>>

function pathOf(thread: CommentThread, { page, beforeMs }: CommentPlace): string {
  const before = beforeMs > 0 ? `&before=${beforeMs}` : ''
  return `${threadPath(thread)}&page=${page}${before}`
}

/** What others wrote about a song, a playlist, an album or a video. */
export function CommentScreen() {
  const data = useLoaderData<CommentData>()
  const { text } = useText()
  const navigate = useNavigate()
  const found = useSettled(data?.subject ?? nothing)
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

/** The way to the comments on the song that plays, where these are on another one. */
const PlayingLink = observer(function PlayingLink({ thread }: { thread: CommentThread }) {
  const { player } = useStores()
  const { text } = useText()
  const { track, sounding } = player
  if (!track || !sounding || (thread.topic === 'track' && thread.id === track.id)) return null
  return (
    <Link to={threadPath({ topic: 'track', id: track.id })} className={styles.playing}>
      {text('comment.playing', { name: track.name })}
    </Link>
  )
})

export const screen: Screen = {
  Component: CommentScreen,
  createLoader: ({ backend }) => createCommentLoader(backend),
}
