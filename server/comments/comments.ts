import type { Database } from '../storage/database'
import { createReading, type CommentReading } from './comment-reading'
import { createWriting, type CommentWriting } from './comment-writing'
import { findThread, type Thread } from './threads'

/** What listeners say about songs, albums, playlists and videos. */
export interface Comments extends CommentReading, CommentWriting {
  /** {@link findThread} */
  thread(kind: string, id: string, listenerId: number | null): Thread | null
}

/** @param now milliseconds since 1970 */
export function createComments(database: Database, now: () => number): Comments {
  const reading = createReading(database)
  return {
    ...reading,
    ...createWriting(database, now, reading),
    thread: (kind, id, listenerId) => findThread(database, kind, id, listenerId),
  }
}
