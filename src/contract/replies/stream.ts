/** Qualities of streams in the specification's names, worst first. */
export const qualities = [
  'standard',
  'higher',
  'exhigh',
  'lossless',
  'hires',
  'jyeffect',
  'jymaster',
] as const

export type Quality = (typeof qualities)[number]

/** Returns whether a quality needs a paid membership: lossless and better (specification, point 6). */
export function isForMembers(quality: Quality): boolean {
  return qualities.indexOf(quality) >= qualities.indexOf('lossless')
}

/** How far a recording is from the reference level of −18 LUFS, as ReplayGain 2 states it. */
export interface Levels {
  /** Decibels that bring it to the level. */
  gain: number
  /** The highest sample, with 1 as full scale; null when unknown. */
  peak: number | null
}

/** What the backend knows of a track's loudness. */
export interface StreamLoudness {
  /** Null when unknown. */
  track: Levels | null
  /** The same of its whole album. */
  album: Levels | null
  /** Whether the backend keeps a measurement of the track, and has none yet. */
  unmeasured: boolean
}

export const unknownLoudness: StreamLoudness = { track: null, album: null, unmeasured: false }

/** The address of a track's audio, and what the address delivers. */
export interface Stream {
  trackId: number
  url: string
  /** Lower-case file type, e.g. `mp3` or `flac`; empty when unknown. */
  type: string
  /** Bits a second; 0 when unknown. */
  bitRate: number
  /** Bytes; 0 when unknown. */
  size: number
  quality: Quality | null
  /** The part of the track, in seconds, when the stream is a preview; else null. */
  preview: { start: number; end: number } | null
  loudness: StreamLoudness
}
