import type { Result } from '../contract/result'

interface DownloadOptions {
  /** Aborting it cancels the transfer; the result is `aborted`, and nothing is saved. */
  signal: AbortSignal
  /** Called with the bytes received and the bytes in all; null if those are not known. */
  onProgress: (received: number, total: number | null) => void
}

/** Saves files on the listener's device. Every promise resolves, also with failures, and none hangs. */
export interface Downloads {
  save(url: string, name: string, options: DownloadOptions): Promise<Result<null>>
  /** Saves a text as a file. */
  saveText(text: string, name: string): void
}
