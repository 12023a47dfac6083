import type { CommentPage } from '../../domain/catalogue/comment'
import { askedOf, type CommentPlace } from '../../domain/comments/comment-paging'
import type { CommentThread, CommentTopic } from '../../domain/comments/comment-thread'
import type { Result } from '../../domain/result'
import type { Backend } from '../../ports/backend'

const calls = {
  track: 'commentMusic',
  mv: 'commentMv',
  playlist: 'commentPlaylist',
  album: 'commentAlbum',
  video: 'commentVideo',
} as const satisfies Record<CommentTopic, string>

/** A page of the newest comments of a thread; the first one has the most liked as well. */
export function loadComments(
  backend: Backend,
  { topic, id }: CommentThread,
  place: CommentPlace,
): Promise<Result<CommentPage>> {
  return backend.call(calls[topic], { id, ...askedOf(place) })
}
