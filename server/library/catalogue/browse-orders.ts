import type { AlbumEntry, ArtistEntry } from '../../search/name-index'
import type { BrowseSong } from './browse-table'

type Compare<T> = (one: T, other: T) => number

/** An album with what lists sort it by. */
export interface BrowseAlbum {
  entry: AlbumEntry
  /** What its name, and that of its artist, are sorted by. */
  text: string
  artistText: string
  /** The latest year of its songs, null when unknown. */
  year: number | null
  /** When its newest song was added. */
  addedMs: number
}

/** An artist with what lists sort them by. */
export interface BrowseArtist {
  entry: ArtistEntry
  text: string
  addedMs: number
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const byTitle: Compare<BrowseSong> = (one, other) =>
  compareTexts(one.titleText, other.titleText) || one.id - other.id

const inAlbum: Compare<BrowseSong> = (one, other) =>
  one.discNo - other.discNo || one.trackNo - other.trackNo || byTitle(one, other)

const byAlbum: Compare<BrowseSong> = (one, other) =>
  compareTexts(one.albumText, other.albumText) || one.names.album.id - other.names.album.id

const artistId = ({ names }: BrowseSong) => names.artists[0]?.id ?? 0

const byArtist: Compare<BrowseSong> = (one, other) =>
  compareTexts(one.artistText, other.artistText) || artistId(one) - artistId(other)

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
    by: (one, other) => compareTexts(one.titleText, other.titleText),
    between: byArtist,
  },
  artist: { by: byArtist, between: albumThenPlace },
  album: { by: byAlbum, between: inAlbum },
  year: { by: byYear, between: albumThenPlace, isLast: hasNoYear },
  added: { by: byAdded, between: albumThenPlace },
  length: { by: (one, other) => one.durationMs - other.durationMs, between: byTitle },
}

const byName: Compare<BrowseAlbum | BrowseArtist> = (one, other) =>
  compareTexts(one.text, other.text) || one.entry.id - other.entry.id

export const albumOrders: Readonly<Record<string, Order<BrowseAlbum>>> = {
  title: { by: byName, between: () => 0 },
  artist: {
    by: (one, other) =>
      compareTexts(one.artistText, other.artistText) || one.entry.artist.id - other.entry.artist.id,
    between: byName,
  },
  year: { by: byYear, between: byName, isLast: hasNoYear },
  added: { by: byAdded, between: byName },
}

export const artistOrders: Readonly<Record<string, Order<BrowseArtist>>> = {
  title: { by: byName, between: () => 0 },
  songs: { by: (one, other) => one.entry.songs.size - other.entry.songs.size, between: byName },
  added: { by: byAdded, between: byName },
}

/** Returns the items in an order. */
export function sortedBy<T>(
  items: readonly T[],
  { by, between, isLast }: Order<T>,
  descending: boolean,
): T[] {
  const sign = descending ? -1 : 1
  const compare: Compare<T> = (one, other) => sign * by(one, other) || between(one, other)
  const last = isLast ? items.filter(isLast).sort(between) : []
  const first = isLast ? items.filter((item) => !isLast(item)).sort(compare) : items.toSorted(compare)
  return last.length > 0 ? [...first, ...last] : first
}
