import { describe, expect, it } from 'vitest'
import { createDoubles } from '../../../../server/library/report/doubles'
import { emptyLibrary, putSongs, type SyntheticSong } from '../../../support/server/synthetic-library'

const library = (songs: readonly SyntheticSong[]) => {
  const database = emptyLibrary()
  putSongs(database, songs)
  let revision = 1
  const find = createDoubles(database, () => revision)
  return {
    database,
    find,
    set: (id: number, column: 'audio_key' | 'duration_ms' | 'missing', value: string | number) =>
      database.run(`UPDATE song SET ${column} = ? WHERE id = ?`, value, id),
    change: () => void revision++,
  }
}

describe('createDoubles', () => {
  it('finds songs with the same sound, whatever they are called', async () => {
    const { find, set } = library([
      { id: 1, title: 'One' },
      { id: 2, title: 'Two' },
      { id: 3, title: 'Three' },
    ])
    for (const id of [1, 3]) set(id, 'audio_key', 'same')
    expect(await find()).toEqual({ same: [[1, 3]], similar: [] })
  })

  it('finds songs of one title and artist whose lengths are within two seconds', async () => {
    const { find, set } = library([
      { id: 1, title: 'Moon  River' },
      { id: 2, title: 'moon river' },
      { id: 3, title: 'Moon River' },
      { id: 4, title: 'Moon River', artist: 'Another' },
    ])
    set(2, 'duration_ms', 202_000)
    set(3, 'duration_ms', 204_001)
    expect((await find()).similar).toEqual([[1, 2]])
  })

  it('does not name songs with the same sound once more as similar', async () => {
    const { find, set } = library([
      { id: 1, title: 'Song' },
      { id: 2, title: 'Song' },
    ])
    for (const id of [1, 2]) set(id, 'audio_key', 'same')
    expect(await find()).toEqual({ same: [[1, 2]], similar: [] })
  })

  it('leaves out songs whose files are gone, as soon as the library has changed', async () => {
    const { find, set, change } = library([
      { id: 1, title: 'Song' },
      { id: 2, title: 'Song' },
    ])
    expect((await find()).similar).toEqual([[1, 2]])
    set(2, 'missing', 1)
    expect((await find()).similar).toEqual([[1, 2]])
    change()
    expect((await find()).similar).toEqual([])
  })

  it('goes through a library of many thousands', async () => {
    const { find } = library(
      Array.from({ length: 4500 }, (_, at) => ({ id: at + 1, title: `Song ${at % 4499}` })),
    )
    expect((await find()).similar).toEqual([[1, 4500]])
  })
})
