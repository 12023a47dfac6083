import { describe, expect, it } from 'vitest'
import { createSimilarity } from '../../../server/discovery/similarity'
import { emptyLibrary, putSongs, type SyntheticSong, poolOf } from '../../support/server/synthetic-library'

const library = (songs: readonly SyntheticSong[]) => {
  const database = emptyLibrary()
  putSongs(database, songs)
  const similarity = createSimilarity(
    database,
    poolOf(database, () => 1),
  )
  const artist = (name: string) =>
    database.first<{ id: number }>('SELECT id FROM artist WHERE name = ?', name)!.id
  return { database, similarity, artist }
}

describe('createSimilarity', () => {
  it('finds songs that share an artist before those that share a genre, and never the song itself', () => {
    const { similarity } = library([
      { id: 1, artist: 'A', album: 'One', genres: ['Folk'], year: 1991 },
      { id: 2, artist: 'A', album: 'One', genres: ['Folk'], year: 1991 },
      { id: 3, artist: 'A', album: 'Two', genres: ['Rock'] },
      { id: 4, artist: 'B', album: 'Other', genres: ['folk'], year: 1995 },
      { id: 5, artist: 'C', album: 'More', genres: ['Folk'], year: 2020 },
      { id: 6, artist: 'D', album: 'None', genres: ['Jazz'] },
    ])
    expect(similarity.songs(1)).toEqual([2, 3, 4, 5])
  })

  it('finds nothing for unknown songs and for a song that shares nothing', () => {
    const { similarity, artist } = library([{ id: 1, artist: 'A', genres: ['Folk'] }])
    expect([similarity.songs(1), similarity.songs(2), similarity.artists(artist('A'))]).toEqual([[], [], []])
    expect(similarity.artists(7)).toEqual([])
  })

  it('leaves out songs that are no longer available', () => {
    const { database, similarity } = library([
      { id: 1, artist: 'A' },
      { id: 2, artist: 'A' },
    ])
    database.run('UPDATE song SET missing = 1 WHERE id = 2')
    expect(similarity.songs(1)).toEqual([])
  })

  it('finds artists who appear together before those of the same genre', () => {
    const { database, similarity, artist } = library([
      { id: 1, artist: 'A', genres: ['Folk'] },
      { id: 2, artist: 'B', genres: ['Folk'] },
      { id: 3, artist: 'C', genres: ['Jazz'] },
      { id: 4, artist: 'D', genres: ['Metal'] },
    ])
    database.run('INSERT INTO song_artist(song_id, position, artist_id) VALUES (1, 1, ?)', artist('C'))
    expect(similarity.artists(artist('A'))).toEqual([artist('C'), artist('B')])
  })
})
