/** A part of a long list. */
export interface Page<T> {
  items: T[]
  /** Rows that came, those that could not be read included: what the next offset is counted by. */
  received: number
  /** Rows in all, null where the backend does not say. */
  total: number | null
  /** Whether more rows follow, null where the backend does not say. */
  more: boolean | null
}
