/** Kinds of items with comments, by the API's number. */
export const commentKinds = { track: 0, mv: 1, playlist: 2, album: 3, video: 5 } as const

interface CommentAuthor {
  userId: number
  nickname: string
  avatarUrl: string | null
  vipType: number
}

export interface Comment {
  id: number
  /** Plain text with emoticons such as `[流泪]`, never markup. */
  content: string
  /** Milliseconds since 1970. */
  timeMs: number
  likedCount: number
  liked: boolean
  replyCount: number
  author: CommentAuthor
  /** The comment that this one answers. Its content is null when it was deleted. */
  repliedTo: { nickname: string; content: string | null } | null
  /** The place where it was written, empty when unknown. */
  location: string
}

export interface CommentPage {
  comments: Comment[]
  /** The most liked comments, on the first page only. */
  hot: Comment[]
  total: number
  more: boolean
}

/** A page of comments in an order: 1 recommended, 2 most liked, 3 newest. */
export interface SortedComments {
  comments: Comment[]
  total: number
  more: boolean
  /** The cursor of the next page; null when this is the last. */
  cursor: string | null
  /** The order of the comments, which may differ from the requested one. */
  sortType: number
}

/** The replies to one comment. */
export interface CommentReplies {
  parent: Comment | null
  comments: Comment[]
  total: number
  more: boolean
  /** The time to request the next page with, in milliseconds since 1970. */
  timeMs: number | null
}
