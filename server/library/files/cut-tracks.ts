import { basename, extname } from 'node:path'
import { cleanLine } from '../../text/clean-text'
import { splitArtists } from '../../text/names'
import { framesPerSecond, type CueSheet, type CueTrack } from './cue-sheet'
import type { FileTags } from './read-tags'
import { releaseDay, splitGenres } from './tag-values'

/** What the tags say of a song, without the picture and the sheet in them. */
export type SongTags = Omit<FileTags, 'picture' | 'cueSheet'>

/** A track that is a part of a file. */
export interface CutTrack {
  /** In samples of the file, from its start. */
  startSample: number
  /** Before which sample it ends. */
  endSample: number
  tags: SongTags
}

/** Of one file. */
const maxTracks = 999

const folded = (name: string) => name.normalize('NFC').toLowerCase()

const stemOf = (name: string) => name.slice(0, name.length - extname(name).length)

/** Windows separates folders by `\`. */
const plainName = (path: string) => folded(basename(path.replaceAll('\\', '/')))

const clean = (text: string): string | null => cleanLine(text) || null

const artistsOf = (...names: readonly string[]): string[] =>
  splitArtists(cleanLine(names.find((name) => cleanLine(name) !== '') ?? ''))

/** What the sheet says replaces what the file says of itself as a whole. */
const tagsOf = (sheet: CueSheet, track: CueTrack, file: SongTags, durationMs: number): SongTags => {
  const artists = artistsOf(track.performer, sheet.performer)
  const writers = artistsOf(track.songwriter, sheet.songwriter)
  const album = clean(sheet.title) ?? file.album
  const numbered = `${album ?? file.title ?? ''} ${String(track.number).padStart(2, '0')}`.trim()
  const genres = splitGenres([sheet.genre])
  const year = /^\d{4}/.exec(sheet.date)?.[0]
  return {
    ...file,
    title: clean(track.title) ?? numbered,
    artists: [artists, file.artists, writers].find((names) => names.length > 0) ?? [],
    album,
    albumArtist: clean(sheet.performer) ?? file.albumArtist,
    trackNo: track.number,
    discNo: sheet.discNo || file.discNo,
    year: year === undefined ? file.year : Number(year),
    releasedMs: year === undefined ? file.releasedMs : releaseDay(sheet.date),
    genres: genres.length > 0 ? genres : file.genres,
    durationMs,
    // the gain of the whole file is that of the album
    gainDb: track.gainDb ?? sheet.gainDb ?? file.gainDb,
    peak: track.peak ?? sheet.peak ?? file.peak,
    albumGainDb: sheet.gainDb ?? file.albumGainDb ?? file.gainDb,
    albumPeak: sheet.peak ?? file.albumPeak ?? file.peak,
    lyrics: {},
  }
}

/**
 * Whether a sheet means the file by a name that it has written.
 * @param isStemEnough whether another ending matters not: sheets name the WAV that was compressed later
 */
export function isNamedBy(written: string, name: string, isStemEnough: boolean): boolean {
  const [asked, own] = [plainName(written), folded(name)]
  return asked === own || (isStemEnough && stemOf(asked) === stemOf(own))
}

/**
 * Returns the sheet's tracks in a file: none when it has one track alone, which is the file.
 * @param isMeant whether a name in the sheet means the file
 */
export function cutTracks(
  sheet: CueSheet,
  file: SongTags,
  isMeant: (written: string) => boolean,
): CutTrack[] | { broken: string } {
  const [section, ...others] = sheet.files.filter((one) => one.tracks.length > 0 && isMeant(one.name))
  if (!section) return []
  if (others.length > 0) return { broken: 'it divides one file twice' }
  const { sampleRate, sampleCount } = file
  const { tracks } = section
  if (tracks.length < 2) return []
  if (tracks.length > maxTracks) return { broken: 'it has too many tracks' }
  if (sampleRate === 0) return { broken: 'the file tells no sample rate' }
  const starts = tracks.map(({ startFrame }) => Math.round((startFrame * sampleRate) / framesPerSecond))
  const late = starts.findIndex((start) => start >= sampleCount)
  if (late !== -1) return { broken: `track ${tracks[late]!.number} starts behind the end of the file` }
  return tracks.flatMap((track, at) => {
    const startSample = starts[at]!
    const endSample = starts[at + 1] ?? sampleCount
    const durationMs = Math.round(((endSample - startSample) / sampleRate) * 1000)
    return track.isAudio ? { startSample, endSample, tags: tagsOf(sheet, track, file, durationMs) } : []
  })
}
