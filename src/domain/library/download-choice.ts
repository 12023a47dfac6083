import { isForMembers, qualities } from '../../contract/replies/stream'
import type { Quality } from '../../contract/replies/stream'

/** A file in which a track can be downloaded. */
export interface DownloadFile {
  quality: Quality
  /** Bits a second. */
  bitRate: number
  /** Bytes; 0 when unknown. */
  size: number
}

/** The bit rate to request for each quality, in bits a second. The service sends the best file up to it. */
const bitRates: Readonly<Record<Quality, number>> = {
  standard: 128_000,
  higher: 192_000,
  exhigh: 320_000,
  lossless: 999_000,
  hires: 1_999_000,
  jyeffect: 1_999_000,
  jymaster: 1_999_000,
}

/** Returns the bit rate to request for a file. Some lossless files need more than the usual rate. */
export function requestedBitRate({ quality, bitRate }: DownloadFile): number {
  return isForMembers(quality) ? Math.max(bitRates[quality], bitRate) : bitRates[quality]
}

/** Returns the files to choose from, one per quality, worst first. Surround and master exist as streams only. */
export function downloadFiles(files: readonly DownloadFile[]): DownloadFile[] {
  const downloadable = qualities.slice(0, qualities.indexOf('hires') + 1)
  return downloadable.flatMap((quality) => files.find((file) => file.quality === quality) ?? [])
}

/**
 * Returns the quality that is selected at first: of the allowed files, the best one up to the wanted quality, else the
 * worst one. Returns null when no file is allowed.
 */
export function defaultQuality(
  files: readonly DownloadFile[],
  wanted: Quality,
  isAllowed: (file: DownloadFile) => boolean,
): Quality | null {
  const allowed = files.filter(isAllowed)
  const wantedIndex = qualities.indexOf(wanted)
  const upToWanted = allowed.filter(({ quality }) => qualities.indexOf(quality) <= wantedIndex)
  return (upToWanted.at(-1) ?? allowed[0])?.quality ?? null
}
