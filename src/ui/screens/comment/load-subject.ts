import type { ArtistRef } from '../../../contract/replies/track'
import type { VideoDetail } from '../../../contract/replies/video'
import type { CommentThread } from '../../../domain/comments/comment-thread'
import { failed, ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import type { Backend } from '../../../ports/backend'

/** The subject of a comment thread. */
export interface CommentSubject {
  name: string
  cover: string | null
  /** Empty if the subject has no artists. */
  artists: readonly ArtistRef[]
  /** The path of its page. */
  to: string
}

async function loadAs<T>(
  asked: Promise<Result<T>>,
  read: (value: T) => Omit<CommentSubject, 'to'> | null,
  to: string,
): Promise<Result<CommentSubject>> {
  const reply = await asked
  if (!reply.ok) return reply
  const subject = read(reply.value)
  return subject ? ok({ ...subject, to }) : failed({ kind: 'notFound' })
}

const ofVideo = ({ name, cover, artists }: VideoDetail) => ({ name, cover, artists })

/** Loads the subject of a thread. */
export function loadSubject(backend: Backend, { topic, id }: CommentThread): Promise<Result<CommentSubject>> {
  switch (topic) {
    case 'track':
      return loadAs(
        backend.call('songDetail', { ids: id }),
        ([track]) => (track ? { name: track.name, cover: track.album.picUrl, artists: track.artists } : null),
        `/song?id=${id}`,
      )
    case 'album':
      return loadAs(
        backend.call('album', { id }),
        ({ album }) => ({ name: album.name, cover: album.picUrl, artists: album.artists }),
        `/album?id=${id}`,
      )
    case 'playlist':
      return loadAs(
        backend.call('playlistDetail', { id }),
        ({ name, cover }) => ({ name, cover, artists: [] }),
        `/playlist?id=${id}`,
      )
    case 'mv':
      return loadAs(backend.call('mvDetail', { mvid: id }), ofVideo, `/video?id=${id}`)
    case 'video':
      return loadAs(backend.call('videoDetail', { id }), ofVideo, `/video?id=${id}`)
  }
}
