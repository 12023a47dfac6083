import type { Result } from '../domain/result'

interface DownloadOptions {
  /** Aborting it ends the transfer; the result is `aborted`, and nothing is saved. */
  signal: AbortSignal
  /** Bytes that have come and that there are in all, null where that is not told. */
  onProgress: (received: number, total: number | null) => void
}

/** Brings files to the listener's device; every promise resolves, failures included, and none hangs. */
export interface Downloads {
  save(url: string, name: string, options: DownloadOptions): Promise<Result<null>>
}
