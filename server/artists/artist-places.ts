import type { ArtistEntry, SongEntry } from '../search/name-index'
import type { Script } from '../search/script-of'

/** Parts of the world as `/artist/list` numbers them; -1 stands for all. */
export const areas = { chinese: 7, western: 96, japanese: 8, korean: 16, other: 0 } as const

const byScript: Partial<Record<Script, number>> = {
  kana: areas.japanese,
  hangul: areas.korean,
  han: areas.chinese,
  latin: areas.western,
}

/** So many titles are enough to judge by. */
const mostTitles = 50
/** Share of kana or Hangul titles that tells where an artist of Han or Latin name sings. */
const telling = 0.3

const share = (songs: readonly SongEntry[], script: Script) =>
  songs.filter((song) => song.script === script).length / Math.max(1, songs.length)

/**
 * Where an artist comes from, as far as writing tells: kana and Hangul in the name, else in the titles; a name in
 * Latin letters over titles of Han characters is Chinese.
 */
export function areaOf(artist: ArtistEntry): number {
  const named = artist.script
  if (named === 'kana' || named === 'hangul' || named === 'other') return byScript[named] ?? areas.other
  const songs = [...artist.songs].slice(0, mostTitles)
  if (share(songs, 'kana') >= telling) return areas.japanese
  if (share(songs, 'hangul') >= telling) return areas.korean
  if (named === 'han' || share(songs, 'han') >= 0.5) return areas.chinese
  return named === 'latin' ? areas.western : areas.other
}

/** The letter `a` to `z` that an artist is listed under, by pinyin for Han characters; `#` for all others. */
export function initialOf({ key }: ArtistEntry): string {
  const first = (key.reading === '' ? key.squeezed : key.reading.slice(1)).charAt(0)
  return /^[a-z]$/.test(first) ? first : '#'
}
