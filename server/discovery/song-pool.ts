import type { SongTable, SongRows } from '../library/playlists/song-table'
import type { Database } from '../storage/database'

/**
 * Ids of the songs that all listeners may hear, in the order in which they were added. Each list is computed once for
 * each revision of the library.
 */
export interface SongPool {
  /** Changes whenever the lists change. */
  revision(): number
  all(): readonly number[]
  /** Songs of any of these genres, which are given in lower case. */
  ofGenres(...genres: readonly string[]): readonly number[]
  ofArtist(artistId: number): readonly number[]
  /** Songs of ten years, by the first of them. */
  ofDecade(decade: number): readonly number[]
  /** Songs whose titles do not name a cover, live version, remix or accompaniment. */
  originals(): readonly number[]
  /** Number of songs by the genre's name in lower case. */
  genres(): ReadonlyMap<string, { name: string; songs: number }>
  /** Number of songs by the first year of the decade. */
  decades(): ReadonlyMap<number, number>
}

/** Marks in a title of a recording that is not the original: `(Live)`, `- Remix`, `（翻唱 …）`. */
const version = new RegExp(
  [
    String.raw`[(（[]live| - live|live版|live at |现场|演唱会`,
    String.raw`[(（[]cover|cover by| cover\)|翻唱|翻自`,
    String.raw`remix|混音|instrumental|karaoke|伴奏|acoustic ver|[(（]demo`,
  ].join('|'),
  'i',
)

const decadeOf = (year: number) => Math.floor(year / 10) * 10

/** @param listed returns the current songs: another object whenever the library has changed */
export function createSongPool(database: Database, listed: () => SongTable): SongPool {
  let revision = 0
  let kept: { songs: SongTable; lists: Map<string, readonly number[]> } | null = null
  const current = () => {
    const songs = listed()
    if (kept?.songs === songs) return kept
    revision++
    kept = { songs, lists: new Map() }
    return kept
  }
  const list = (key: string, placesOf: (songs: SongTable) => SongRows): readonly number[] => {
    const { songs, lists } = current()
    const known = lists.get(key)
    if (known) return known
    const { ids, addedMs } = songs
    const places = placesOf(songs).toSorted(
      (one, other) => addedMs[one]! - addedMs[other]! || ids[one]! - ids[other]!,
    )
    const made = places.map((place) => ids[place]!)
    lists.set(key, made)
    return made
  }
  const originalPlaces = (songs: SongTable): SongRows => {
    const sql = 'SELECT json_group_array(id) AS ids, json_group_array(title) AS titles FROM active_song'
    const rows = database.first<{ ids: string; titles: string }>(sql)!
    const titles = JSON.parse(rows.titles) as string[]
    return (JSON.parse(rows.ids) as number[]).flatMap((id, at) =>
      version.test(titles[at]!) ? [] : (songs.rowOf(id) ?? []),
    )
  }
  return {
    revision() {
      current()
      return revision
    },
    all: () => list('all', ({ all }) => all),
    ofGenres: (...names) =>
      list(`genres ${names.join('\n')}`, ({ genres }) => [
        ...new Set(names.flatMap((name) => genres.get(name)?.places ?? [])),
      ]),
    ofArtist: (artistId) => list(`artist ${artistId}`, (songs) => songs.ofArtist(artistId)),
    ofDecade: (decade) =>
      list(`decade ${decade}`, ({ all, years }) => all.filter((place) => decadeOf(years[place]!) === decade)),
    originals: () => list('originals', originalPlaces),
    genres: () =>
      new Map(
        [...current().songs.genres].map(([key, { name, places }]) => [key, { name, songs: places.length }]),
      ),
    decades() {
      const counts = new Map<number, number>()
      for (const year of current().songs.years)
        if (year > 0) counts.set(decadeOf(year), (counts.get(decadeOf(year)) ?? 0) + 1)
      return counts
    },
  }
}
