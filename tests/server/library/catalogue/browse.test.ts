import { describe, expect, it, onTestFinished } from 'vitest'
import { createBrowse, type SongQuery } from '../../../../server/library/catalogue/browse'
import { createSearch } from '../../../../server/search/search'
import { emptyLibrary, putSongs, type SyntheticSong } from '../../../support/server/synthetic-library'

const whole: SongQuery = { sort: '', genre: '', year: '', folder: '', deep: false }

const library = (songs: readonly SyntheticSong[]) => {
  const database = emptyLibrary()
  putSongs(database, songs)
  const search = createSearch(database, () => 0)
  onTestFinished(() => search.close())
  const state = { revision: 1, scanning: false, ms: 0 }
  const browse = createBrowse({
    database,
    search,
    roots: ['/music'],
    revision: () => state.revision,
    scanning: () => state.scanning,
    now: () => state.ms,
  })
  const name = new Map(songs.map(({ id, title }) => [id, title]))
  const titles = async (query: Partial<SongQuery>) =>
    (await browse.songs({ ...whole, ...query })).map((id) => name.get(id))
  const move = (id: number, path: string) => database.run('UPDATE song SET path = ? WHERE id = ?', path, id)
  return { database, browse, state, titles, move }
}

const some: readonly SyntheticSong[] = [
  { id: 1, title: '月光', artist: '周', album: 'B', year: 2001, addedMs: 30, genres: ['Folk'] },
  { id: 2, title: 'Zebra', artist: 'Abel', album: 'C', year: 1999, addedMs: 10, genres: ['folk', 'Pop'] },
  { id: 3, title: 'song 10', artist: 'Cain', album: 'A', addedMs: 20, genres: ['Pop'] },
  { id: 4, title: 'Song 2', artist: 'Cain', album: 'A', year: 1999, addedMs: 40 },
]

describe('createBrowse', () => {
  it.each<[string, string[]]>([
    ['', ['Song 2', 'song 10', '月光', 'Zebra']],
    ['title', ['Song 2', 'song 10', '月光', 'Zebra']],
    ['-title', ['Zebra', '月光', 'song 10', 'Song 2']],
    ['artist', ['Zebra', 'Song 2', 'song 10', '月光']],
    ['album', ['Song 2', 'song 10', '月光', 'Zebra']],
    ['added', ['Zebra', 'song 10', '月光', 'Song 2']],
    ['-added', ['Song 2', '月光', 'song 10', 'Zebra']],
    ['year', ['Song 2', 'Zebra', '月光', 'song 10']],
    ['-year', ['月光', 'Song 2', 'Zebra', 'song 10']],
    ['__proto__', ['Song 2', 'song 10', '月光', 'Zebra']],
  ])('sorts songs by %s: names by pinyin, 2 before 10, unknown years last', async (sort, expected) => {
    expect(await library(some).titles({ sort })).toEqual(expected)
  })

  it('sorts songs by length', async () => {
    const { database, titles } = library(some)
    database.run('UPDATE song SET duration_ms = id * 1000')
    expect(await titles({ sort: '-length' })).toEqual(['Song 2', 'song 10', 'Zebra', '月光'])
  })

  it('lists the songs of a genre, whatever its case, and of a year', async () => {
    const { titles, browse } = library(some)
    expect(await titles({ genre: 'FOLK' })).toEqual(['月光', 'Zebra'])
    expect(await titles({ year: '1999' })).toEqual(['Song 2', 'Zebra'])
    expect(await titles({ genre: 'none' })).toEqual([])
    const { genres, years } = await browse.groups()
    expect(genres.map(({ name, songCount }) => [name, songCount])).toEqual([
      ['Folk', 2],
      ['Pop', 2],
    ])
    expect(years.map(({ key, songCount }) => [key, songCount])).toEqual([
      ['2001', 1],
      ['1999', 2],
    ])
  })

  it('walks through the folders, of which a single music folder is no level', async () => {
    const { titles, move, browse } = library(some)
    move(1, '/music/a/1.mp3')
    move(2, '/music/a/b/2.mp3')
    move(3, '/music/c/3.mp3')
    const groups = await browse.groups()
    const counts = (key: string) => groups.foldersIn(key).map(({ name, songCount }) => `${name} ${songCount}`)
    expect(counts('')).toEqual(['a 2', 'c 1'])
    expect(counts('0/a')).toEqual(['b 1'])
    expect(counts('0/none')).toEqual([])
    expect(groups.wayTo('0/a/b').map(({ name }) => name)).toEqual(['music', 'a', 'b'])
    expect(await titles({ folder: '0' })).toEqual(['Song 2'])
    expect(await titles({ folder: '0/a' })).toEqual(['月光'])
    expect(await titles({ folder: '0/a', deep: true })).toEqual(['月光', 'Zebra'])
    expect(await titles({ folder: '0/../../etc' })).toEqual([])
  })

  it('lists albums and artists', async () => {
    const { browse, database } = library(some)
    const named = (table: string, ids: readonly number[]) =>
      ids.map((id) => database.first<{ name: string }>(`SELECT name FROM ${table} WHERE id = ?`, id)?.name)
    expect(named('album', await browse.albums('title'))).toEqual(['A', 'B', 'C'])
    expect(named('album', await browse.albums('-year'))).toEqual(['B', 'A', 'C'])
    expect(named('album', await browse.albums('-added'))).toEqual(['A', 'B', 'C'])
    expect(named('artist', await browse.artists(''))).toEqual(['Abel', 'Cain', '周'])
    expect(named('artist', await browse.artists('-songs'))).toEqual(['Cain', 'Abel', '周'])
  })

  it('shows a change at once, but keeps the pages of a list together while a scan runs', async () => {
    const { database, state, titles } = library(some)
    await titles({})
    putSongs(database, [{ id: 5, title: 'New', artist: 'Abel' }])
    state.revision++
    state.scanning = true
    expect(await titles({})).toHaveLength(4)
    state.ms += 5000
    expect(await titles({})).toHaveLength(5)
    putSongs(database, [{ id: 6, title: 'Newer', artist: 'Abel' }])
    state.revision++
    state.scanning = false
    expect(await titles({})).toHaveLength(6)
  })

  it('reads a library of many thousands in parts', async () => {
    const many = Array.from({ length: 2500 }, (_, at) => ({ id: at + 1, title: `Song ${2500 - at}` }))
    const { browse } = library(many)
    const ids = await browse.songs(whole)
    expect(ids).toHaveLength(2500)
    expect(ids[0]).toBe(2500)
  })
})
