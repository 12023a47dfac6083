import type { Beside } from './beside'
import type { FilmReading, NoFilm } from '../videos/read-film'
import type { NoSong, Readable, SongReading } from './read-song'

/** What the reading thread is told to do. */
export type ReadingTask =
  | { id: number; kind: 'song'; found: Readable; beside: Beside }
  | { id: number; kind: 'film'; found: Readable }
  | { id: number; kind: 'picture'; path: string }

/** What it answers; `alive` answers a ping. */
export type ReadingAnswer =
  | 'alive'
  | { id: number; song: SongReading | NoSong }
  | { id: number; film: FilmReading | NoFilm }
  | { id: number; picture: Uint8Array | null }
  | { id: number; failed: string }
