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
}
