import type { Beside } from './beside'
import { readFilm, type FilmReading, type NoFilm } from '../videos/read-film'
import { readSong, type NoSong, type Readable, type SongReading } from './read-song'
import { readPicture, type TagReader } from './read-tags'

/** Reads music files, wherever the reading is done. Nothing it is given is trusted. */
export interface SongReader {
  /** What a file and those beside it say. Never rejects. */
  song(found: Readable, beside: Beside): Promise<SongReading | NoSong>
  /** What a film says. Never rejects. */
  film(found: Readable): Promise<FilmReading | NoFilm>
  /** The picture in a file, null for none that is fit to be shown. Rejects when the file cannot be read. */
  picture(path: string): Promise<Uint8Array | null>
  /** What is in hand ends as not readable now. */
  close(): Promise<void>
}

/** Reads in this very thread. */
export function createInlineReader(readTags: TagReader): SongReader {
  const stop = new AbortController()
  return {
    song: (found, beside) => readSong(found, beside, readTags, stop.signal),
    film: readFilm,
    picture: readPicture,
    close() {
      stop.abort()
      return Promise.resolve()
    },
  }
}
