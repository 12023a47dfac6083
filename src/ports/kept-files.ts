import type { Result } from '../contract/result'

interface KeepOptions {
  /** Aborting it pauses the transfer; the result is `aborted`, and the next call for the song goes on from there. */
  signal: AbortSignal
  /** Called with the bytes that are there so far. */
  onProgress: (bytes: number) => void
}

/** How much room the browser gives to this app, in bytes. */
export interface StorageRoom {
  used: number
  quota: number
}

/** The files of songs and covers that are kept on this device. No promise rejects or hangs. */
export interface KeptFiles {
  /** Whether this browser can keep files for this page: it takes a secure context. */
  readonly available: boolean
  /** Whether it really lets: some refuse in private windows. */
  works(): Promise<boolean>
  /** Fetches a song's file. Returns its bytes; `tooLarge` if there is no more room. */
  keep(trackId: number, url: string, options: KeepOptions): Promise<Result<number>>
  /** Returns an address at which the file can be played until the page is closed; null if there is no such file. */
  addressOf(trackId: number): Promise<string | null>
  /** Returns the bytes of all files by the ids of their songs, incomplete ones too; null if that cannot be told. */
  sizes(): Promise<ReadonlyMap<number, number> | null>
  remove(trackIds: readonly number[]): Promise<void>
  /** Keeps pictures; those that cannot be had are left out. */
  keepCovers(urls: readonly string[], signal: AbortSignal): Promise<void>
  removeCovers(urls: readonly string[]): Promise<void>
  /** Null if the browser does not tell. */
  room(): Promise<StorageRoom | null>
  /** Asks the browser not to remove what is kept when room is scarce. Returns whether it agreed. */
  persist(): Promise<boolean>
}
