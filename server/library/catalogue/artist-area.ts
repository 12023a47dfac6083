import type { ArtistEntry, SongEntry } from '../../search/name-index'
import { scriptOf, type Script } from '../../text/script-of'

/** The areas of `/artist/list` by NetEase's numbers; -1 stands for all. */
export const areas = { chinese: 7, western: 96, japanese: 8, korean: 16, other: 0 } as const

const byScript: Partial<Record<Script, number>> = {
  kana: areas.japanese,
  hangul: areas.korean,
  han: areas.chinese,
  latin: areas.western,
}

/** How many titles of an artist are examined. */
const mostTitles = 12
/** From this share of kana or Hangul titles on, an artist counts as Japanese or Korean. */
const telling = 0.3

const firstTitles = (songs: Iterable<SongEntry>): Script[] => {
  const scripts: Script[] = []
  for (const { key } of songs) if (scripts.push(scriptOf(key.spaced)) === mostTitles) break
  return scripts
}

const share = (titles: readonly Script[], script: Script) =>
  titles.filter((title) => title === script).length / Math.max(1, titles.length)

/**
 * Guesses an artist's area from scripts: kana and Hangul in the name, else in the titles. A name in Latin letters with
 * titles in Han characters counts as Chinese.
 */
export function artistArea(artist: ArtistEntry): number {
  const named = scriptOf(artist.name)
  if (named === 'kana' || named === 'hangul' || named === 'other') return byScript[named] ?? areas.other
  const titles = firstTitles(artist.songs)
  if (share(titles, 'kana') >= telling) return areas.japanese
  if (share(titles, 'hangul') >= telling) return areas.korean
  if (named === 'han' || share(titles, 'han') >= 0.5) return areas.chinese
  return named === 'latin' ? areas.western : areas.other
}

/** Returns the letter `a` to `z` under which an artist is listed, for Han characters by pinyin; `#` for all others. */
export function artistInitial({ key }: ArtistEntry): string {
  const first = (key.reading === '' ? key.squeezed : key.reading.slice(1)).charAt(0)
  return /^[a-z]$/.test(first) ? first : '#'
}
