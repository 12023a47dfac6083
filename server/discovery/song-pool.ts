import type { ListedSongs, Places } from '../library/listed-songs'
import type { Database } from '../storage/database'

/** The ids of the songs that everyone may hear, made once for each state of the library, first arrivals first. */
export interface SongPool {
  /** A number that changes whenever the lists below do. */
  revision(): number
  all(): readonly number[]
  /** Those of any of these genres, each given in lower case. */
  ofGenres(...genres: readonly string[]): readonly number[]
  ofArtist(artistId: number): readonly number[]
  /** Those released from the first of a decade's years to the last. */
  ofDecade(decade: number): readonly number[]
  /** Those whose titles tell of no cover, concert, remix or accompaniment. */
  originals(): readonly number[]
  /** How many songs there are of each genre, by its name in lower case. */
  genres(): ReadonlyMap<string, { name: string; songs: number }>
  /** How many there are of each decade, by its first year. */
  decades(): ReadonlyMap<number, number>
}

/** What titles say of a recording that is not a song's first: `(Live)`, `- Remix`, `（翻唱 …）`. */
const version = new RegExp(
  [
    String.raw`[(（[]live| - live|live版|live at |现场|演唱会`,
    String.raw`[(（[]cover|cover by| cover\)|翻唱|翻自`,
    String.raw`remix|混音|instrumental|karaoke|伴奏|acoustic ver|[(（]demo`,
  ].join('|'),
  'i',
)

const decadeOf = (year: number) => Math.floor(year / 10) * 10

/** @param listed the songs of the moment; another object whenever the library has changed */
export function createSongPool(database: Database, listed: () => ListedSongs): SongPool {
  let revision = 0
  let kept: { songs: ListedSongs; lists: Map<string, readonly number[]> } | null = null
  const current = () => {
    const songs = listed()
    if (kept?.songs === songs) return kept
    revision++
    kept = { songs, lists: new Map() }
    return kept
  }
  const list = (key: string, placesOf: (songs: ListedSongs) => Places): readonly number[] => {
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
  const originalPlaces = (songs: ListedSongs): Places => {
    const sql = 'SELECT json_group_array(id) AS ids, json_group_array(title) AS titles FROM heard'
    const rows = database.first<{ ids: string; titles: string }>(sql)!
    const titles = JSON.parse(rows.titles) as string[]
    return (JSON.parse(rows.ids) as number[]).flatMap((id, at) =>
      version.test(titles[at]!) ? [] : (songs.placeOf(id) ?? []),
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
