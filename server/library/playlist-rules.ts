import type { Database } from '../storage/database'

/** A playlist that the library itself implies. `rule` names it for ever; `sql` gives its songs' ids in order. */
export interface PlaylistRule {
  rule: string
  name: string
  copywriter: string
  description: string
  tags: readonly string[]
  sql: string
  cell: string | number | null
  /** Fewest songs that make it worth a card. */
  least: number
}

const byAlbum = 'ORDER BY s.album_id, s.disc_no, s.track_no, s.id'
/** By the day of arrival, and what came on one day album by album. */
const newestFirst = 'ORDER BY s.added_ms / 86400000 DESC, s.album_id DESC, s.disc_no, s.track_no, s.id'

const always: readonly PlaylistRule[] = [
  {
    rule: 'all',
    name: '全部歌曲',
    copywriter: '曲库里的每一首，新来的在前',
    description: '曲库中的所有歌曲，按加入时间从新到旧排列。',
    tags: [],
    sql: `SELECT s.id FROM heard s ${newestFirst}`,
    cell: null,
    least: 1,
  },
  {
    rule: 'words',
    name: '逐字歌词',
    copywriter: '每个字都跟着歌声走',
    description: '带有逐字歌词的歌曲。',
    tags: ['歌词'],
    sql: `SELECT s.id FROM heard s JOIN lyric l ON l.song_id = s.id AND l.kind = 'yrc' ${byAlbum}`,
    cell: null,
    least: 1,
  },
  {
    rule: 'translated',
    name: '有翻译的歌',
    copywriter: '听不懂也能读懂',
    description: '歌词附有翻译的歌曲。',
    tags: ['歌词'],
    sql: `SELECT DISTINCT s.id FROM heard s JOIN lyric l ON l.song_id = s.id AND l.kind IN ('tlyric', 'ytlrc') ${byAlbum}`,
    cell: null,
    least: 1,
  },
  {
    rule: 'lossless',
    name: '无损音质',
    copywriter: '一个细节也不少',
    description: '以无损格式保存的歌曲。',
    tags: ['音质'],
    sql: `SELECT s.id FROM heard s WHERE s.lossless = 1 ${byAlbum}`,
    cell: null,
    least: 1,
  },
  {
    rule: 'short',
    name: '短歌集',
    copywriter: '三分钟以内，由短到长',
    description: '不足三分钟的歌曲，短的在前。',
    tags: ['时长'],
    sql: 'SELECT s.id FROM heard s WHERE s.duration_ms < 180000 ORDER BY s.duration_ms, s.id',
    cell: null,
    least: 2,
  },
  {
    rule: 'long',
    name: '长曲',
    copywriter: '六分钟以上，慢慢听',
    description: '超过六分钟的歌曲，长的在前。',
    tags: ['时长'],
    sql: 'SELECT s.id FROM heard s WHERE s.duration_ms > 360000 ORDER BY s.duration_ms DESC, s.id',
    cell: null,
    least: 2,
  },
]

const mostArtists = 6
const mostGenres = 12

const byArtist = (database: Database): PlaylistRule[] =>
  database
    .all<{ id: number; name: string }>(
      `SELECT ar.id, ar.name FROM heard s JOIN song_artist sa ON sa.song_id = s.id
       JOIN artist ar ON ar.id = sa.artist_id GROUP BY ar.id HAVING count(*) >= 3
       ORDER BY count(*) DESC, ar.id LIMIT ${mostArtists}`,
    )
    .map(({ id, name }) => ({
      rule: `artist:${id}`,
      name: `${name} 作品集`,
      copywriter: `曲库里的 ${name}`,
      description: `${name} 在曲库中的歌曲，按专辑排列。`,
      tags: [],
      sql: `SELECT s.id FROM heard s JOIN song_artist sa ON sa.song_id = s.id WHERE sa.artist_id = ? ${byAlbum}`,
      cell: id,
      least: 3,
    }))

const byGenre = (database: Database): PlaylistRule[] =>
  database
    .all<{ genre: string }>(
      `SELECT min(sg.genre) AS genre FROM heard s JOIN song_genre sg ON sg.song_id = s.id
       GROUP BY lower(sg.genre) HAVING count(*) >= 2 ORDER BY count(*) DESC, lower(sg.genre) LIMIT ${mostGenres}`,
    )
    .map(({ genre }) => ({
      rule: `genre:${genre.toLowerCase()}`,
      name: `${genre} 精选`,
      copywriter: `标着 ${genre} 的歌`,
      description: `曲库中风格为 ${genre} 的歌曲。`,
      tags: [genre],
      sql: `SELECT DISTINCT s.id FROM heard s JOIN song_genre sg ON sg.song_id = s.id
        WHERE lower(sg.genre) = lower(?) ${byAlbum}`,
      cell: genre,
      least: 2,
    }))

const byDecade = (database: Database): PlaylistRule[] =>
  database
    .all<{ decade: number }>(
      `SELECT year / 10 * 10 AS decade FROM heard WHERE year IS NOT NULL
       GROUP BY decade HAVING count(*) >= 2 ORDER BY decade DESC`,
    )
    .map(({ decade }) => ({
      rule: `decade:${decade}`,
      name: `${decade} 年代`,
      copywriter: `${decade} 到 ${decade + 9} 年的歌`,
      description: `${decade} 年至 ${decade + 9} 年间发行的歌曲，按年份排列。`,
      tags: [`${decade}年代`],
      sql: 'SELECT s.id FROM heard s WHERE s.year / 10 * 10 = ? ORDER BY s.year, s.album_id, s.track_no, s.id',
      cell: decade,
      least: 2,
    }))

/** Every rule that the songs of this moment call for, in the order in which they are recommended. */
export function playlistRules(database: Database): PlaylistRule[] {
  return [...always, ...byGenre(database), ...byArtist(database), ...byDecade(database)]
}
