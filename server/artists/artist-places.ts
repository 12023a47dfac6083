import type { ArtistEntry, SongEntry } from '../search/name-index'
import { scriptOf, type Script } from '../search/script-of'

/** Parts of the world as `/artist/list` numbers them; -1 stands for all. */
export const areas = { chinese: 7, western: 96, japanese: 8, korean: 16, other: 0 } as const

const byScript: Partial<Record<Script, number>> = {
  kana: areas.japanese,
  hangul: areas.korean,
  han: areas.chinese,
  latin: areas.western,
}

/** So many titles are enough to judge by. */
const mostTitles = 12
/** Share of kana or Hangul titles that tells where an artist of Han or Latin name sings. */
const telling = 0.3

const firstTitles = (songs: Iterable<SongEntry>): Script[] => {
  const scripts: Script[] = []
  for (const { key } of songs) if (scripts.push(scriptOf(key.spaced)) === mostTitles) break
  return scripts
}

const share = (titles: readonly Script[], script: Script) =>
  titles.filter((title) => title === script).length / Math.max(1, titles.length)

/**
 * Where an artist comes from, as far as writing tells: kana and Hangul in the name, else in the titles; a name in
 * Latin letters over titles of Han characters is Chinese.
 */
export function areaOf(artist: ArtistEntry): number {
  const named = scriptOf(artist.name)
  if (named === 'kana' || named === 'hangul' || named === 'other') return byScript[named] ?? areas.other
  const titles = firstTitles(artist.songs)
  if (share(titles, 'kana') >= telling) return areas.japanese
  if (share(titles, 'hangul') >= telling) return areas.korean
  if (named === 'han' || share(titles, 'han') >= 0.5) return areas.chinese
  return named === 'latin' ? areas.western : areas.other
}

/** The letter `a` to `z` that an artist is listed under, by pinyin for Han characters; `#` for all others. */
export function initialOf({ key }: ArtistEntry): string {
  const first = (key.reading === '' ? key.squeezed : key.reading.slice(1)).charAt(0)
  return /^[a-z]$/.test(first) ? first : '#'
}
