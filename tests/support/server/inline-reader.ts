import type { MediaReader } from '../../../server/library/files/media-reader'
import { readSong } from '../../../server/library/files/read-song'
import { readPicture, readTags, type TagReader } from '../../../server/library/files/read-tags'
import { readVideo } from '../../../server/library/files/read-video'

/** Reads files on the thread of the test, which is faster than to start one for it. */
export function createInlineReader(tagReader: TagReader = readTags): MediaReader {
  const stop = new AbortController()
  return {
    song: (found, sidecars) => readSong(found, sidecars, tagReader, stop.signal),
    video: readVideo,
    picture: readPicture,
    close() {
      stop.abort()
      return Promise.resolve()
    },
  }
}
