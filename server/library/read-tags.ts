import { parseFile, selectCover, type IAudioMetadata } from 'music-metadata'
import type { LyricTexts } from './lyric-kinds'
import { embeddedLyrics } from './embedded-lyrics'
import { splitArtists } from './names'

/** What the file itself says; nulls, zeros and empty lists where it is silent. */
export interface FileTags {
  title: string | null
  artists: string[]
  album: string | null
  albumArtist: string | null
  trackNo: number
  discNo: number
  year: number | null
  /** Milliseconds since 1970 of the release day, null unless the tag names more than a year. */
  releasedMs: number | null
  genres: string[]
  durationMs: number
  /** Bits a second. */
  bitrate: number
  sampleRate: number
  /** Bits a sample; 0 for lossy formats. */
  bits: number
  lossless: boolean
  picture: Uint8Array | null
  lyrics: LyricTexts
}

/** Reads the tags of one mp3 or flac; rejects when the file is broken. */
export type TagReader = (path: string) => Promise<FileTags>

const clean = (text: string | undefined): string | null => text?.replace(/\0/g, '').trim() || null

/** ID3v2.3 says that `/` parts values, so the reader has cut `AC/DC` in two; such halves are put together again. */
const artistsOf = ({ common, format }: IAudioMetadata): string[] => {
  const values = (common.artists ?? [common.artist ?? '']).map((value) => value.trim())
  const cutAtSlash = format.tagTypes.some((type) => type === 'ID3v2.3' || type === 'ID3v2.2')
  const given = cutAtSlash ? [values.join('/')] : values
  return [...new Set(given.flatMap(splitArtists))]
}

const releasedOf = (date: string | undefined): number | null => {
  const day = date && /^\d{4}-\d\d(-\d\d)?/.exec(date)?.[0]
  const ms = day ? Date.parse(day) : Number.NaN
  return Number.isFinite(ms) ? ms : null
}

const yearOf = (year: number | undefined): number | null =>
  year !== undefined && year >= 1000 && year <= 9999 ? year : null

/** The embedded front cover, else the first picture. Rejects when the file is broken. */
export async function readPicture(path: string): Promise<Uint8Array | null> {
  const { common } = await parseFile(path)
  return selectCover(common.picture)?.data ?? null
}

export const readTags: TagReader = async (path) => {
  const metadata = await parseFile(path, { duration: true })
  const { common, format } = metadata
  const { duration, bitrate, sampleRate } = format
  if (!duration || !sampleRate) throw new Error('it has no length')
  const genres = (common.genre ?? []).flatMap((genre) => genre.split(/[;,/、]/)).map((genre) => genre.trim())
  return {
    title: clean(common.title),
    artists: artistsOf(metadata),
    album: clean(common.album),
    albumArtist: clean(common.albumartist) ?? (common.compilation ? '群星' : null),
    trackNo: common.track.no ?? 0,
    discNo: common.disk.no ?? 1,
    year: yearOf(common.year),
    releasedMs: releasedOf(common.date),
    genres: [...new Set(genres.filter((genre) => genre !== ''))],
    durationMs: Math.round(duration * 1000),
    bitrate: Math.round(bitrate ?? 0),
    sampleRate,
    bits: format.lossless ? (format.bitsPerSample ?? 16) : 0,
    lossless: format.lossless ?? false,
    picture: selectCover(common.picture)?.data ?? null,
    lyrics: embeddedLyrics(common.lyrics ?? []),
  }
}
