import type { SqlValue, Database } from '../../storage/database'
import type { Thread } from './threads'

export interface CommentAuthor {
  id: number
  nickname: string
}

/** A comment as one caller sees it. */
export interface Comment {
  id: number
  author: CommentAuthor & { vipType: number }
  content: string
  /** In milliseconds since 1970; unique within a thread. */
  atMs: number
  likes: number
  /** Whether the caller likes it. */
  liked: boolean
  replyCount: number
  /** The first comment of its conversation, 0 for a first comment. */
  parentId: number
  /** The answered comment; its content is null when it was deleted. */
  replied: { id: number; author: CommentAuthor; content: string | null } | null
}

/** A page of comments. */
interface CommentPage {
  comments: Comment[]
  more: boolean
}

/** The likes and time of the last comment of a page sorted by likes. */
export interface LikesCursor {
  likes: number
  atMs: number
}

export interface CommentReader {
  /** Number of comments of a thread, including answers. */
  total(thread: Thread): number
  one(thread: Thread, id: number, callerId: number | null): Comment | undefined
  /** @param beforeMs only comments written before this time; null for all */
  newest(thread: Thread, callerId: number | null, page: Page & { beforeMs: number | null }): CommentPage
  /** Sorted by likes, then newest first. */
  mostLiked(thread: Thread, callerId: number | null, page: Page & { after: LikesCursor | null }): CommentPage
  /** Comments with at least one like, in the order of {@link CommentReader.mostLiked}. */
  liked(thread: Thread, callerId: number | null, page: Page): CommentPage & { total: number }
  /** Answers to a comment, oldest first, and their total. */
  replies(
    thread: Thread,
    id: number,
    callerId: number | null,
    page: { limit: number; afterMs: number },
  ): CommentPage & { total: number }
}

interface Page {
  limit: number
  offset: number
}

interface Row {
  id: number
  userId: number
  nickname: string
  vipType: number
  content: string
  atMs: number
  likes: number
  liked: number
  replyCount: number
  parentId: number
  repliedId: number | null
  repliedUserId: number | null
  repliedNickname: string | null
  repliedContent: string | null
}

const select = `
  SELECT c.id, c.user_id AS userId, u.nickname, u.vip_type AS vipType, c.content, c.at_ms AS atMs, c.likes,
    EXISTS (SELECT 1 FROM comment_like WHERE comment_id = c.id AND user_id = ?1) AS liked,
    (SELECT count(*) FROM comment WHERE (parent_id = c.id OR replied_id = c.id) AND deleted = 0) AS replyCount,
    coalesce(c.parent_id, 0) AS parentId, r.id AS repliedId, r.user_id AS repliedUserId,
    ru.nickname AS repliedNickname, CASE WHEN r.deleted = 0 THEN r.content END AS repliedContent
  FROM comment c JOIN user u ON u.id = c.user_id
    LEFT JOIN comment r ON r.id = c.replied_id LEFT JOIN user ru ON ru.id = r.user_id
  WHERE c.kind = ?2 AND c.target_id = ?3 AND c.deleted = 0`

const commentOf = (row: Row): Comment => ({
  id: row.id,
  author: { id: row.userId, nickname: row.nickname, vipType: row.vipType },
  content: row.content,
  atMs: row.atMs,
  likes: row.likes,
  liked: row.liked === 1,
  replyCount: row.replyCount,
  parentId: row.parentId,
  replied:
    row.repliedId === null
      ? null
      : {
          id: row.repliedId,
          author: { id: row.repliedUserId ?? 0, nickname: row.repliedNickname ?? '' },
          content: row.repliedContent,
        },
})

const byTime = 'ORDER BY c.at_ms DESC'
const byLikes = 'ORDER BY c.likes DESC, c.at_ms DESC'
/** @param id the placeholder of the answered comment */
const below = (id: string) => `(c.parent_id = ${id} OR c.replied_id = ${id})`

export function createCommentReader(database: Database): CommentReader {
  const find = (thread: Thread, callerId: number | null, rest: string, ...cells: SqlValue[]): Comment[] =>
    database.all<Row>(`${select} ${rest}`, callerId, thread.kind, thread.targetId, ...cells).map(commentOf)
  const count = ({ kind, targetId }: Thread, rest = '', ...cells: SqlValue[]): number =>
    database.first<{ count: number }>(
      `SELECT count(*) AS count FROM comment c WHERE kind = ?1 AND target_id = ?2 AND deleted = 0 ${rest}`,
      kind,
      targetId,
      ...cells,
    )!.count
  /** Cuts the additional comment that tells whether more follow. */
  const stretch = (found: Comment[], limit: number): CommentPage => ({
    comments: found.slice(0, limit),
    more: found.length > limit,
  })
  return {
    total: (thread) => count(thread),
    one: (thread, id, callerId) => find(thread, callerId, 'AND c.id = ?4', id)[0],
    newest(thread, callerId, { limit, offset, beforeMs }) {
      const rest = `AND c.at_ms < ?4 ${byTime} LIMIT ?5 OFFSET ?6`
      const end = beforeMs ?? Number.MAX_SAFE_INTEGER
      return stretch(find(thread, callerId, rest, end, limit + 1, offset), limit)
    },
    mostLiked(thread, callerId, { limit, offset, after }) {
      const { likes, atMs } = after ?? { likes: Number.MAX_SAFE_INTEGER, atMs: 0 }
      const rest = `AND (c.likes, c.at_ms) < (?4, ?5) ${byLikes} LIMIT ?6 OFFSET ?7`
      return stretch(find(thread, callerId, rest, likes, atMs, limit + 1, offset), limit)
    },
    liked(thread, callerId, { limit, offset }) {
      const rest = `AND c.likes > 0 ${byLikes} LIMIT ?4 OFFSET ?5`
      return {
        ...stretch(find(thread, callerId, rest, limit + 1, offset), limit),
        total: count(thread, 'AND c.likes > 0'),
      }
    },
    replies(thread, id, callerId, { limit, afterMs }) {
      const rest = `AND ${below('?4')} AND c.at_ms > ?5 ORDER BY c.at_ms LIMIT ?6`
      return {
        ...stretch(find(thread, callerId, rest, id, afterMs, limit + 1), limit),
        total: count(thread, `AND ${below('?3')}`, id),
      }
    },
  }
}
