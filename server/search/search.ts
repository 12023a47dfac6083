import type { Database } from '../storage/database'
import { findAlbums, findArtists } from './find-groups'
import { findSongs } from './find-songs'
import type { ResultPage } from './ranking'
import { createHotTerms, type HotTerms } from './hot-terms'
import { createIndexKeeper } from './index-keeper'
import { findPlaylists, listenerPlaylists, type PlaylistName } from './find-playlists'
import { createNameIndex, type ArtistEntry, type NameIndex, type SongEntry } from './name-index'
import { createPopularity, type Popularity } from './popularity'
import { createReadings } from './readings'
import { placeholders } from '../text/placeholders'
import { readQuery, type SearchQuery } from './search-query'

/** Finds songs, artists, albums and playlists by name. Results are ids of what all listeners may see. */
export interface Search {
  songs(keywords: string, limit: number, offset: number): Promise<ResultPage<number>>
  artists(keywords: string, limit: number, offset: number): Promise<ResultPage<number>>
  albums(keywords: string, limit: number, offset: number): Promise<ResultPage<number>>
  /**
   * Public playlists.
   * @param computed computed playlists in the order of recommendation
   */
  playlists(
    computed: readonly PlaylistName[],
    keywords: string,
    limit: number,
    offset: number,
  ): Promise<ResultPage<number>>
  /** Names worth searching for: the artists with most songs, the newest titles, more artists. */
  suggestedTerms(limit: number): Promise<string[]>
  hot: HotTerms
  /** Returns the name index, consistent with the library. */
  names(): Promise<NameIndex>
  popularity(): Popularity
  close(): Promise<void>
}

/** Nobody searches for them. */
const placeholderNames: ReadonlySet<string> = new Set(Object.values(placeholders))

const nothing: ResultPage<number> = { entries: [], total: 0 }

const bySongFame =
  ({ songs }: Popularity) =>
  (one: SongEntry, other: SongEntry) =>
    (songs.get(other.id) ?? 0) - (songs.get(one.id) ?? 0) ||
    one.key.squeezed.length - other.key.squeezed.length ||
    one.id - other.id

const bySize = <T extends { id: number; songs: Set<unknown> }>(one: T, other: T) =>
  other.songs.size - one.songs.size || one.id - other.id

const byArtistFame =
  ({ artists }: Popularity) =>
  (one: ArtistEntry, other: ArtistEntry) =>
    (artists.get(other.id) ?? 0) - (artists.get(one.id) ?? 0) || bySize(one, other)

/**
 * Starts to read the names at once.
 * @param now milliseconds since 1970
 */
export function createSearch(database: Database, now: () => number): Search {
  const index = createNameIndex()
  const readings = createReadings(database)
  const keeper = createIndexKeeper(database, index, readings)
  const popularity = createPopularity(database, index, now)
  // an error of the first filling is reported by the next search
  keeper.refresh().catch(() => undefined)

  const ids = <T extends { id: number }>({ entries, total }: ResultPage<T>): ResultPage<number> => ({
    entries: entries.map(({ id }) => id),
    total,
  })
  const answer = async <T extends { id: number }>(
    keywords: string,
    find: (query: SearchQuery) => ResultPage<T>,
  ) => {
    const query = readQuery(keywords)
    if (!query) return nothing
    await keeper.refresh()
    return ids(find(query))
  }

  return {
    songs: (keywords, limit, offset) =>
      answer(keywords, (query) => findSongs(index, query).page(bySongFame(popularity()), limit, offset)),
    artists: (keywords, limit, offset) =>
      answer(keywords, (query) => findArtists(index, query).page(byArtistFame(popularity()), limit, offset)),
    albums: (keywords, limit, offset) =>
      answer(keywords, (query) => findAlbums(index, query).page(bySize, limit, offset)),
    async playlists(computed, keywords, limit, offset) {
      const query = readQuery(keywords)
      if (!query) return nothing
      const lists = [...computed, ...listenerPlaylists(database)]
      const known = await readings.of(lists.map(({ name }) => name))
      const found = findPlaylists(lists, known, query)
      return ids({ entries: found.slice(offset, offset + limit), total: found.length })
    },
    async suggestedTerms(limit) {
      await keeper.refresh()
      const artists = [...index.allArtists()]
        .sort(bySize)
        .map(({ name }) => name)
        .filter((name) => !placeholderNames.has(name))
      const titles = database.all<{ title: string }>(
        'SELECT title FROM active_song ORDER BY id DESC LIMIT ?',
        limit,
      )
      const words = [...artists.slice(0, 3), ...titles.map(({ title }) => title), ...artists.slice(3, limit)]
      return [...new Set(words)].slice(0, limit)
    },
    hot: createHotTerms(database, now),
    async names() {
      await keeper.refresh()
      return index
    },
    popularity,
    close: () => keeper.close(),
  }
}
