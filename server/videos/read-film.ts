import { extname } from 'node:path'
import { parseFile } from 'music-metadata'
import { cleanLine } from '../library/clean-text'
import { nameFromFile, splitArtists } from '../library/names'
import { reasonOf, type FoundFile } from '../library/walk'
import { withDeadline } from '../library/with-deadline'
import type { FilmFacts } from './film-facts'
import { mp4Facts } from './mp4-facts'
import { withPieces } from './pieces'
import { webmFacts } from './webm-facts'

/** What one file of film says, its name included. */
export interface FilmReading extends FilmFacts {
  container: 'mp4' | 'webm'
  title: string
  /** Empty when neither tags nor name tell. */
  artists: string[]
  /** A day such as `2014-10-13`, null when untold. */
  publishedOn: string | null
}

/** A file that cannot be shown, and why. */
export interface NoFilm {
  reason: string
  /** Whether it may be readable another time: the disk or the rights were at fault, not the file. */
  passing: boolean
}

const readLimitMs = 60_000
const mostArtists = 20

const containerOf = (name: string): 'mp4' | 'webm' =>
  extname(name).toLowerCase() === '.webm' ? 'webm' : 'mp4'

interface Tags {
  title: string
  artists: string[]
  date: string | undefined
  seconds: number
}

/** A film without tags is none the worse for it. */
const tagsOf = async (path: string): Promise<Tags> => {
  try {
    const { common, format } = await parseFile(path, { skipCovers: true })
    const names = (common.artists ?? [common.artist ?? '']).slice(0, mostArtists).map(cleanLine)
    return {
      title: cleanLine(common.title ?? ''),
      artists: names.flatMap(splitArtists),
      date: common.date,
      seconds: format.duration ?? 0,
    }
  } catch {
    return { title: '', artists: [], date: undefined, seconds: 0 }
  }
}

const dayOf = (date: string | undefined): string | null => {
  const day = date && /^\d{4}-\d\d-\d\d/.exec(date)?.[0]
  return day && !Number.isNaN(Date.parse(day)) ? day : null
}

const read = async ({ path, name }: Pick<FoundFile, 'path' | 'name'>): Promise<FilmReading | NoFilm> => {
  const container = containerOf(name)
  const facts = await withPieces(path, container === 'mp4' ? mp4Facts : webmFacts)
  if (!facts) return { reason: `there is no ${container} film in it`, passing: false }
  const tags = await tagsOf(path)
  const named = nameFromFile(cleanLine(name.slice(0, -extname(name).length)))
  const artists = tags.artists.length > 0 ? tags.artists : splitArtists(named.artist ?? '')
  return {
    ...facts,
    durationMs: facts.durationMs || Math.round(tags.seconds * 1000) || 0,
    container,
    title: tags.title || named.title,
    artists: [...new Set(artists)].slice(0, mostArtists),
    publishedOn: dayOf(tags.date),
  }
}

/** Reads one film from disk without touching the database. Never rejects. */
export async function readFilm(found: Pick<FoundFile, 'path' | 'name'>): Promise<FilmReading | NoFilm> {
  try {
    return await withDeadline(read(found), readLimitMs, 'reading it took too long')
  } catch (error) {
    return { reason: reasonOf(error), passing: true }
  }
}
