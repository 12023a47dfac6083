import type { Upload } from '../domain/catalogue/cloud'
import type { Result } from '../domain/result'
import type { LocalFile } from '../domain/upload/local-file'
import type { Refused } from '../domain/upload/upload-trouble'

interface SendOptions {
  /** Aborting it ends the transfer; the result is `aborted`. */
  signal: AbortSignal
  /** Bytes of the file that have left. */
  onProgress: (sentBytes: number) => void
}

/** Brings files of the listener to their cloud drive; every promise resolves, failures included, and none hangs. */
export interface Uploads {
  send(file: LocalFile, options: SendOptions): Promise<Result<Upload | Refused>>
}
