/** What can be commented on, by the API's number. */
export const commentKinds = { track: 0, mv: 1, playlist: 2, album: 3, video: 5 } as const

interface CommentAuthor {
  userId: number
  nickname: string
  avatarUrl: string | null
  vipType: number
}

export interface Comment {
  id: number
  /** Plain text, with emoticons such as `[流泪]`; never markup. */
  content: string
  /** Milliseconds since 1970. */
  timeMs: number
  likedCount: number
  liked: boolean
  replyCount: number
  author: CommentAuthor
  /** The comment answered; its content is null when that one is gone. */
  repliedTo: { nickname: string; content: string | null } | null
  /** Where it was written, empty when not told. */
  location: string
}

export interface CommentPage {
  comments: Comment[]
  /** The most liked; on the first page only. */
  hot: Comment[]
  total: number
  more: boolean
}

/** A page of comments in one of the orders 1 recommended, 2 most liked, 3 newest. */
export interface SortedComments {
  comments: Comment[]
  total: number
  more: boolean
  /** Where the next page begins; null for none. */
  cursor: string | null
  /** The order that came, which may not be the one asked for. */
  sortType: number
}

/** The answers below one comment. */
export interface CommentReplies {
  parent: Comment | null
  comments: Comment[]
  total: number
  more: boolean
  /** Milliseconds since 1970, by which the next page is asked. */
  timeMs: number | null
}
