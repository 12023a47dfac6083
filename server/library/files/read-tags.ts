import { stat } from 'node:fs/promises'
import type { IAudioMetadata } from 'music-metadata'
import { cleanLine } from '../../text/clean-text'
import { embeddedLyrics } from './embedded-lyrics'
import { frontPicture } from './front-picture'
import { parseAudio } from './parse-audio'
import { cleanList, releaseDay, splitGenres } from './tag-values'
import { isUsablePicture } from './usable-picture'
import type { LyricTexts } from './lyric-kinds'
import { splitArtists } from '../../text/names'
import { placeholders } from '../../text/placeholders'

/** The tags of a file; null, 0 or empty where they are missing. */
export interface FileTags {
  title: string | null
  artists: string[]
  album: string | null
  albumArtist: string | null
  /** The album's id at MusicBrainz. */
  releaseId: string | null
  trackNo: number
  discNo: number
  /** The name of the disc. */
  discTitle: string
  year: number | null
  /** The release day in milliseconds since 1970; null unless the tag names at least a month. */
  releasedMs: number | null
  genres: string[]
  durationMs: number
  /** Bits per second. */
  bitrate: number
  /** Samples a second; 0 when unknown. */
  sampleRate: number
  /** Samples of one channel; 0 when unknown. */
  sampleCount: number
  /** Bits per sample; 0 for lossy formats. */
  bits: number
  lossless: boolean
  /** ReplayGain in decibels, relative to -18 LUFS; null when missing. */
  gainDb: number | null
  /** The highest sample, with 1 as full scale; null when missing. */
  peak: number | null
  /** The same of the whole album. */
  albumGainDb: number | null
  albumPeak: number | null
  /** Null when there is no usable picture. */
  picture: Uint8Array | null
  lyrics: LyricTexts
  /** A cue sheet inside the file; empty when there is none. */
  cueSheet: string
}

/** Reads the tags of a file of sound. Rejects when the file is broken. */
export type TagReader = (path: string) => Promise<FileTags>

const maxArtists = 50
/** In characters; far more than 999 tracks need. */
const maxSheetLength = 1_000_000
/** One week; a longer duration is an error in the file. */
const longestMs = 7 * 24 * 3600 * 1000

const clean = (text: string | undefined): string | null => (text && cleanLine(text)) || null

const within = (value: number | null | undefined, least: number, most: number): number | null =>
  value !== null && value !== undefined && value >= least && value <= most ? value : null

/** ID3v2.3 separates values with `/`, so music-metadata splits `AC/DC`; the parts are joined again. */
const artistsOf = ({ common, format }: IAudioMetadata): string[] => {
  // cut early, so that an absurdly long list is not processed
  const values = (common.artists ?? [common.artist ?? '']).slice(0, maxArtists).map(cleanLine)
  const cutAtSlash = format.tagTypes.some((type) => type === 'ID3v2.3' || type === 'ID3v2.2')
  const given = cutAtSlash ? [values.join('/')] : values
  return cleanList(given.flatMap(splitArtists), maxArtists)
}

const discTitleTags = /(?:DISCSUBTITLE|TSST|SETSUBTITLE)$/i

const discTitleOf = ({ native }: IAudioMetadata): string => {
  const tags = Object.values(native).flat()
  const value = tags.find((tag) => discTitleTags.test(tag.id) && typeof tag.value === 'string')?.value
  return typeof value === 'string' ? cleanLine(value) : ''
}

/** `CUESHEET` as a Vorbis comment or APE item, `TXXX:CUESHEET`, `----:com.apple.iTunes:CUESHEET`. */
const cueSheetTag = /(?:^|:)CUESHEET$/i

const cueSheetOf = ({ native }: IAudioMetadata): string => {
  const tags = Object.values(native).flat()
  const value = tags.find((tag) => cueSheetTag.test(tag.id) && typeof tag.value === 'string')?.value
  return typeof value === 'string' && value.length <= maxSheetLength ? value : ''
}

/** Reads the number at the start of a tag such as `TXXX:REPLAYGAIN_TRACK_GAIN`, `-6.50 dB`. */
const numberOf = ({ native }: IAudioMetadata, name: string): number | null => {
  const tags = Object.values(native).flat()
  const value = tags.find(({ id }) => id.toUpperCase().endsWith(name))?.value
  const number = typeof value === 'string' ? Number.parseFloat(value) : Number.NaN
  return Number.isNaN(number) ? null : number
}

/**
 * Reads the gain of the track or the album. The output gain in the header of an Opus is not added: decoders apply it,
 * and the tags are relative to what they put out (RFC 7845, section 5.2.1).
 */
const gainOf = (metadata: IAudioMetadata, of: 'TRACK' | 'ALBUM'): number | null => {
  const gain = numberOf(metadata, `REPLAYGAIN_${of}_GAIN`)
  if (gain !== null) return within(gain, -60, 60)
  // in 1/256 dB relative to -23 LUFS, 5 dB below ReplayGain's level
  const r128 = numberOf(metadata, `R128_${of}_GAIN`)
  return r128 === null ? null : within(r128 / 256 + 5, -60, 60)
}

const peakOf = (metadata: IAudioMetadata, of: 'TRACK' | 'ALBUM'): number | null =>
  within(numberOf(metadata, `REPLAYGAIN_${of}_PEAK`), 0, 100)

/** Returns the mean rate of the whole file, for containers that tell none. */
const meanBitrate = async (path: string, seconds: number): Promise<number> =>
  Math.round(((await stat(path)).size * 8) / seconds)

/**
 * Returns the embedded front cover, else the first picture; null when it is not usable. Rejects when the file is
 * broken.
 */
export async function readPicture(path: string): Promise<Uint8Array | null> {
  return pictureOf(await parseAudio(path))
}

const pictureOf = (metadata: IAudioMetadata): Uint8Array | null => {
  const picture = frontPicture(metadata)
  return picture && isUsablePicture(picture) ? picture : null
}

export const readTags: TagReader = async (path) => {
  const metadata = await parseAudio(path)
  const { common, format } = metadata
  const { duration, bitrate, sampleRate } = format
  // of Windows Media, only the name of the code tells
  const lossless = format.lossless ?? /lossless/i.test(format.codec ?? '')
  if (!duration) throw new Error('it has no length')
  const durationMs = Math.round(duration * 1000)
  if (!(durationMs <= longestMs)) throw new Error('its length cannot be true')
  return {
    title: clean(common.title),
    artists: artistsOf(metadata),
    album: clean(common.album),
    albumArtist: clean(common.albumartist) ?? (common.compilation ? placeholders.variousArtists : null),
    releaseId: clean(common.musicbrainz_albumid)?.toLowerCase() ?? null,
    trackNo: within(common.track.no, 0, 9999) ?? 0,
    discTitle: discTitleOf(metadata),
    discNo: within(common.disk.no, 0, 9999) ?? 0,
    year: within(common.year, 1000, 9999),
    releasedMs: releaseDay(common.date),
    genres: splitGenres(common.genre ?? []),
    durationMs,
    bitrate: Math.round(within(bitrate, 1, 1e9) ?? (await meanBitrate(path, duration))),
    sampleRate: sampleRate ?? 0,
    sampleCount: Math.round(duration * (sampleRate ?? 0)),
    bits: lossless ? (format.bitsPerSample ?? 16) : 0,
    lossless,
    gainDb: gainOf(metadata, 'TRACK'),
    peak: peakOf(metadata, 'TRACK'),
    albumGainDb: gainOf(metadata, 'ALBUM'),
    albumPeak: peakOf(metadata, 'ALBUM'),
    picture: pictureOf(metadata),
    lyrics: embeddedLyrics(metadata),
    cueSheet: cueSheetOf(metadata),
  }
}
