import { isForMembers, qualities } from '../catalogue/stream'
import type { Quality } from '../catalogue/stream'

/** A file that a track can be had as. */
export interface DownloadFile {
  quality: Quality
  /** Bits a second. */
  bitRate: number
  /** Bytes; 0 when unknown. */
  size: number
}

/** What the service is asked for by each quality, in bits a second: it gives the best file up to that. */
const asked: Readonly<Record<Quality, number>> = {
  standard: 128_000,
  higher: 192_000,
  exhigh: 320_000,
  lossless: 999_000,
  hires: 1_999_000,
  jyeffect: 1_999_000,
  jymaster: 1_999_000,
}

/** What the service is asked for. A lossless file may need more than the usual figure to be had. */
export function askedRate({ quality, bitRate }: DownloadFile): number {
  return isForMembers(quality) ? Math.max(asked[quality], bitRate) : asked[quality]
}

/** Those that can be chosen, worst first, each once. Surround and master are for players, not for files. */
export function downloadFiles(files: readonly DownloadFile[]): DownloadFile[] {
  const offered = qualities.slice(0, qualities.indexOf('hires') + 1)
  return offered.flatMap((quality) => files.find((file) => file.quality === quality) ?? [])
}

/** The one that is chosen at first: the wanted one, else the best below it that is allowed, else the first. */
export function firstChoice(
  files: readonly DownloadFile[],
  wanted: Quality,
  isAllowed: (file: DownloadFile) => boolean,
): Quality | null {
  const allowed = files.filter(isAllowed)
  const upTo = qualities.indexOf(wanted)
  const below = allowed.filter(({ quality }) => qualities.indexOf(quality) <= upTo)
  return (below.at(-1) ?? allowed[0])?.quality ?? null
}
