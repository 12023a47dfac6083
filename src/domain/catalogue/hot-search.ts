/** A row of the hot-search list; `badge` marks the three first when highlighted. */
export interface HotSearch {
  word: string
  content: string
  badge: 'hot' | 'up' | null
}
