import { stat } from 'node:fs/promises'
import type { Bounds } from '../library/bounds'
import type { KnownFile } from '../library/known-files'
import type { SongReader } from '../library/song-reader'
import type { FoundFile } from '../library/walk'
import type { Database } from '../storage/database'
import { createKnownFilms, type KnownFilms } from './known-films'
import type { NoFilm } from './read-film'
import { findSidePicture, sideCover } from './side-picture'

/** What a look at a film comes to, to be written down in the order of names. */
type FilmOutcome =
  /** It had not to be read. */
  { unchanged: () => void } | { keep: () => Promise<void> } | NoFilm

/** The part of a scan that is about single films. */
export type FilmLook = (root: string, found: FoundFile, known: KnownFile | undefined) => Promise<FilmOutcome>

/** A film of the same size and length whose own file is gone goes on under a new name. */
const movedFrom = async (films: KnownFilms, size: number, durationMs: number): Promise<number | null> => {
  for (const { id, path } of films.alike(size, durationMs))
    if (!(await stat(path).catch(() => null))) return id
  return null
}

export function createFilmLook({
  database,
  reader,
  bounds,
  now,
  changed,
}: {
  database: Database
  reader: SongReader
  bounds: Bounds
  now: () => number
  changed: () => void
}): FilmLook {
  const films = createKnownFilms(database)
  return async (root, found, known) => {
    const side = await findSidePicture(found, bounds)
    const same = known?.size === found.size && known.mtimeMs === found.mtimeMs
    const filmId = known?.id ?? null
    if (same && filmId !== null && known.beside === side.stamp)
      return {
        unchanged() {
          if (!known.missing) return
          films.markFound(filmId)
          changed()
        },
      }
    const reading = await reader.film(found)
    if ('reason' in reading) return reading
    const cover = await sideCover(side)
    return {
      async keep() {
        const id = filmId ?? (await movedFrom(films, found.size, reading.durationMs))
        films.keep({ root, found, reading, beside: side.stamp, cover, id, nowMs: now() })
        changed()
      },
    }
  }
}
