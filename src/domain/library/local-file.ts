/** A file of the listener's device, such as a browser's `File`. Only the core worker reads its content. */
export interface LocalFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
}
