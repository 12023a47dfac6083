import { useId } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { Track } from '../../../domain/catalogue/track'
import type { CommentThread } from '../../../domain/comments/comment-thread'
import { readId } from '../../../domain/query/read-id'
import { failed, ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'
import { loadComments } from '../../comments/load-comments'
import { CardGridSkeleton } from '../../parts/card-grid'
import { Deferred } from '../../parts/deferred'
import { PlaylistCards } from '../../parts/playlist-cards'
import type { Screen } from '../../routes/screen'
import { useText } from '../../use-text'
import { HotComments } from './hot-comments'
import { SongHeader } from './song-header'
import { SongHeaderSkeleton } from './song-header-skeleton'
import styles from './song-screen.module.css'

async function loadSong(backend: Backend, id: number): Promise<Result<Track>> {
  const songs = await backend.call('songDetail', { ids: id })
  if (!songs.ok) return songs
  const [song] = songs.value
  return song ? ok(song) : failed({ kind: 'notFound' })
}

/** When its album came out, and by which label; nothing where the album cannot be had. */
async function loadRelease(backend: Backend, song: Promise<Result<Track>>) {
  const found = await song
  if (!found.ok || found.value.album.id <= 0) return null
  const reply = await backend.call('album', { id: found.value.album.id })
  return reply.ok ? reply.value.album : null
}

/** What else there is fails on its own, and says nothing where the song itself does. */
async function unlessLost<T>(song: Promise<Result<Track>>, other: Promise<Result<T>>): Promise<Result<T>> {
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
        comments: unlessLost(song, loadComments(backend, thread, { page: 1, beforeMs: 0 })),
        playlists: unlessLost(song, backend.call('simiPlaylist', { id })),
      },
    }
  }
}

type SongData = ReturnType<ReturnType<typeof createSongLoader>>

/** One song: what it is, what can be done with it, what others wrote, and the playlists that hold it. */
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

export const screen: Screen = {
  Component: SongScreen,
  createLoader: ({ backend }) => createSongLoader(backend),
}
