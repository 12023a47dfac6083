import type { KeptList, KeptSong } from '../domain/offline/kept-song'
import type { LyricData } from '../domain/lyrics/lyric-data'

export interface KeptChange {
  songs: readonly KeptSong[]
  lists: readonly KeptList[]
  /** Ids of songs that are kept no longer. */
  removedSongs: readonly number[]
  /** Keys of lists that are kept no longer. */
  removedLists: readonly string[]
}

/** What is kept on this device, as it is stored. No promise rejects or hangs. */
export interface KeptRecords {
  /** How many songs were kept when this browser last wrote; it outlives the records where a browser removes them. */
  readonly count: number
  /** Returns null if it cannot be read. Invalid entries are skipped. */
  read(): Promise<{ songs: readonly KeptSong[]; lists: readonly KeptList[] } | null>
  /** Returns false if it could not be stored. `count`: the songs that are kept afterwards. */
  write(change: KeptChange, count: number): Promise<boolean>
  lyrics(trackId: number): Promise<LyricData | null>
  writeLyrics(trackId: number, lyrics: LyricData): Promise<void>
  /** Calls `listener` when another tab has written. Returns a function that unsubscribes. */
  onWritten(listener: () => void): () => void
}
