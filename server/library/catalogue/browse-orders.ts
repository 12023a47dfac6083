import type { AlbumEntry, ArtistEntry } from '../../search/name-index'
import type { NameKey } from '../../search/name-column'
import type { BrowseSong } from './browse-table'

type Compare<T> = (one: T, other: T) => number

/** An album with what lists sort it by. */
export interface BrowseAlbum {
  entry: AlbumEntry
  /** The latest year of its songs, null when unknown. */
  year: number | null
  /** When its newest song was added. */
  addedMs: number
}

/** An artist with what lists sort them by. */
export interface BrowseArtist {
  entry: ArtistEntry
  addedMs: number
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The texts of the running {@link sortedBy}, which is synchronous. Not kept: they would take megabytes. */
let sortTexts = new Map<NameKey, string>()

/** Returns what a name is sorted by: Han characters by their pinyin, and 2 before 10. */
const sortText = (key: NameKey): string => {
  const known = sortTexts.get(key)
  if (known !== undefined) return known
  // `|initials|syllables|`, or one of both where they are the same
  const [, initials = '', syllables = ''] = key.reading.split('|')
  const text = (syllables || initials || key.spaced).replace(/\d+/g, (digits) => digits.padStart(8, '0'))
  sortTexts.set(key, text)
  return text
}

const byName: Compare<{ key: NameKey; id: number }> = (one, other) =>
  compareTexts(sortText(one.key), sortText(other.key)) || one.id - other.id

const byTitle: Compare<BrowseSong> = (one, other) => byName(one.names, other.names)

const inAlbum: Compare<BrowseSong> = (one, other) =>
  one.discNo - other.discNo || one.trackNo - other.trackNo || byTitle(one, other)

const byAlbum: Compare<BrowseSong> = (one, other) => byName(one.names.album, other.names.album)

const byArtist: Compare<BrowseSong> = (one, other) => {
  const [first] = one.names.artists
  const [second] = other.names.artists
  return first && second ? byName(first, second) : 0
}

/**
 * An order: what it goes by, which a descending one turns round, and what decides between equals, which stays. Those
 * for which `isLast` is true come last in both directions.
 */
interface Order<T> {
  by: Compare<T>
  between: Compare<T>
  isLast?: (item: T) => boolean
}

const hasNoYear = ({ year }: { year: number | null }) => year === null
const byYear: Compare<{ year: number | null }> = (one, other) => (one.year ?? 0) - (other.year ?? 0)
const byAdded: Compare<{ addedMs: number }> = (one, other) => one.addedMs - other.addedMs

const albumThenPlace: Compare<BrowseSong> = (one, other) => byAlbum(one, other) || inAlbum(one, other)

export const songOrders: Readonly<Record<string, Order<BrowseSong>>> = {
  title: {
    by: (one, other) => compareTexts(sortText(one.names.key), sortText(other.names.key)),
    between: byArtist,
  },
  artist: { by: byArtist, between: albumThenPlace },
  album: { by: byAlbum, between: inAlbum },
  year: { by: byYear, between: albumThenPlace, isLast: hasNoYear },
  added: { by: byAdded, between: albumThenPlace },
  length: { by: (one, other) => one.durationMs - other.durationMs, between: byTitle },
}

const albumByName: Compare<BrowseAlbum> = (one, other) => byName(one.entry, other.entry)

export const albumOrders: Readonly<Record<string, Order<BrowseAlbum>>> = {
  title: { by: albumByName, between: () => 0 },
  artist: { by: (one, other) => byName(one.entry.artist, other.entry.artist), between: albumByName },
  year: { by: byYear, between: albumByName, isLast: hasNoYear },
  added: { by: byAdded, between: albumByName },
}

const artistByName: Compare<BrowseArtist> = (one, other) => byName(one.entry, other.entry)

export const artistOrders: Readonly<Record<string, Order<BrowseArtist>>> = {
  title: { by: artistByName, between: () => 0 },
  songs: { by: (one, other) => one.entry.songs.size - other.entry.songs.size, between: artistByName },
  added: { by: byAdded, between: artistByName },
}

/** Returns the items in an order. */
export function sortedBy<T>(
  items: readonly T[],
  { by, between, isLast }: Order<T>,
  descending: boolean,
): T[] {
  const sign = descending ? -1 : 1
  const compare: Compare<T> = (one, other) => sign * by(one, other) || between(one, other)
  sortTexts = new Map()
  const last = isLast ? items.filter(isLast).sort(between) : []
  const first = isLast ? items.filter((item) => !isLast(item)).sort(compare) : items.toSorted(compare)
  sortTexts = new Map()
  return last.length > 0 ? [...first, ...last] : first
}
