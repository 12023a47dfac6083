import { describe, expect, it } from 'vitest'
import { createPlays } from '../../../server/listeners/plays'
import { emptyLibrary, putListener, putSongs } from '../../support/server/synthetic-library'

const set = () => {
  const database = emptyLibrary()
  putSongs(database, [{ id: 1 }, { id: 2 }])
  const clock = { ms: 100_000 }
  const plays = createPlays(database, () => clock.ms)
  const kept = () =>
    database.all(
      'SELECT user_id AS userId, song_id AS songId, at_ms AS atMs, seconds, source_id AS source FROM play',
    )
  const user = putListener(database)
  const play = (
    songId: number,
    seconds: number,
    { userId = user, sourceId = '', durationMs = 200_500 } = {},
  ) => plays.record({ userId, song: { id: songId, durationMs }, seconds, sourceId })
  return { database, clock, plays, kept, user, play }
}

describe('createPlays', () => {
  it('stores who played what, when, how long and from where', () => {
    const { kept, user, play, plays } = set()
    const before = plays.revision()
    play(1, 120, { sourceId: '300000001' })
    expect(kept()).toEqual([{ userId: user, songId: 1, atMs: 100_000, seconds: 120, source: '300000001' }])
    expect(plays.revision()).not.toBe(before)
  })

  it.each([
    [-5, 0],
    [0, 0],
    [12.9, 12],
    [201, 201],
    [9999, 201],
    [Number.NaN, 0],
    [Number.MAX_SAFE_INTEGER, 201],
  ])('stores %d seconds of a song of 200.5 as %d', (seconds, taken) => {
    const { kept, play } = set()
    play(1, seconds)
    expect(kept()).toMatchObject([{ seconds: taken }])
  })

  it('accepts at most a day for a song of unknown duration', () => {
    const { kept, play } = set()
    play(1, 1e9, { durationMs: 0 })
    expect(kept()).toMatchObject([{ seconds: 86_400 }])
  })

  it('takes a second report within seconds for the same play', () => {
    const { database, clock, kept, play } = set()
    play(1, 30)
    clock.ms += 4000
    play(1, 34)
    play(1, 20)
    expect(kept()).toMatchObject([{ seconds: 34, atMs: 100_000 }])
    play(2, 5)
    play(1, 5, { userId: putListener(database, 'Other') })
    expect(kept()).toHaveLength(3)
    clock.ms += 1000
    play(1, 30)
    expect(kept()).toHaveLength(4)
  })

  it('shortens a long source', () => {
    const { kept, play } = set()
    play(1, 1, { sourceId: 'x'.repeat(10_000) })
    expect(kept()).toMatchObject([{ source: 'x'.repeat(64) }])
  })
})
