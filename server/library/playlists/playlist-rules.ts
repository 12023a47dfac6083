import { decadeCategory, genreCategory } from './category-names'
import { languages, type Language } from './languages'
import type { Database } from '../../storage/database'
import type { SongTable, SongRows } from './song-table'

/** A playlist that is computed from the library. */
export interface PlaylistRule {
  /** Identifies the playlist; never changes. */
  rule: string
  name: string
  copywriter: string
  description: string
  tags: readonly string[]
  rows: SongRows
  /** The order of its songs; album by album when missing. */
  order?: (one: number, other: number) => number
  /** A playlist with fewer songs is not shown. */
  minSongs: number
}

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
    name: '全部歌曲',
    copywriter: '曲库里的每一首，新来的在前',
    description: '曲库中的所有歌曲，按加入时间从新到旧排列。',
    tags: [],
    rows: songs.all,
    order: newestFirst(songs),
    minSongs: 1,
  },
  {
    rule: 'words',
    name: '逐字歌词',
    copywriter: '每个字都跟着歌声走',
    description: '带有逐字歌词的歌曲。',
    tags: ['歌词'],
    rows: songs.wordTimed,
    minSongs: 1,
  },
  {
    rule: 'translated',
    name: '有翻译的歌',
    copywriter: '听不懂也能读懂',
    description: '歌词附有翻译的歌曲。',
    tags: ['歌词'],
    rows: songs.translated,
    minSongs: 1,
  },
  {
    rule: 'lossless',
    name: '无损音质',
    copywriter: '一个细节也不少',
    description: '以无损格式保存的歌曲。',
    tags: ['音质'],
    rows: songs.all.filter((place) => songs.lossless[place] === 1),
    minSongs: 1,
  },
  {
    rule: 'short',
    name: '短歌集',
    copywriter: '三分钟以内，由短到长',
    description: '不足三分钟的歌曲，短的在前。',
    tags: ['时长'],
    rows: songs.all.filter((place) => songs.durationMs[place]! < 180_000),
    order: (one, other) => songs.durationMs[one]! - songs.durationMs[other]! || one - other,
    minSongs: 2,
  },
  {
    rule: 'long',
    name: '长曲',
    copywriter: '六分钟以上，慢慢听',
    description: '超过六分钟的歌曲，长的在前。',
    tags: ['时长'],
    rows: songs.all.filter((place) => songs.durationMs[place]! > 360_000),
    order: (one, other) => songs.durationMs[other]! - songs.durationMs[one]! || one - other,
    minSongs: 2,
  },
]

const ofArtist = (songs: SongTable, id: number, name: string): PlaylistRule => ({
  rule: `artist:${id}`,
  name: `${name} 作品集`,
  copywriter: `曲库里的 ${name}`,
  description: `${name} 在曲库中的歌曲，按专辑排列。`,
  tags: [],
  rows: songs.ofArtist(id),
  minSongs: 3,
})

const ofGenre = (songs: SongTable, key: string): PlaylistRule => {
  const { name, places: rows } = songs.genres.get(key) ?? { name: key, places: [] }
  return {
    rule: `genre:${key}`,
    name: `${name} 精选`,
    copywriter: `标着 ${name} 的歌`,
    description: `曲库中风格为 ${name} 的歌曲。`,
    tags: [genreCategory(name)],
    rows,
    minSongs: 2,
  }
}

const decadeOf = (year: number) => Math.floor(year / 10) * 10

const ofDecade = ({ years }: SongTable, decade: number, rows: SongRows): PlaylistRule => ({
  rule: `decade:${decade}`,
  name: `${decade} 年代`,
  copywriter: `${decade} 到 ${decade + 9} 年的歌`,
  description: `${decade} 年至 ${decade + 9} 年间发行的歌曲，按年份排列。`,
  tags: [decadeCategory(decade)],
  rows,
  order: (one, other) => years[one]! - years[other]! || one - other,
  minSongs: 2,
})

const ofLanguage = (songs: SongTable, { key, name, sign }: Language): PlaylistRule => ({
  rule: `language:${key}`,
  name: `${name}歌曲`,
  copywriter: `曲库里的${name}歌`,
  description: `曲库中歌名${sign}的歌曲。`,
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

/** Returns all rules for the current songs, in the order in which the playlists are recommended. */
export function playlistRules(database: Database, songs: SongTable): PlaylistRule[] {
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
