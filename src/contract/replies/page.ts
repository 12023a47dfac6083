/** A page of a long list. */
export interface Page<T> {
  items: T[]
  /** Number of rows received, including those that could not be decoded. The next offset is counted from it. */
  received: number
  /** Number of all rows, null when unknown. */
  total: number | null
  /** Whether more rows follow, null when unknown. */
  more: boolean | null
}
