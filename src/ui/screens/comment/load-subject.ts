import type { ArtistRef } from '../../../domain/catalogue/track'
import type { VideoDetail } from '../../../domain/catalogue/video'
import type { CommentThread } from '../../../domain/comments/comment-thread'
import { failed, ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'

/** What comments are written below. */
export interface CommentSubject {
  name: string
  cover: string | null
  /** Who made it, where it has artists. */
  artists: readonly ArtistRef[]
  /** Where it is shown. */
  to: string
}

async function subjectOf<T>(
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

/** What a thread belongs to. */
export function loadSubject(backend: Backend, { topic, id }: CommentThread): Promise<Result<CommentSubject>> {
  switch (topic) {
    case 'track':
      return subjectOf(
        backend.call('songDetail', { ids: id }),
        ([track]) => (track ? { name: track.name, cover: track.album.picUrl, artists: track.artists } : null),
        `/song?id=${id}`,
      )
    case 'album':
      return subjectOf(
        backend.call('album', { id }),
        ({ album }) => ({ name: album.name, cover: album.picUrl, artists: album.artists }),
        `/album?id=${id}`,
      )
    case 'playlist':
      return subjectOf(
        backend.call('playlistDetail', { id }),
        ({ name, cover }) => ({ name, cover, artists: [] }),
        `/playlist?id=${id}`,
      )
    case 'mv':
      return subjectOf(backend.call('mvDetail', { mvid: id }), ofVideo, `/video?id=${id}`)
    case 'video':
      return subjectOf(backend.call('videoDetail', { id }), ofVideo, `/video?id=${id}`)
  }
}
