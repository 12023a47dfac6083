import { decadeCategory } from '../../text/category-text'
import { nameText } from '../../text/name-text'
import { readText, told } from '../../text/told'
import { genreCategory } from './category-names'
import { languages, type Language } from './languages'
import type { PlaylistRule } from './playlist-rule'
import type { Database } from '../../storage/database'
import type { SongTable, SongRows } from './song-table'

const dayMs = 86_400_000
const mostArtists = 6
const mostGenres = 12

/** Compares by the day of arrival, then album by album. */
const newestFirst = ({ addedMs, albumIds }: SongTable) => {
  const days = addedMs.map((ms) => Math.floor(ms / dayMs))
  return (one: number, other: number) =>
    days[other]! - days[one]! || albumIds[other]! - albumIds[one]! || one - other
}

const always = (songs: SongTable): PlaylistRule[] => [
  {
    rule: 'all',
    name: told(({ lists }) => lists.all),
    copywriter: told(({ lists }) => lists.allLine),
    description: told(({ lists }) => lists.allMore),
    tags: [],
    rows: songs.all,
    order: newestFirst(songs),
    minSongs: 1,
  },
  {
    rule: 'words',
    name: told(({ lists }) => lists.words),
    copywriter: told(({ lists }) => lists.wordsLine),
    description: told(({ lists }) => lists.wordsMore),
    tags: ['歌词'],
    rows: songs.wordTimed,
    minSongs: 1,
  },
  {
    rule: 'translated',
    name: told(({ lists }) => lists.translated),
    copywriter: told(({ lists }) => lists.translatedLine),
    description: told(({ lists }) => lists.translatedMore),
    tags: ['歌词'],
    rows: songs.translated,
    minSongs: 1,
  },
  {
    rule: 'lossless',
    name: told(({ lists }) => lists.lossless),
    copywriter: told(({ lists }) => lists.losslessLine),
    description: told(({ lists }) => lists.losslessMore),
    tags: ['音质'],
    rows: songs.all.filter((place) => songs.lossless[place] === 1),
    minSongs: 1,
  },
  {
    rule: 'short',
    name: told(({ lists }) => lists.short),
    copywriter: told(({ lists }) => lists.shortLine),
    description: told(({ lists }) => lists.shortMore),
    tags: ['时长'],
    rows: songs.all.filter((place) => songs.durationMs[place]! < 180_000),
    order: (one, other) => songs.durationMs[one]! - songs.durationMs[other]! || one - other,
    minSongs: 2,
  },
  {
    rule: 'long',
    name: told(({ lists }) => lists.long),
    copywriter: told(({ lists }) => lists.longLine),
    description: told(({ lists }) => lists.longMore),
    tags: ['时长'],
    rows: songs.all.filter((place) => songs.durationMs[place]! > 360_000),
    order: (one, other) => songs.durationMs[other]! - songs.durationMs[one]! || one - other,
    minSongs: 2,
  },
]

const ofArtist = (songs: SongTable, id: number, name: string): PlaylistRule => ({
  rule: `artist:${id}`,
  name: told((texts) => texts.lists.artist(readText(nameText(name), texts))),
  copywriter: told((texts) => texts.lists.artistLine(readText(nameText(name), texts))),
  description: told((texts) => texts.lists.artistMore(readText(nameText(name), texts))),
  tags: [],
  rows: songs.ofArtist(id),
  minSongs: 3,
})

const ofGenre = (songs: SongTable, key: string): PlaylistRule => {
  const { name, places: rows } = songs.genres.get(key) ?? { name: key, places: [] }
  return {
    rule: `genre:${key}`,
    name: told(({ lists }) => lists.genre(name)),
    copywriter: told(({ lists }) => lists.genreLine(name)),
    description: told(({ lists }) => lists.genreMore(name)),
    tags: [genreCategory(name)],
    rows,
    minSongs: 2,
  }
}

const decadeOf = (year: number) => Math.floor(year / 10) * 10

const ofDecade = ({ years }: SongTable, decade: number, rows: SongRows): PlaylistRule => ({
  rule: `decade:${decade}`,
  name: told(({ lists }) => lists.decade(decade)),
  copywriter: told(({ lists }) => lists.decadeLine(decade)),
  description: told(({ lists }) => lists.decadeMore(decade)),
  tags: [decadeCategory(decade)],
  rows,
  order: (one, other) => years[one]! - years[other]! || one - other,
  minSongs: 2,
})

const ofLanguage = (songs: SongTable, { key, name }: Language): PlaylistRule => ({
  rule: `language:${key}`,
  name: told(({ lists }) => lists.language(key)),
  copywriter: told(({ lists }) => lists.languageLine(key)),
  description: told(({ lists }) => lists.languageMore(key)),
  tags: [name],
  rows: songs.languages.get(key) ?? [],
  minSongs: 4,
})

const artistName = (database: Database, id: number): string | undefined =>
  database.first<{ name: string }>('SELECT name FROM artist WHERE id = ?', id)?.name

/** Returns the keys with the highest counts. */
const most = <K extends number | string>(counts: Iterable<readonly [K, number]>, limit: number): K[] =>
  [...counts]
    .sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .slice(0, limit)
    .map(([key]) => key)

/**
 * Returns all rules for the current songs, in the order in which the playlists are recommended.
 * @param ofFiles those of playlist files, which come after the ones that every library has
 */
export function playlistRules(
  database: Database,
  songs: SongTable,
  ofFiles: readonly PlaylistRule[],
): PlaylistRule[] {
  const genres = most(
    [...songs.genres].map(([key, { places }]) => [key, places.length] as const),
    mostGenres,
  )
  const decades = new Map<number, number[]>()
  for (const place of songs.all) {
    const decade = decadeOf(songs.years[place]!)
    const known = decades.get(decade)
    if (known) known.push(place)
    else if (decade > 0) decades.set(decade, [place])
  }
  return [
    ...always(songs),
    ...ofFiles,
    ...genres.map((key) => ofGenre(songs, key)),
    ...most(songs.artists, mostArtists).map((id) => ofArtist(songs, id, artistName(database, id) ?? '')),
    ...[...decades]
      .sort(([one], [other]) => other - one)
      .map(([decade, places]) => ofDecade(songs, decade, places)),
    ...languages.map((language) => ofLanguage(songs, language)),
  ]
}

/**
 * Returns the rule with this name, whether or not it applies now: a playlist that someone collected must stay.
 * Undefined for an unknown rule.
 */
export function playlistRule(database: Database, songs: SongTable, rule: string): PlaylistRule | undefined {
  const [kind, ...rest] = rule.split(':')
  const word = rest.join(':')
  if (kind === 'genre') return ofGenre(songs, word)
  const language = kind === 'language' && languages.find(({ key }) => key === word)
  if (language) return ofLanguage(songs, language)
  if (kind === 'decade') {
    const places = songs.all.filter((place) => decadeOf(songs.years[place]!) === Number(word))
    return ofDecade(songs, Number(word), places)
  }
  if (kind === 'artist') {
    const name = artistName(database, Number(word))
    return name === undefined ? undefined : ofArtist(songs, Number(word), name)
  }
  return word === '' ? always(songs).find((one) => one.rule === rule) : undefined
}
