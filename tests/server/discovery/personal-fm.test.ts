import { describe, expect, it } from 'vitest'
import { createSongChooser } from '../../../server/discovery/song-chooser'
import { createPersonalFm } from '../../../server/discovery/personal-fm'
import { emptyLibrary, like, putListener, putSongs, poolOf } from '../../support/server/synthetic-library'

const library = (songs: number) => {
  const database = emptyLibrary()
  putSongs(
    database,
    Array.from({ length: songs }, (_, at) => ({ id: at + 1, artist: `Artist ${at % 20}` })),
  )
  const pool = poolOf(database, () => 1)
  const radio = createPersonalFm(database, createSongChooser(database, pool), () => 1)
  return { database, radio, user: putListener(database) }
}

describe('createPersonalFm', () => {
  it('returns three songs at a time, none of them among the last twenty', () => {
    const { radio, user } = library(60)
    const given: number[] = []
    for (let round = 0; round < 40; round++) {
      const next = radio.next(user)
      expect(next).toHaveLength(3)
      for (const id of next) expect(given.slice(-20)).not.toContain(id)
      given.push(...next)
    }
    expect(new Set(given).size).toBeGreaterThan(50)
  })

  it('continues in a smaller library with the songs given longest ago', () => {
    const { radio, user } = library(7)
    const given = Array.from({ length: 10 }, () => radio.next(user)).flat()
    for (const [at, id] of given.entries()) expect(given.slice(Math.max(0, at - 4), at)).not.toContain(id)
    expect(library(1).radio.next(null)).toEqual([1])
    expect(library(0).radio.next(null)).toEqual([])
  })

  it('never repeats a song that the listener trashed, but gives it to others', () => {
    const { database, radio, user } = library(6)
    for (const id of [1, 2, 3]) radio.trash(user, id)
    radio.trash(user, 3)
    expect(radio.trashedCount(user)).toBe(3)
    const mine = Array.from({ length: 6 }, () => radio.next(user)).flat()
    expect(new Set(mine)).toEqual(new Set([4, 5, 6]))
    const other = putListener(database, 'Other')
    expect(radio.trashedCount(other)).toBe(0)
    const theirs = Array.from({ length: 4 }, () => radio.next(other)).flat()
    expect(new Set(theirs).size).toBe(6)
    for (const id of [4, 5, 6]) radio.trash(user, id)
    expect(radio.next(user)).toEqual([])
  })

  it('treats all visitors as one, and a listener apart from everybody', () => {
    const { radio, user } = library(60)
    const visitors = [radio.next(null), radio.next(null)].flat()
    expect(new Set(visitors).size).toBe(6)
    expect(radio.next(user)).toHaveLength(3)
  })

  it('prefers the artists that a listener likes', () => {
    const { database, radio, user } = library(400)
    like(database, user, 5, 25, 45)
    const given = Array.from({ length: 60 }, () => radio.next(user)).flat()
    const theirs = given.filter((id) => (id - 1) % 20 === 4)
    expect(theirs.length / given.length).toBeGreaterThan(0.1)
  })

  it('starts with the same songs in the same library', () => {
    const [one, other] = [library(60), library(60)]
    expect([one.radio.next(null), one.radio.next(null)]).toEqual([
      other.radio.next(null),
      other.radio.next(null),
    ])
  })
})
