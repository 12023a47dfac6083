import type { Sidecars } from './sidecars'
import type { VideoReading, UnreadableVideo } from './read-video'
import type { UnreadableSong, ReadableFile, SongReading } from './read-song'

/** Reads media files, on this thread or on another. The files are not trusted. */
export interface MediaReader {
  /** Reads a song with its sidecars. Never rejects. */
  song(found: ReadableFile, sidecars: Sidecars): Promise<SongReading | UnreadableSong>
  /** Reads a video. Never rejects. */
  video(found: ReadableFile): Promise<VideoReading | UnreadableVideo>
  /** Returns the embedded picture, null when there is no usable one. Rejects when the file cannot be read. */
  picture(path: string): Promise<Uint8Array | null>
  /** Ends running reads with a transient failure. */
  close(): Promise<void>
}
