import type { Database } from '../storage/database'
import { genreCategory } from '../library/playlists/category-names'
import { categoryText, decadeCategory } from '../text/category-text'
import { readText, told, type ServerText } from '../text/told'
import type { PlayStatistics } from './play-statistics'
import { newestSongs } from './newest'
import type { SongPool } from './song-pool'

/** NetEase's letters for the four official charts: soaring, new, hot, original. */
export type ToplistType = 'S' | 'N' | 'H' | 'O'

/** A chart, computed from the plays and the library as they are now. */
export interface ChartRule {
  /** Identifies the chart; never changes. */
  rule: string
  type: ToplistType | null
  name: ServerText
  /** Describes how the chart is computed. */
  description: ServerText
  updateFrequency: ServerText
  tags: readonly string[]
  songIds: readonly number[]
  /** When the chart last changed, in milliseconds since 1970; null when unknown. */
  updatedMs: number | null
}

const mostSongs = 100
/** A style or decade gets a chart from this many songs on. */
const least = 10
const mostStyles = 8
const mostAges = 6

/** The category of all charts by its stored name. */
const chartCategory = '榜单'
const withPlays = told(({ charts }) => charts.withPlays)
const withLibrary = told(({ charts }) => charts.withLibrary)

interface Made {
  database: Database
  pool: SongPool
  statistics: PlayStatistics
}

/** Returns the played songs of `ids`, most played first, then the others from new to old. */
const playedFirst = (ids: readonly number[], { mostPlayed }: PlayStatistics): number[] => {
  const among = new Set(ids)
  const played = mostPlayed.filter((id) => among.has(id)).slice(0, mostSongs)
  const there = new Set(played)
  const rest: number[] = []
  for (let at = ids.length - 1; at >= 0 && played.length + rest.length < mostSongs; at--)
    if (!there.has(ids[at]!)) rest.push(ids[at]!)
  return [...played, ...rest]
}

const official = ({ database, pool, statistics }: Made): ChartRule[] => {
  const added = newestSongs(database, mostSongs)
  const addedIds = added.map(({ id }) => id)
  const addedMs = added[0]?.addedMs ?? null
  const { mostPlayed, rising, lastMs } = statistics
  const soaring = rising.length > 0
  const played = mostPlayed.length > 0
  return [
    {
      rule: 'chart:soaring',
      type: 'S',
      name: told(({ charts }) => charts.soaring),
      description: told(({ charts }) => (soaring ? charts.soaringMore : charts.soaringNone)),
      updateFrequency: soaring ? withPlays : withLibrary,
      tags: [chartCategory],
      songIds: soaring ? rising.slice(0, mostSongs) : addedIds,
      updatedMs: soaring ? lastMs : addedMs,
    },
    {
      rule: 'chart:new',
      type: 'N',
      name: told(({ charts }) => charts.new),
      description: told(({ charts }) => charts.newMore),
      updateFrequency: withLibrary,
      tags: [chartCategory],
      songIds: addedIds,
      updatedMs: addedMs,
    },
    {
      rule: 'chart:hot',
      type: 'H',
      name: told(({ charts }) => charts.hot),
      description: told(({ charts }) => (played ? charts.hotMore : charts.hotNone)),
      updateFrequency: played ? withPlays : withLibrary,
      tags: [chartCategory],
      songIds: played ? mostPlayed.slice(0, mostSongs) : pool.all().slice(0, mostSongs),
      updatedMs: played ? lastMs : addedMs,
    },
    {
      rule: 'chart:original',
      type: 'O',
      name: told(({ charts }) => charts.original),
      description: told(({ charts }) => charts.originalMore),
      updateFrequency: withPlays,
      tags: [chartCategory],
      songIds: playedFirst(pool.originals(), statistics),
      updatedMs: Math.max(lastMs ?? 0, addedMs ?? 0) || null,
    },
  ]
}

const among = (
  kind: string,
  category: string,
  ids: readonly number[],
  statistics: PlayStatistics,
): ChartRule => ({
  rule: `chart:${kind}:${category}`,
  type: null,
  name: told((texts) => texts.charts.category(readText(categoryText(category), texts))),
  description: told((texts) => texts.charts.categoryMore(readText(categoryText(category), texts))),
  updateFrequency: withPlays,
  tags: [chartCategory, category],
  songIds: playedFirst(ids, statistics),
  updatedMs: statistics.lastMs,
})

/** Groups genres by their category. */
const styles = (pool: SongPool): { category: string; genres: string[] }[] => {
  const byCategory = new Map<string, { category: string; genres: string[]; songs: number }>()
  for (const [key, { name, songs }] of pool.genres()) {
    const category = genreCategory(name)
    const old = byCategory.get(category) ?? { category, genres: [], songs: 0 }
    byCategory.set(category, { category, genres: [...old.genres, key], songs: old.songs + songs })
  }
  return [...byCategory.values()]
    .filter(({ songs }) => songs >= least)
    .sort((one, other) => other.songs - one.songs || (one.category < other.category ? -1 : 1))
    .slice(0, mostStyles)
}

const ages = (pool: SongPool): number[] =>
  [...pool.decades()]
    .flatMap(([decade, songs]) => (songs >= least ? [decade] : []))
    .sort((one, other) => other - one)
    .slice(0, mostAges)

/** Returns the official charts, then those of styles and of decades. Empty charts are left out. */
export function chartRules(made: Made): ChartRule[] {
  const { pool, statistics } = made
  return [
    ...official(made),
    ...styles(pool).map(({ category, genres }) =>
      among('style', category, pool.ofGenres(...genres), statistics),
    ),
    ...ages(pool).map((decade) => among('decade', decadeCategory(decade), pool.ofDecade(decade), statistics)),
  ].filter(({ songIds }) => songIds.length > 0)
}
