/**
 * How a reply with a song differs from the product's own. What is left out stays as it was; the empty record
 * passes the reply on unchanged. Places in the file are shares of its size, 0..1.
 */
export interface ReplyFault {
  status?: number
  type?: string
  /** Sent in place of the file. */
  body?: Buffer
  /** The reply never starts. */
  neverReplies?: true
  /** The reply starts after that many milliseconds. */
  delayMs?: number
  bytesPerSecond?: number
  /** The file is announced to end here, and does. */
  endsAt?: number
  /** The connection is cut here. */
  cutAt?: number
  /** The reply stalls here with the connection open. */
  hangsAt?: number
  /** Range requests are not supported: the whole file is always sent. */
  ignoresRanges?: true
  /** Replaced headers; null removes one. */
  headers?: Record<string, string | null>
}
