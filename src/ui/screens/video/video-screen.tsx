import { useId } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { VideoId } from '../../../contract/replies/video'
import { readCommentPosition } from '../../../domain/comments/comment-paging'
import type { CommentPosition } from '../../../domain/comments/comment-paging'
import { readVideoId } from '../../../domain/comments/comment-thread'
import type { CommentThread } from '../../../domain/comments/comment-thread'
import { failed } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import type { Backend } from '../../../ports/backend'
import { CommentsSection } from '../../features/comments/comments-section'
import { loadComments } from '../../features/comments/load-comments'
import { Deferred } from '../../kit/dialog/deferred'
import { VideoCard } from '../../kit/card/video-card'
import { VideoGrid, VideoGridSkeleton } from '../../kit/card/video-grid'
import type { Screen } from '../../hooks/screen'
import { useText } from '../../kit/use-text'
import { VideoPlayer } from '../../features/video/video-player'
import { VideoAbout } from './video-about'
import styles from './video-screen.module.css'
import { Skeleton } from '../../kit/state/skeleton'

const detailOf = (backend: Backend, id: VideoId) =>
  typeof id === 'number' ? backend.call('mvDetail', { mvid: id }) : backend.call('videoDetail', { id })

const similarTo = (backend: Backend, id: VideoId) =>
  typeof id === 'number' ? backend.call('simiMv', { mvid: id }) : backend.call('relatedVideos', { id })

/** Loads how often a video was liked and shared. Resolves to null if that is not counted. */
async function countsOf(backend: Backend, id: VideoId) {
  if (typeof id !== 'number') return null
  const counts = await backend.call('mvDetailInfo', { mvid: id })
  return counts.ok ? counts.value : null
}

/** Turns the result into `aborted` if the video failed, so that only that failure is shown. */
async function silentIfVideoFails<T>(
  detail: Promise<Result<unknown>>,
  other: Promise<Result<T>>,
): Promise<Result<T>> {
  return (await detail).ok ? other : failed({ kind: 'aborted' })
}

export function createVideoLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const query = new URL(request.url).searchParams
    const id = readVideoId(query.get('id'))
    if (id === null) return { id: '', detail: Promise.resolve(failed({ kind: 'notFound' })) }
    const thread: CommentThread = { topic: typeof id === 'number' ? 'mv' : 'video', id }
    const place = readCommentPosition(query)
    const detail = detailOf(backend, id)
    return {
      id,
      detail,
      more: {
        thread,
        place,
        counts: countsOf(backend, id),
        comments: silentIfVideoFails(detail, loadComments(backend, thread, place)),
        similar: silentIfVideoFails(detail, similarTo(backend, id)),
      },
    }
  }
}

type VideoData = ReturnType<ReturnType<typeof createVideoLoader>>

/** The page of a video: player, facts, comments and similar videos. */
export function VideoScreen() {
  const { id, detail, more } = useLoaderData<VideoData>()
  const { text } = useText()
  const navigate = useNavigate()
  const heading = useId()
  const turn = ({ page, beforeMs }: CommentPosition) => {
    const before = beforeMs > 0 ? `&before=${beforeMs}` : ''
    // keeps the video in view
    void navigate(`/video?id=${id}&page=${page}${before}`, { preventScrollReset: true })
  }
  return (
    <div className={styles.screen}>
      <div className={styles.main}>
        <Deferred key={id} promise={detail} fallback={<VideoSkeleton />}>
          {(video) => (
            <>
              <VideoPlayer video={video} />
              <VideoAbout video={video} counts={more?.counts ?? null} />
            </>
          )}
        </Deferred>
      </div>
      {more && (
        <>
          <aside aria-labelledby={heading} className={styles.side}>
            <Deferred key={id} promise={more.similar} fallback={<VideoGridSkeleton />}>
              {(videos) => (
                <>
                  <h2 id={heading} className={styles.heading}>
                    {text('video.similar')}
                  </h2>
                  {videos.length === 0 && <p className={styles.none}>{text('video.noSimilar')}</p>}
                  <VideoGrid>
                    {videos.map((video) => (
                      <VideoCard key={video.id} video={video} />
                    ))}
                  </VideoGrid>
                </>
              )}
            </Deferred>
          </aside>
          <div className={styles.comments}>
            <CommentsSection
              thread={more.thread}
              place={more.place}
              comments={more.comments}
              onPlace={turn}
            />
          </div>
        </>
      )}
    </div>
  )
}

function VideoSkeleton() {
  return (
    <div aria-hidden className={styles.ghost}>
      <Skeleton className={styles.wide} />
      <Skeleton style={{ width: 'min(32ch, 100%)', height: 32 }} />
      <Skeleton style={{ width: 'min(16ch, 100%)', height: 24 }} />
    </div>
  )
}

export const screen: Screen = {
  Component: VideoScreen,
  createLoader: ({ backend }) => createVideoLoader(backend),
}
