/**
 * How a reply with a song differs from the one the product gave. What is left out stays as it was; the empty record
 * passes the reply on untouched. Places in the file are shares of its size, 0..1.
 */
export interface Deviation {
  status?: number
  type?: string
  /** Sent in place of the file. */
  body?: Buffer
  /** Nothing comes at all, ever. */
  silent?: true
  /** The reply begins that late. */
  afterMs?: number
  bytesPerSecond?: number
  /** The file is said to end there, and does. */
  endsAt?: number
  /** The connection is cut when the reply gets there. */
  cutAt?: number
  /** Nothing more comes when the reply gets there, and the connection stays. */
  hangsAt?: number
  /** Ranges are not understood: the whole file is sent, whatever was asked. */
  rangeless?: true
  /** Null leaves one out. */
  headers?: Record<string, string | null>
}
