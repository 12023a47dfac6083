import type { Cell, Database } from '../storage/database'

/** The ids of the songs that everyone may hear, read once for each state of the library, oldest first. */
export interface SongPool {
  /** A number that changes whenever the lists below do. */
  revision(): number
  all(): readonly number[]
  /** @param genre in lower case */
  ofGenre(genre: string): readonly number[]
  ofArtist(artistId: number): readonly number[]
  /** Those released from the first of a decade's years to the last. */
  ofDecade(decade: number): readonly number[]
  /** Those whose titles tell of no cover, concert, remix or accompaniment. */
  originals(): readonly number[]
}

const genreSql =
  's.id IN (SELECT song_id FROM song_genre INDEXED BY song_genre_by_genre WHERE lower(genre) = ?)'
const artistSql = 's.id IN (SELECT song_id FROM song_artist WHERE artist_id = ?)'

/** What titles say of a recording that is not a song's first: `(Live)`, `- Remix`, `（翻唱 …）`. */
const versions = [
  '(live|（live|[live| - live|live版|live at |现场|演唱会',
  '(cover|（cover|[cover|cover by| cover)|翻唱|翻自',
  'remix|混音|instrumental|karaoke|伴奏|acoustic ver|(demo|（demo',
].flatMap((words) => words.split('|'))
const originalSql = `NOT (${versions.map((words) => `s.title LIKE '%${words}%'`).join(' OR ')})`

/** @param revision a number that changes whenever the library does */
export function createSongPool(database: Database, revision: () => number): SongPool {
  let kept: { revision: number; lists: Map<string, readonly number[]> } | null = null
  const list = (key: string, condition: string, ...cells: Cell[]): readonly number[] => {
    if (kept?.revision !== revision()) kept = { revision: revision(), lists: new Map() }
    const known = kept.lists.get(key)
    if (known) return known
    const sql = `SELECT json_group_array(s.id ORDER BY s.id) AS ids FROM heard s WHERE ${condition}`
    const made = JSON.parse(database.first<{ ids: string }>(sql, ...cells)?.ids ?? '[]') as number[]
    kept.lists.set(key, made)
    return made
  }
  return {
    revision,
    all: () => list('all', 'TRUE'),
    ofGenre: (genre) => list(`genre ${genre}`, genreSql, genre),
    ofArtist: (artistId) => list(`artist ${artistId}`, artistSql, artistId),
    ofDecade: (decade) => list(`decade ${decade}`, 's.year BETWEEN ? AND ?', decade, decade + 9),
    originals: () => list('originals', originalSql),
  }
}
