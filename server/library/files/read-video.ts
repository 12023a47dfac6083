import { extname } from 'node:path'
import { parseFile } from 'music-metadata'
import { cleanLine } from '../../text/clean-text'
import { parseFileName, splitArtists } from '../../text/names'
import { ioErrorReason, type FoundFile } from './walk-folder'
import { withTimeout } from './with-timeout'
import type { VideoFacts } from './video-facts'
import { mp4Facts } from './mp4-facts'
import { withBoundedFile } from './bounded-file'
import { webmFacts } from './webm-facts'

/** The content of one video file, its name included. */
export interface VideoReading extends VideoFacts {
  container: 'mp4' | 'webm'
  title: string
  /** Empty when neither tags nor name tell. */
  artists: string[]
  /** A day such as `2014-10-13`, null when unknown. */
  publishedOn: string | null
}

/** Why a file is not a playable video. */
export interface UnreadableVideo {
  reason: string
  /** Whether reading may succeed later: the disk or the permissions failed, not the file. */
  isTransient: boolean
  /** Whether the file has no picture, and so may be a song. */
  hasNoPicture?: boolean
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

/** Reads the tags; a video without any is fine. */
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

const read = async ({
  path,
  name,
}: Pick<FoundFile, 'path' | 'name'>): Promise<VideoReading | UnreadableVideo> => {
  const container = containerOf(name)
  const facts = await withBoundedFile(path, container === 'mp4' ? mp4Facts : webmFacts)
  if (!facts)
    return { reason: `there is no ${container} video in it`, isTransient: false, hasNoPicture: true }
  const tags = await tagsOf(path)
  const named = parseFileName(cleanLine(name.slice(0, -extname(name).length)))
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

/** Reads one video without using the database. Never rejects. */
export async function readVideo(
  found: Pick<FoundFile, 'path' | 'name'>,
): Promise<VideoReading | UnreadableVideo> {
  try {
    return await withTimeout(read(found), readLimitMs, 'reading it took too long')
  } catch (error) {
    return { reason: ioErrorReason(error), isTransient: true }
  }
}
