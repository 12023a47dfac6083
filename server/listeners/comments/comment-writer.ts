import { textLimits } from '../../../src/contract/text-limits'
import type { Database } from '../../storage/database'
import type { Comment, CommentReader } from './comment-reader'
import type { Thread } from './threads'
import { cleanText } from '../../text/clean-text'

/**
 * Returns a comment as it is stored: plain text with `\n` between lines, trimmed and without control characters. Markup
 * stays as written.
 */
export function cleanComment(content: string): string {
  return cleanText(content.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')).trim()
}

/** Why a comment was not written, deleted or liked. */
export type CommentRefusal =
  | 'empty'
  | 'tooLong'
  /** The listener wrote another comment a moment ago. */
  | 'tooFast'
  /** The listener has just written the same comment there. */
  | 'repeated'
  /** The comment does not exist. */
  | 'gone'
  | 'notTheirs'

export interface CommentWriter {
  /** @param repliedId the answered comment, null for none */
  add(thread: Thread, authorId: number, content: string, repliedId: number | null): Comment | CommentRefusal
  /** Deletes a comment's text; answers stay. Null on success. */
  remove(thread: Thread, authorId: number, id: number): CommentRefusal | null
  /** Adds or removes a like; a second time changes nothing. Null on success. */
  like(thread: Thread, listenerId: number, id: number, liked: boolean): CommentRefusal | null
}

const pauseMs = 1000
const repeatMs = 60_000

/** @param now milliseconds since 1970 */
export function createCommentWriter(
  database: Database,
  now: () => number,
  reading: CommentReader,
): CommentWriter {
  const refusalOf = (
    { kind, targetId }: Thread,
    authorId: number,
    content: string,
  ): CommentRefusal | null => {
    if (content === '') return 'empty'
    if ([...content].length > textLimits.comment) return 'tooLong'
    const at = now()
    const written = (rest: string, sinceMs: number, ...cells: (string | number)[]) =>
      database.first(
        `SELECT 1 FROM comment WHERE user_id = ? AND at_ms > ? AND at_ms < ? ${rest}`,
        authorId,
        at - sinceMs,
        // keeps the wait short after the clock was set back
        at + sinceMs,
        ...cells,
      )
    const same = 'AND kind = ? AND target_id = ? AND content = ? AND deleted = 0'
    if (written(same, repeatMs, kind, targetId, content)) return 'repeated'
    return written('', pauseMs) ? 'tooFast' : null
  }

  /** Returns the current time, or the next millisecond without a comment of the thread. */
  const freeTime = ({ kind, targetId }: Thread): number => {
    const sql = 'SELECT 1 FROM comment WHERE kind = ? AND target_id = ? AND at_ms = ? AND deleted = 0'
    let at = now()
    while (database.first(sql, kind, targetId, at)) at++
    return at
  }

  return {
    add: (thread, authorId, given, repliedId) =>
      database.transaction(() => {
        const content = cleanComment(given)
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
