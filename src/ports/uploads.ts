import type { Upload } from '../contract/replies/cloud'
import type { Result } from '../contract/result'
import type { LocalFile } from '../domain/library/local-file'
import type { Refused } from '../domain/library/upload-failure'

interface SendOptions {
  /** Aborting it cancels the transfer; the result is `aborted`. */
  signal: AbortSignal
  /** Called with the bytes of the file that were sent. */
  onProgress: (sentBytes: number) => void
}

/** Uploads files to the listener's cloud drive. Every promise resolves, also with failures, and none hangs. */
export interface Uploads {
  send(file: LocalFile, options: SendOptions): Promise<Result<Upload | Refused>>
}
