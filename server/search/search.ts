import type { Database } from '../storage/database'
import { findAlbums, findArtists } from './find-groups'
import { findSongs } from './find-songs'
import { createHotTerms, type HotTerms } from './hot-terms'
import { createIndexKeeper } from './index-keeper'
import { findPlaylists, madeLists, type PlaylistName } from './find-playlists'
import { createNameIndex, type ArtistEntry, type NameIndex } from './name-index'
import { createPopularity, type Popularity } from './popularity'
import { ranked, type Hits } from './ranked'
import { createReadings } from './readings'
import { readQuery, type SearchQuery } from './search-query'

/** Finds things by what listeners type. Ids that come are of things that everyone may hear. */
export interface Search {
  songs(keywords: string, limit: number, offset: number): Promise<Hits<number>>
  artists(keywords: string, limit: number, offset: number): Promise<Hits<number>>
  albums(keywords: string, limit: number, offset: number): Promise<Hits<number>>
  /**
   * Lists that everyone may see.
   * @param computed the computed ones, the first recommended first
   */
  playlists(
    computed: readonly PlaylistName[],
    keywords: string,
    limit: number,
    offset: number,
  ): Promise<Hits<number>>
  hot: HotTerms
  /** The names themselves, in step with the library. */
  names(): Promise<NameIndex>
  popularity(): Popularity
  close(): Promise<void>
}

const nothing = { entries: [], total: 0 }

const byArtistFame =
  ({ artists }: Popularity) =>
  (one: ArtistEntry, other: ArtistEntry) =>
    (artists.get(other.id) ?? 0) - (artists.get(one.id) ?? 0) ||
    other.songs.size - one.songs.size ||
    one.id - other.id

/**
 * Begins to read the names at once.
 * @param now milliseconds since 1970
 */
export function createSearch(database: Database, now: () => number): Search {
  const index = createNameIndex()
  const readings = createReadings(database)
  const keeper = createIndexKeeper(database, index, readings)
  const popularity = createPopularity(database, index, now)
  // a fault of this first filling meets whoever searches next
  keeper.refresh().catch(() => undefined)

  const ids = <T extends { id: number }>({ entries, total }: Hits<T>): Hits<number> => ({
    entries: entries.map(({ id }) => id),
    total,
  })
  const answer = async <T>(keywords: string, find: (query: SearchQuery) => Hits<T>): Promise<Hits<T>> => {
    const query = readQuery(keywords)
    if (!query) return nothing
    await keeper.refresh()
    return find(query)
  }

  return {
    songs: (keywords, limit, offset) =>
      answer(keywords, (query) => {
        const { songs } = popularity()
        const found = ranked(
          findSongs(index, query),
          (one, other) =>
            (songs.get(other.id) ?? 0) - (songs.get(one.id) ?? 0) ||
            one.title.squeezed.length - other.title.squeezed.length ||
            one.id - other.id,
          limit,
          offset,
        )
        return ids(found)
      }),
    artists: (keywords, limit, offset) =>
      answer(keywords, (query) =>
        ids(ranked(findArtists(index, query), byArtistFame(popularity()), limit, offset)),
      ),
    albums: (keywords, limit, offset) =>
      answer(keywords, (query) =>
        ids(
          ranked(
            findAlbums(index, query),
            (one, other) => other.songs.size - one.songs.size || one.id - other.id,
            limit,
            offset,
          ),
        ),
      ),
    async playlists(computed, keywords, limit, offset) {
      const query = readQuery(keywords)
      if (!query) return nothing
      const lists = [...computed, ...madeLists(database)]
      const known = await readings.of(lists.map(({ name }) => name))
      return ids(ranked(findPlaylists(lists, known, query), () => 0, limit, offset))
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
