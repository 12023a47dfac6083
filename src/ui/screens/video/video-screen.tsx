import { useId } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { VideoId } from '../../../domain/catalogue/video'
import { readPlace, type CommentPlace } from '../../../domain/comments/comment-paging'
import { readVideoId, type CommentThread } from '../../../domain/comments/comment-thread'
import { failed } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'
import { CommentsSection } from '../../comments/comments-section'
import { loadComments } from '../../comments/load-comments'
import { Deferred } from '../../parts/deferred'
import { VideoCard } from '../../parts/video-card'
import { VideoGrid, VideoGridSkeleton } from '../../parts/video-grid'
import type { Screen } from '../../routes/screen'
import { useText } from '../../use-text'
import { VideoPlayer } from '../../video/video-player'
import { VideoAbout } from './video-about'
import { VideoSkeleton } from './video-skeleton'
import styles from './video-screen.module.css'

const detailOf = (backend: Backend, id: VideoId) =>
  typeof id === 'number' ? backend.call('mvDetail', { mvid: id }) : backend.call('videoDetail', { id })

const similarTo = (backend: Backend, id: VideoId) =>
  typeof id === 'number' ? backend.call('simiMv', { mvid: id }) : backend.call('relatedVideos', { id })

/** How often it was liked and shared; nothing where nobody counts. */
async function countsOf(backend: Backend, id: VideoId) {
  if (typeof id !== 'number') return null
  const counts = await backend.call('mvDetailInfo', { mvid: id })
  return counts.ok ? counts.value : null
}

/** What belongs to a video fails on its own, and says nothing where the video itself does. */
async function unlessLost<T>(
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
    const place = readPlace(query)
    const detail = detailOf(backend, id)
    return {
      id,
      detail,
      more: {
        thread,
        place,
        counts: countsOf(backend, id),
        comments: unlessLost(detail, loadComments(backend, thread, place)),
        similar: unlessLost(detail, similarTo(backend, id)),
      },
    }
  }
}

type VideoData = ReturnType<ReturnType<typeof createVideoLoader>>

/** A video with what is told of it, what others wrote, and videos like it. */
export function VideoScreen() {
  const { id, detail, more } = useLoaderData<VideoData>()
  const { text } = useText()
  const navigate = useNavigate()
  const heading = useId()
  const turn = ({ page, beforeMs }: CommentPlace) => {
    const before = beforeMs > 0 ? `&before=${beforeMs}` : ''
    // what is watched stays in sight
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

export const screen: Screen = {
  Component: VideoScreen,
  createLoader: ({ backend }) => createVideoLoader(backend),
}
