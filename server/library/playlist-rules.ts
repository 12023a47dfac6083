import { decadeCategory, genreCategory } from '../discovery/category-names'
import { languages, type Language } from '../discovery/languages'
import type { Cell, Database } from '../storage/database'

/**
 * A playlist that the library itself implies. `rule` names it for ever; its songs are those of `from`, which calls
 * them `s`, in the order of `order`.
 */
export interface PlaylistRule {
  rule: string
  name: string
  copywriter: string
  description: string
  tags: readonly string[]
  from: string
  order: string
  cells: readonly Cell[]
  /** Fewest songs that make it worth a card. */
  least: number
}

const byAlbum = 's.album_id, s.disc_no, s.track_no, s.id'
/** By the day of arrival, and what came on one day album by album. */
const newestFirst = 's.added_ms / 86400000 DESC, s.album_id DESC, s.disc_no, s.track_no, s.id'

const always: readonly PlaylistRule[] = [
  {
    rule: 'all',
    name: '全部歌曲',
    copywriter: '曲库里的每一首，新来的在前',
    description: '曲库中的所有歌曲，按加入时间从新到旧排列。',
    tags: [],
    from: 'FROM heard s',
    order: newestFirst,
    cells: [],
    least: 1,
  },
  {
    rule: 'words',
    name: '逐字歌词',
    copywriter: '每个字都跟着歌声走',
    description: '带有逐字歌词的歌曲。',
    tags: ['歌词'],
    from: "FROM heard s WHERE s.id IN (SELECT song_id FROM lyric WHERE kind = 'yrc')",
    order: byAlbum,
    cells: [],
    least: 1,
  },
  {
    rule: 'translated',
    name: '有翻译的歌',
    copywriter: '听不懂也能读懂',
    description: '歌词附有翻译的歌曲。',
    tags: ['歌词'],
    from: "FROM heard s WHERE s.id IN (SELECT song_id FROM lyric WHERE kind IN ('tlyric', 'ytlrc'))",
    order: byAlbum,
    cells: [],
    least: 1,
  },
  {
    rule: 'lossless',
    name: '无损音质',
    copywriter: '一个细节也不少',
    description: '以无损格式保存的歌曲。',
    tags: ['音质'],
    from: 'FROM heard s WHERE s.lossless = 1',
    order: byAlbum,
    cells: [],
    least: 1,
  },
  {
    rule: 'short',
    name: '短歌集',
    copywriter: '三分钟以内，由短到长',
    description: '不足三分钟的歌曲，短的在前。',
    tags: ['时长'],
    from: 'FROM heard s WHERE s.duration_ms < 180000',
    order: 's.duration_ms, s.id',
    cells: [],
    least: 2,
  },
  {
    rule: 'long',
    name: '长曲',
    copywriter: '六分钟以上，慢慢听',
    description: '超过六分钟的歌曲，长的在前。',
    tags: ['时长'],
    from: 'FROM heard s WHERE s.duration_ms > 360000',
    order: 's.duration_ms DESC, s.id DESC',
    cells: [],
    least: 2,
  },
]

const mostArtists = 6
const mostGenres = 12

const ofArtist = (id: number, name: string): PlaylistRule => ({
  rule: `artist:${id}`,
  name: `${name} 作品集`,
  copywriter: `曲库里的 ${name}`,
  description: `${name} 在曲库中的歌曲，按专辑排列。`,
  tags: [],
  from: 'FROM heard s WHERE s.id IN (SELECT song_id FROM song_artist WHERE artist_id = ?)',
  order: byAlbum,
  cells: [id],
  least: 3,
})

/** @param key the genre as SQL's `lower` spells it */
const ofGenre = (key: string, genre: string): PlaylistRule => ({
  rule: `genre:${key}`,
  name: `${genre} 精选`,
  copywriter: `标着 ${genre} 的歌`,
  description: `曲库中风格为 ${genre} 的歌曲。`,
  tags: [genreCategory(genre)],
  from: 'FROM heard s WHERE s.id IN (SELECT song_id FROM song_genre WHERE lower(genre) = ?)',
  order: byAlbum,
  cells: [key],
  least: 2,
})

const ofDecade = (decade: number): PlaylistRule => ({
  rule: `decade:${decade}`,
  name: `${decade} 年代`,
  copywriter: `${decade} 到 ${decade + 9} 年的歌`,
  description: `${decade} 年至 ${decade + 9} 年间发行的歌曲，按年份排列。`,
  tags: [decadeCategory(decade)],
  from: 'FROM heard s WHERE s.year BETWEEN ? AND ?',
  order: 's.year, s.album_id, s.track_no, s.id',
  cells: [decade, decade + 9],
  least: 2,
})

const ofLanguage = ({ key, name, sign, sql }: Language): PlaylistRule => ({
  rule: `language:${key}`,
  name: `${name}歌曲`,
  copywriter: `曲库里的${name}歌`,
  description: `曲库中歌名${sign}的歌曲。`,
  tags: [name],
  from: `FROM heard s WHERE ${sql}`,
  order: byAlbum,
  cells: [],
  least: 4,
})

const byArtist = (database: Database): PlaylistRule[] =>
  database
    .all<{ id: number; name: string }>(
      `SELECT ar.id, ar.name FROM heard s JOIN song_artist sa ON sa.song_id = s.id
       JOIN artist ar ON ar.id = sa.artist_id GROUP BY ar.id HAVING count(*) >= 3
       ORDER BY count(*) DESC, ar.id LIMIT ${mostArtists}`,
    )
    .map(({ id, name }) => ofArtist(id, name))

const byGenre = (database: Database): PlaylistRule[] =>
  database
    .all<{ key: string; genre: string }>(
      `SELECT lower(sg.genre) AS key, min(sg.genre) AS genre FROM heard s JOIN song_genre sg ON sg.song_id = s.id
       GROUP BY key HAVING count(*) >= 2 ORDER BY count(*) DESC, key LIMIT ${mostGenres}`,
    )
    .map(({ key, genre }) => ofGenre(key, genre))

const byDecade = (database: Database): PlaylistRule[] =>
  database
    .all<{ decade: number }>(
      `SELECT s.year / 10 * 10 AS decade FROM heard s WHERE s.year IS NOT NULL
       GROUP BY decade HAVING count(*) >= 2 ORDER BY decade DESC`,
    )
    .map(({ decade }) => ofDecade(decade))

/** Every rule that the songs of this moment call for, in the order in which they are recommended. */
export function playlistRules(database: Database): PlaylistRule[] {
  return [
    ...always,
    ...byGenre(database),
    ...byArtist(database),
    ...byDecade(database),
    ...languages.map(ofLanguage),
  ]
}

/**
 * The rule of that name, whether or not it is called for now: a list that someone has collected stays when the
 * library outgrows it. Undefined when no list can be made by it.
 */
export function playlistRule(database: Database, rule: string): PlaylistRule | undefined {
  const [kind, ...rest] = rule.split(':')
  const word = rest.join(':')
  if (kind === 'genre') {
    const sql = 'SELECT min(genre) AS genre FROM song_genre WHERE lower(genre) = ?'
    return ofGenre(word, database.first<{ genre: string | null }>(sql, word)?.genre ?? word)
  }
  const language = kind === 'language' && languages.find(({ key }) => key === word)
  if (language) return ofLanguage(language)
  if (kind === 'decade') return ofDecade(Number(word))
  if (kind === 'artist') {
    const artist = database.first<{ name: string }>('SELECT name FROM artist WHERE id = ?', Number(word))
    return artist && ofArtist(Number(word), artist.name)
  }
  return always.find((one) => one.rule === rule)
}
