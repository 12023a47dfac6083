import type { Database } from '../../storage/database'
import { createCommentReader, type CommentReader } from './comment-reader'
import { createCommentWriter, type CommentWriter } from './comment-writer'
import { findThread, type Thread } from './threads'

/** Comments on songs, albums, playlists and videos. */
export interface Comments extends CommentReader, CommentWriter {
  /** {@link findThread} */
  thread(kind: string, id: string, listenerId: number | null): Thread | null
}

/** @param now milliseconds since 1970 */
export function createComments(database: Database, now: () => number): Comments {
  const reading = createCommentReader(database)
  return {
    ...reading,
    ...createCommentWriter(database, now, reading),
    thread: (kind, id, listenerId) => findThread(database, kind, id, listenerId),
  }
}
