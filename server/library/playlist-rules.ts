import { decadeCategory, genreCategory } from '../discovery/category-names'
import { languages, type Language } from '../discovery/languages'
import type { Database } from '../storage/database'
import type { ListedSongs, Places } from './listed-songs'

/** A playlist that the library itself implies. */
export interface PlaylistRule {
  /** Names it for ever. */
  rule: string
  name: string
  copywriter: string
  description: string
  tags: readonly string[]
  places: Places
  /** The order of its songs; album by album, as they come, when left out. */
  order?: (one: number, other: number) => number
  /** Fewest songs that make it worth a card. */
  least: number
}

const dayMs = 86_400_000
const mostArtists = 6
const mostGenres = 12

/** By the day of arrival, and what came on one day album by album. */
const newestFirst = ({ addedMs, albumIds }: ListedSongs) => {
  const days = addedMs.map((ms) => Math.floor(ms / dayMs))
  return (one: number, other: number) =>
    days[other]! - days[one]! || albumIds[other]! - albumIds[one]! || one - other
}

const always = (songs: ListedSongs): PlaylistRule[] => [
  {
    rule: 'all',
    name: '全部歌曲',
    copywriter: '曲库里的每一首，新来的在前',
    description: '曲库中的所有歌曲，按加入时间从新到旧排列。',
    tags: [],
    places: songs.all,
    order: newestFirst(songs),
    least: 1,
  },
  {
    rule: 'words',
    name: '逐字歌词',
    copywriter: '每个字都跟着歌声走',
    description: '带有逐字歌词的歌曲。',
    tags: ['歌词'],
    places: songs.worded,
    least: 1,
  },
  {
    rule: 'translated',
    name: '有翻译的歌',
    copywriter: '听不懂也能读懂',
    description: '歌词附有翻译的歌曲。',
    tags: ['歌词'],
    places: songs.translated,
    least: 1,
  },
  {
    rule: 'lossless',
    name: '无损音质',
    copywriter: '一个细节也不少',
    description: '以无损格式保存的歌曲。',
    tags: ['音质'],
    places: songs.all.filter((place) => songs.lossless[place] === 1),
    least: 1,
  },
  {
    rule: 'short',
    name: '短歌集',
    copywriter: '三分钟以内，由短到长',
    description: '不足三分钟的歌曲，短的在前。',
    tags: ['时长'],
    places: songs.all.filter((place) => songs.durationMs[place]! < 180_000),
    order: (one, other) => songs.durationMs[one]! - songs.durationMs[other]! || one - other,
    least: 2,
  },
  {
    rule: 'long',
    name: '长曲',
    copywriter: '六分钟以上，慢慢听',
    description: '超过六分钟的歌曲，长的在前。',
    tags: ['时长'],
    places: songs.all.filter((place) => songs.durationMs[place]! > 360_000),
    order: (one, other) => songs.durationMs[other]! - songs.durationMs[one]! || one - other,
    least: 2,
  },
]

const ofArtist = (songs: ListedSongs, id: number, name: string): PlaylistRule => ({
  rule: `artist:${id}`,
  name: `${name} 作品集`,
  copywriter: `曲库里的 ${name}`,
  description: `${name} 在曲库中的歌曲，按专辑排列。`,
  tags: [],
  places: songs.ofArtist(id),
  least: 3,
})

const ofGenre = (songs: ListedSongs, key: string): PlaylistRule => {
  const { name, places } = songs.genres.get(key) ?? { name: key, places: [] }
  return {
    rule: `genre:${key}`,
    name: `${name} 精选`,
    copywriter: `标着 ${name} 的歌`,
    description: `曲库中风格为 ${name} 的歌曲。`,
    tags: [genreCategory(name)],
    places,
    least: 2,
  }
}

const decadeOf = (year: number) => Math.floor(year / 10) * 10

const ofDecade = ({ years }: ListedSongs, decade: number, places: Places): PlaylistRule => ({
  rule: `decade:${decade}`,
  name: `${decade} 年代`,
  copywriter: `${decade} 到 ${decade + 9} 年的歌`,
  description: `${decade} 年至 ${decade + 9} 年间发行的歌曲，按年份排列。`,
  tags: [decadeCategory(decade)],
  places,
  order: (one, other) => years[one]! - years[other]! || one - other,
  least: 2,
})

const ofLanguage = (songs: ListedSongs, { key, name, sign }: Language): PlaylistRule => ({
  rule: `language:${key}`,
  name: `${name}歌曲`,
  copywriter: `曲库里的${name}歌`,
  description: `曲库中歌名${sign}的歌曲。`,
  tags: [name],
  places: songs.languages.get(key) ?? [],
  least: 4,
})

const artistName = (database: Database, id: number): string | undefined =>
  database.first<{ name: string }>('SELECT name FROM artist WHERE id = ?', id)?.name

/** What has most songs, by the counts. */
const most = <K extends number | string>(counts: Iterable<readonly [K, number]>, limit: number): K[] =>
  [...counts]
    .sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .slice(0, limit)
    .map(([key]) => key)

/** Every rule that the songs of this moment may call for, in the order in which they are recommended. */
export function playlistRules(database: Database, songs: ListedSongs): PlaylistRule[] {
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
 * The rule of that name, whether or not it is called for now: a list that someone has collected stays when the
 * library outgrows it. Undefined when no list can be made by it.
 */
export function playlistRule(database: Database, songs: ListedSongs, rule: string): PlaylistRule | undefined {
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
