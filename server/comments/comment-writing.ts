import type { Database } from '../storage/database'
import { cleanContent, maxCommentLength } from './clean-content'
import type { Comment, CommentReading } from './comment-reading'
import type { Thread } from './threads'

/** Why a comment was not written, changed or liked. */
export type Refusal =
  | 'empty'
  | 'tooLong'
  /** The same listener wrote one a moment ago. */
  | 'tooFast'
  /** The same listener has just written the same there. */
  | 'repeated'
  /** The comment meant is not there. */
  | 'gone'
  | 'notTheirs'

export interface CommentWriting {
  /** @param repliedId the comment answered, null for none */
  add(thread: Thread, authorId: number, content: string, repliedId: number | null): Comment | Refusal
  /** Takes a comment's words away; answers to it stay. Null when done. */
  remove(thread: Thread, authorId: number, id: number): Refusal | null
  /** Likes or no longer likes; doing so twice changes nothing. Null when done. */
  like(thread: Thread, listenerId: number, id: number, liked: boolean): Refusal | null
}

const pauseMs = 1000
const repeatMs = 60_000

/** @param now milliseconds since 1970 */
export function createWriting(
  database: Database,
  now: () => number,
  reading: CommentReading,
): CommentWriting {
  const refusalOf = ({ kind, targetId }: Thread, authorId: number, content: string): Refusal | null => {
    if (content === '') return 'empty'
    if ([...content].length > maxCommentLength) return 'tooLong'
    const at = now()
    const written = (rest: string, sinceMs: number, ...cells: (string | number)[]) =>
      database.first(
        `SELECT 1 FROM comment WHERE user_id = ? AND at_ms > ? AND at_ms < ? ${rest}`,
        authorId,
        at - sinceMs,
        // a clock that was set back must not silence anybody for long
        at + sinceMs,
        ...cells,
      )
    const same = 'AND kind = ? AND target_id = ? AND content = ? AND deleted = 0'
    if (written(same, repeatMs, kind, targetId, content)) return 'repeated'
    return written('', pauseMs) ? 'tooFast' : null
  }

  /** The present, or the next millisecond that no comment of the thread has. */
  const freeTime = ({ kind, targetId }: Thread): number => {
    const sql = 'SELECT 1 FROM comment WHERE kind = ? AND target_id = ? AND at_ms = ? AND deleted = 0'
    let at = now()
    while (database.first(sql, kind, targetId, at)) at++
    return at
  }

  return {
    add: (thread, authorId, given, repliedId) =>
      database.transaction(() => {
        const content = cleanContent(given)
        const replied = repliedId === null ? null : reading.one(thread, repliedId, authorId)
        if (replied === undefined) return 'gone'
        const refusal = refusalOf(thread, authorId, content)
        if (refusal) return refusal
        const { id } = database.run(
          `INSERT INTO comment(kind, target_id, user_id, content, at_ms, parent_id, replied_id)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
          thread.kind,
          thread.targetId,
          authorId,
          content,
          freeTime(thread),
          replied && (replied.parentId || replied.id),
          replied && replied.id,
        )
        return reading.one(thread, id, authorId)!
      }),
    remove: (thread, authorId, id) =>
      database.transaction(() => {
        const comment = reading.one(thread, id, authorId)
        if (!comment) return 'gone'
        if (comment.author.id !== authorId) return 'notTheirs'
        database.run("UPDATE comment SET deleted = 1, content = '' WHERE id = ?", id)
        database.run('DELETE FROM comment_like WHERE comment_id = ?', id)
        return null
      }),
    like: (thread, listenerId, id, liked) =>
      database.transaction(() => {
        if (!reading.one(thread, id, listenerId)) return 'gone'
        if (liked)
          database.run(
            'INSERT OR IGNORE INTO comment_like(comment_id, user_id, at_ms) VALUES (?, ?, ?)',
            id,
            listenerId,
            now(),
          )
        else database.run('DELETE FROM comment_like WHERE comment_id = ? AND user_id = ?', id, listenerId)
        return null
      }),
  }
}
