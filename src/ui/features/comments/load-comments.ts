import type { CommentPage } from '../../../contract/replies/comment'
import { commentPageParams, type CommentPosition } from '../../../domain/comments/comment-paging'
import type { CommentThread, CommentTopic } from '../../../domain/comments/comment-thread'
import type { Result } from '../../../contract/result'
import type { Backend } from '../../../ports/backend'

const calls = {
  track: 'commentMusic',
  mv: 'commentMv',
  playlist: 'commentPlaylist',
  album: 'commentAlbum',
  video: 'commentVideo',
} as const satisfies Record<CommentTopic, string>

/** Loads a page of the newest comments of a thread; the first page also has the most liked ones. */
export function loadComments(
  backend: Backend,
  { topic, id }: CommentThread,
  place: CommentPosition,
): Promise<Result<CommentPage>> {
  return backend.call(calls[topic], { id, ...commentPageParams(place) })
}
