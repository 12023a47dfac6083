/** The delivered quality, worst first; the specification's names. */
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

/** Lossless and above take a paid membership (specification, point 6). */
export function isForMembers(quality: Quality): boolean {
  return qualities.indexOf(quality) >= qualities.indexOf('lossless')
}

/** The address that sounds, and what it truly delivers. */
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
  /** Seconds of the track that the file holds when it is a preview, else null. */
  preview: { start: number; end: number } | null
}
