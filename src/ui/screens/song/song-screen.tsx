import { useEffect, useId } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { Track } from '../../../contract/replies/track'
import { threadPath } from '../../../domain/comments/comment-thread'
import type { CommentThread } from '../../../domain/comments/comment-thread'
import { readId } from '../../../domain/address/read-id'
import { failed, ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import type { Backend } from '../../../ports/backend'
import { loadComments } from '../../features/comments/load-comments'
import { CardGridSkeleton } from '../../kit/card/card-grid'
import { Deferred } from '../../kit/dialog/deferred'
import { PlaylistCards } from '../../features/cards/playlist-cards'
import type { Screen } from '../../hooks/screen'
import { useText } from '../../kit/use-text'
import { SongHeader, SongHeaderSkeleton } from './song-header'
import styles from './song-screen.module.css'
import type { CommentPage } from '../../../contract/replies/comment'
import { CommentList } from '../../features/comments/comment-list'
import { CommentsSkeleton } from '../../features/comments/comments-skeleton'
import { ButtonLink } from '../../kit/button/button-link'
import { useStores } from '../../hooks/stores-context'

async function loadSong(backend: Backend, id: number): Promise<Result<Track>> {
  const songs = await backend.call('songDetail', { ids: id })
  if (!songs.ok) return songs
  const [song] = songs.value
  return song ? ok(song) : failed({ kind: 'notFound' })
}

/** Loads the album of a song, for its date and label. Resolves to null if it cannot be loaded. */
async function loadRelease(backend: Backend, song: Promise<Result<Track>>) {
  const found = await song
  if (!found.ok || found.value.album.id <= 0) return null
  const reply = await backend.call('album', { id: found.value.album.id })
  return reply.ok ? reply.value.album : null
}

/** Turns the result into `aborted` if the song failed, so that only that failure is shown. */
async function silentIfSongFails<T>(
  song: Promise<Result<Track>>,
  other: Promise<Result<T>>,
): Promise<Result<T>> {
  return (await song).ok ? other : failed({ kind: 'aborted' })
}

export function createSongLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const id = readId(new URL(request.url).searchParams.get('id'))
    if (id === null) return { id: 0, song: Promise.resolve(failed({ kind: 'notFound' })) }
    const song = loadSong(backend, id)
    const thread: CommentThread = { topic: 'track', id }
    return {
      id,
      song,
      release: loadRelease(backend, song),
      more: {
        thread,
        comments: silentIfSongFails(song, loadComments(backend, thread, { page: 1, beforeMs: 0 })),
        playlists: silentIfSongFails(song, backend.call('simiPlaylist', { id })),
      },
    }
  }
}

type SongData = ReturnType<ReturnType<typeof createSongLoader>>

/** The page of a song: its head, its hot comments, and playlists that hold it. */
export function SongScreen() {
  const { id, song, release, more } = useLoaderData<SongData>()
  const { text } = useText()
  const heading = useId()
  return (
    <div className={styles.screen}>
      <Deferred key={id} promise={song} fallback={<SongHeaderSkeleton />}>
        {(track) => <SongHeader track={track} release={release ?? null} />}
      </Deferred>
      {more && (
        <>
          <HotComments key={`comments ${id}`} thread={more.thread} comments={more.comments} />
          <Deferred key={`playlists ${id}`} promise={more.playlists} fallback={<CardGridSkeleton />}>
            {(playlists) =>
              playlists.length > 0 && (
                <section aria-labelledby={heading}>
                  <h2 id={heading} className={styles.heading}>
                    {text('song.similar')}
                  </h2>
                  <PlaylistCards playlists={playlists} />
                </section>
              )
            }
          </Deferred>
        </>
      )}
    </div>
  )
}

interface HotCommentsProps {
  thread: CommentThread
  comments: Promise<Result<CommentPage>>
}

/** The most liked comments, and a link to all of them. Renders nothing if there are none. */
function HotComments({ thread, comments }: HotCommentsProps) {
  const { commentLikes } = useStores()
  const { revalidate } = useRevalidator()
  const { text } = useText()
  const heading = useId()
  useEffect(() => commentLikes.acceptLoaded(comments), [commentLikes, comments])
  return (
    <Deferred promise={comments} fallback={<CommentsSkeleton />}>
      {({ hot }) =>
        hot.length > 0 && (
          <section aria-labelledby={heading}>
            <h2 id={heading} className={styles.heading}>
              {text('song.hotComments')}
            </h2>
            <CommentList
              labelledBy={heading}
              thread={thread}
              comments={hot}
              onDeleted={() => void revalidate()}
            />
            <p className={styles.all}>
              <ButtonLink to={threadPath(thread)}>{text('comment.seeAll')}</ButtonLink>
            </p>
          </section>
        )
      }
    </Deferred>
  )
}

export const screen: Screen = {
  Component: SongScreen,
  createLoader: ({ backend }) => createSongLoader(backend),
}
