import { describe, expect, it } from 'vitest'
import { createActiveSongs } from '../../../../server/library/catalogue/availability'
import { createPlaylists, playlistCover } from '../../../../server/library/playlists/playlists'
import type { Database } from '../../../../server/storage/database'
import { asWritten } from '../../../support/server/as-written'
import { memoryDatabase } from '../../../support/server/memory-database'

interface SongRow {
  id: number
  album?: number
  track?: number
  year?: number | null
  seconds?: number
  lossless?: boolean
  day?: number
  root?: string
  genre?: string
  words?: boolean
  translated?: boolean
  cover?: string
}

const day = 86_400_000

const put = (database: Database, rows: readonly SongRow[]) =>
  database.transaction(() => {
    for (const row of rows) {
      const { id, album = 1, track = id, root = '/music' } = row
      database.run("INSERT OR IGNORE INTO artist(id, name, norm) VALUES (1, '甲', '甲')")
      database.run(
        'INSERT OR IGNORE INTO album(id, name, norm, artist_id) VALUES (?1, ?2, ?2, 1)',
        album,
        `Album ${album}`,
      )
      database.run(
        `INSERT INTO song(id, root, path, size, mtime_ms, beside, audio_key, title, album_id, track_no, disc_no, year,
           duration_ms, codec, bitrate, sample_rate, bits, lossless, cover_key, added_ms)
         VALUES (?1, ?2, ?1, 1, 1, '', ?1, ?1, ?3, ?4, 1, ?5, ?6, 'mp3', 1, 1, 16, ?7, ?8, ?9)`,
        id,
        root,
        album,
        track,
        row.year ?? null,
        (row.seconds ?? 200) * 1000,
        row.lossless ? 1 : 0,
        row.cover ?? null,
        (row.day ?? 0) * day + id,
      )
      database.run('INSERT INTO song_artist(song_id, position, artist_id) VALUES (?, 0, 1)', id)
      if (row.genre) database.run('INSERT INTO song_genre(song_id, genre) VALUES (?, ?)', id, row.genre)
      const lyric = 'INSERT INTO lyric(song_id, kind, text) VALUES (?, ?, ?)'
      if (row.words) database.run(lyric, id, 'yrc', 'x')
      if (row.translated) for (const kind of ['tlyric', 'ytlrc']) database.run(lyric, id, kind, 'x')
    }
  })

const ready = (rows: readonly SongRow[]) => {
  const database = memoryDatabase()
  createActiveSongs(database, ['/music'])
  put(database, rows)
  const library = { revision: 1, scanning: false, nowMs: 1_800_000_000_000 }
  const playlists = createPlaylists({
    database,
    revision: () => library.revision,
    scanning: () => library.scanning,
    now: () => library.nowMs,
  })
  const named = (name: string) => playlists.all().find((list) => asWritten(list.name) === name)
  const idsOf = (name: string, limit = 1000, offset = 0) =>
    playlists.entries(named(name)?.id ?? 0, limit, offset).map(({ id }) => id)
  return { database, library, playlists, named, idsOf }
}

describe('createPlaylists', () => {
  it('sorts by the day of arrival, then album by album', () => {
    const { idsOf, named, playlists } = ready([
      { id: 1, album: 1, track: 2, day: 5 },
      { id: 2, album: 1, track: 1, day: 5 },
      { id: 3, album: 2, day: 5 },
      { id: 4, album: 3, day: 9 },
      { id: 5, album: 3, day: 2 },
    ])
    expect(idsOf('全部歌曲')).toEqual([4, 3, 2, 1, 5])
    expect(idsOf('全部歌曲', 2, 1)).toEqual([3, 2])
    expect(idsOf('全部歌曲', 2, 5)).toEqual([])
    expect(named('全部歌曲')).toMatchObject({ trackCount: 5, updatedMs: 9 * day + 4 })
    expect(playlists.entries(named('全部歌曲')!.id, 1, 0)).toEqual([{ id: 4, atMs: 9 * day + 4 }])
  })

  it('computes playlists by lyrics, translations, durations, formats, genres and years', () => {
    const { idsOf } = ready([
      { id: 1, album: 2, seconds: 100, year: 1995, genre: 'FOLK', words: true, lossless: true },
      { id: 2, album: 1, seconds: 90, year: 1991, genre: 'Folk', translated: true },
      { id: 3, album: 1, seconds: 400, year: 2001, translated: true, words: true },
      { id: 4, album: 1, seconds: 500, year: null, lossless: true },
    ])
    expect(idsOf('逐字歌词')).toEqual([3, 1])
    expect(idsOf('有翻译的歌')).toEqual([2, 3])
    expect(idsOf('无损音质')).toEqual([4, 1])
    expect(idsOf('短歌集')).toEqual([2, 1])
    expect(idsOf('长曲')).toEqual([4, 3])
    expect(idsOf('FOLK 精选')).toEqual([2, 1])
    expect(idsOf('1990 年代')).toEqual([2, 1])
    expect(idsOf('2000 年代')).toEqual([])
    expect(idsOf('甲 作品集')).toEqual([2, 3, 4, 1])
  })

  it('leaves out missing songs, songs of other folders and uploads', () => {
    const { database, library, idsOf, named } = ready([
      { id: 1 },
      { id: 2 },
      { id: 3, root: '/else' },
      { id: 4 },
    ])
    const { id } = database.run("INSERT INTO user(nickname, created_ms) VALUES ('a', 1)")
    database.run('UPDATE song SET owner_id = ? WHERE id = 4', id)
    expect(idsOf('全部歌曲')).toEqual([1, 2])
    database.run('UPDATE song SET missing = 1 WHERE id = 1')
    library.revision++
    expect(idsOf('全部歌曲')).toEqual([2])
    expect(named('全部歌曲')).toMatchObject({ trackCount: 1 })
  })

  it('finds the playlists that contain a song', () => {
    const { playlists, named } = ready([{ id: 1, lossless: true }, { id: 2 }])
    expect(playlists.containing(1)).toEqual([named('全部歌曲')!.id, named('无损音质')!.id])
    expect(playlists.containing(2)).toEqual([named('全部歌曲')!.id])
    expect(playlists.containing(7)).toEqual([])
  })

  it('keeps its ids, and uses the covers of the first albums', () => {
    const { library, named } = ready(
      [1, 2, 3, 4, 5, 6].map((album) => ({
        id: album,
        album,
        cover: `c${Math.max(2, album)}`,
        lossless: true,
      })),
    )
    const before = named('无损音质')!
    expect(before.tiles).toEqual(['c2', 'c3', 'c4', 'c5'])
    expect(playlistCover(before.id, before.tiles)).toMatch(/^p\d+-[0-9a-f]{8}$/)
    library.revision++
    expect(asWritten(named('无损音质'))).toEqual(asWritten(before))
  })

  it('is at most two seconds behind a scan, and up to date after it', () => {
    const { database, library, idsOf } = ready([{ id: 1 }])
    expect(idsOf('全部歌曲')).toEqual([1])
    library.scanning = true
    put(database, [{ id: 2 }])
    library.revision++
    library.nowMs += 1999
    expect(idsOf('全部歌曲')).toEqual([1])
    library.nowMs += 1
    expect(idsOf('全部歌曲')).toEqual([1, 2])
    put(database, [{ id: 3 }])
    library.revision++
    expect(idsOf('全部歌曲')).toEqual([1, 2])
    library.scanning = false
    expect(idsOf('全部歌曲')).toEqual([1, 2, 3])
  })

  it('still finds a playlist whose rule no longer applies', () => {
    const { database, library, playlists, named } = ready([
      { id: 1, genre: 'Folk', year: 1991 },
      { id: 2, genre: 'folk', year: 1992 },
      { id: 3 },
    ])
    const lists = ['Folk 精选', '1990 年代', '甲 作品集', '无损音质'].map((name) => named(name)?.id ?? 0)
    database.run('UPDATE song SET missing = 1 WHERE id > 1')
    library.revision++
    expect(named('Folk 精选')).toBeUndefined()
    expect(lists.map((id) => playlists.byId(id)?.trackCount)).toEqual([1, 1, 1, undefined])
    expect(playlists.entries(lists[1]!, 10, 0).map(({ id }) => id)).toEqual([1])
  })

  it('has no playlists in an empty library', () => {
    const { playlists } = ready([])
    expect(playlists.all()).toEqual([])
    expect(playlists.byId(300_000_001)).toBeUndefined()
    expect(playlists.entries(300_000_001, 10, 0)).toEqual([])
  })
})
