import { sizedCover } from '../catalogue/sized-cover'
import type { CoverSize } from '../catalogue/sized-cover'

/** The Cache Storage cache of covers, which the service worker answers from. */
export const keptCoversCache = 'kept-covers'

/** The sizes in which rows, dialogs, cards, palette and player show the cover of a song. */
const shown: readonly CoverSize[] = [96, 128, 300, 500, 1024]

/** Returns the addresses under which a kept cover is asked for. */
export function keptCoverUrls(cover: string): string[] {
  return [...new Set(shown.map((size) => sizedCover(cover, size)))]
}
