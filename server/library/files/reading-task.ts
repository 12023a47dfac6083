import type { Sidecars } from './sidecars'
import type { VideoReading, UnreadableVideo } from './read-video'
import type { UnreadableSong, ReadableFile, SongReading } from './read-song'

/** A task for the reading thread. */
export type ReaderTask =
  | { id: number; kind: 'song'; found: ReadableFile; sidecars: Sidecars }
  | { id: number; kind: 'video'; found: ReadableFile }
  | { id: number; kind: 'picture'; path: string }

/** The reply to a task; `alive` answers a ping. */
export type ReaderReply =
  | 'alive'
  | { id: number; song: SongReading | UnreadableSong }
  | { id: number; video: VideoReading | UnreadableVideo }
  | { id: number; picture: Uint8Array | null }
  | { id: number; failed: string }
