import type { Comment } from '../../src/contract/replies/comment'

/** A comment by the listener with id 7. */
export function comment(id: number, changes: Partial<Comment> = {}): Comment {
  return {
    id,
    content: `Comment ${id}`,
    timeMs: 1_000_000 + id,
    likedCount: 3,
    liked: false,
    replyCount: 0,
    author: { userId: 7, nickname: `Writer ${id}`, avatarUrl: null, vipType: 0 },
    repliedTo: null,
    location: '',
    ...changes,
  }
}
