/** A file of the listener's device, of which only the core worker reads more than this; a `File` of the browser is one. */
export interface LocalFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
}
