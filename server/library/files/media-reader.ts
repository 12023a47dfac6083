import type { Sidecars } from './sidecars'
import { readVideo, type VideoReading, type UnreadableVideo } from './read-video'
import { readSong, type UnreadableSong, type ReadableFile, type SongReading } from './read-song'
import { readPicture, type TagReader } from './read-tags'

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

/** Reads on this thread. */
export function createInlineReader(readTags: TagReader): MediaReader {
  const stop = new AbortController()
  return {
    song: (found, sidecars) => readSong(found, sidecars, readTags, stop.signal),
    video: readVideo,
    picture: readPicture,
    close() {
      stop.abort()
      return Promise.resolve()
    },
  }
}
