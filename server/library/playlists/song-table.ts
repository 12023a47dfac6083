import { languageOf, type Language } from './languages'
import { scriptOf, type Script } from '../../text/script-of'
import type { Database } from '../../storage/database'

/** Row numbers in {@link SongTable}, ascending unless stated otherwise. */
export type SongRows = readonly number[]

/** The columns that computed playlists need, of all songs that all listeners may hear, in the order of albums. */
export interface SongTable {
  ids: readonly number[]
  albumIds: readonly number[]
  /** Milliseconds since 1970. */
  addedMs: readonly number[]
  /** 1 for lossless songs. */
  lossless: readonly number[]
  durationMs: readonly number[]
  /** 0 when unknown. */
  years: readonly number[]
  all: SongRows
  /** With word-timed lyrics. */
  wordTimed: SongRows
  translated: SongRows
  /** By the genre's name in lower case. */
  genres: ReadonlyMap<string, { name: string; places: SongRows }>
  /** By the language's key, as far as the script tells. */
  languages: ReadonlyMap<string, SongRows>
  /** Number of songs by the artist's id. */
  artists: ReadonlyMap<number, number>
  ofArtist(id: number): SongRows
  /** Undefined for a song that is not in the table. */
  rowOf(id: number): number | undefined
}

const numbers = (json: string): number[] => JSON.parse(json) as number[]
const texts = (json: string): string[] => JSON.parse(json) as string[]

const easternScripts: ReadonlySet<Script> = new Set(['kana', 'hangul', 'han'])

/** Reads whole columns as one JSON text each, because reading rows is several times slower. */
const columnsSql = `
  SELECT json_group_array(id) AS ids, json_group_array(album_id) AS albumIds, json_group_array(added_ms) AS addedMs,
    json_group_array(lossless) AS lossless, json_group_array(duration_ms) AS durationMs,
    json_group_array(coalesce(year, 0)) AS years, json_group_array(title) AS titles
  FROM (SELECT id, album_id, added_ms, lossless, duration_ms, year, title FROM active_song
        ORDER BY album_id, disc_no, track_no, id)`

/** Reads all songs; about 0.1 s for 50,000. */
export function readSongTable(database: Database): SongTable {
  type Columns = Record<
    'ids' | 'albumIds' | 'addedMs' | 'lossless' | 'durationMs' | 'years' | 'titles',
    string
  >
  const columns = database.first<Columns>(columnsSql)!
  const ids = numbers(columns.ids)
  const byId = new Map(ids.map((id, place) => [id, place]))
  const placesOf = (json: string): number[] => {
    const places: number[] = []
    for (const id of numbers(json)) {
      const place = byId.get(id)
      if (place !== undefined) places.push(place)
    }
    return Array.from(Int32Array.from(places).sort())
  }
  const withLyrics = (...kinds: string[]) => {
    const sql = `SELECT json_group_array(DISTINCT song_id) AS ids FROM lyric
      WHERE kind IN (SELECT value FROM json_each(?))`
    return placesOf(database.first<{ ids: string }>(sql, JSON.stringify(kinds))!.ids)
  }
  const genres = database.all<{ key: string; name: string; ids: string }>(
    `SELECT lower(genre) AS key, min(genre) AS name, json_group_array(DISTINCT song_id) AS ids FROM song_genre
     GROUP BY lower(genre)`,
  )
  const sung = database.first<{ artistIds: string; songIds: string }>(
    `SELECT json_group_array(artist_id) AS artistIds, json_group_array(song_id) AS songIds FROM song_artist`,
  )!
  const names = database.first<Record<'ids' | 'names', string>>(
    'SELECT json_group_array(id) AS ids, json_group_array(name) AS names FROM artist',
  )!
  const artistNames = texts(names.names)
  const eastern = new Set(
    numbers(names.ids).filter((_, at) => easternScripts.has(scriptOf(artistNames[at]!))),
  )
  const sungInEast = new Set<number>()
  const artists = new Map<number, number>()
  const songIds = numbers(sung.songIds)
  numbers(sung.artistIds).forEach((id, at) => {
    const place = byId.get(songIds[at]!)
    if (place === undefined) return
    artists.set(id, (artists.get(id) ?? 0) + 1)
    if (eastern.has(id)) sungInEast.add(place)
  })
  const languages = new Map<Language['key'], number[]>()
  texts(columns.titles).forEach((title, place) => {
    const language = languageOf(title, sungInEast.has(place))
    const known = language && languages.get(language)
    if (known) known.push(place)
    else if (language) languages.set(language, [place])
  })
  return {
    ids,
    albumIds: numbers(columns.albumIds),
    addedMs: numbers(columns.addedMs),
    lossless: numbers(columns.lossless),
    durationMs: numbers(columns.durationMs),
    years: numbers(columns.years),
    all: ids.map((_, place) => place),
    wordTimed: withLyrics('yrc', 'ttml'),
    translated: withLyrics('tlyric', 'ytlrc'),
    genres: new Map(genres.map(({ key, name, ids }) => [key, { name, places: placesOf(ids) }])),
    languages,
    artists,
    ofArtist(id) {
      const sql = 'SELECT json_group_array(DISTINCT song_id) AS ids FROM song_artist WHERE artist_id = ?'
      return placesOf(database.first<{ ids: string }>(sql, id)!.ids)
    },
    rowOf: (id) => byId.get(id),
  }
}
