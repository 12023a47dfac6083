import { describe, expect, it } from 'vitest'
import { createRadar } from '../../../server/discovery/radar'
import { createRecommendations } from '../../../server/discovery/recommendations'
import { createSongChooser } from '../../../server/discovery/song-chooser'
import { emptyLibrary, play, poolOf, putListener, putSongs } from '../../support/server/synthetic-library'

const dayMs = 86_400_000

const library = (songs: number) => {
  const database = emptyLibrary()
  const genres = ['Folk', 'Jazz']
  putSongs(
    database,
    Array.from({ length: songs }, (_, at) => ({ id: at + 1, artist: `Artist ${at % 40}`, genres })),
  )
  const clock = { ms: 1000 * dayMs, revision: 1 }
  const now = () => clock.ms
  const pool = poolOf(database, () => clock.revision)
  const choose = createSongChooser(database, pool)
  const radar = createRadar({ database, pool, choose, now })
  const recommendations = createRecommendations(database, choose, now)
  const idsFor = (user: number) => radar.entries(user, 100, 0).map(({ id }) => id)
  return { database, clock, radar, recommendations, idsFor, user: putListener(database) }
}

describe('createRadar', () => {
  it('chooses thirty songs, the same all day and others the next', () => {
    const { clock, radar, idsFor, user } = library(400)
    const first = idsFor(user)
    expect([new Set(first).size, radar.listFor(user)?.trackCount]).toEqual([30, 30])
    expect(idsFor(user)).toEqual(first)
    clock.ms += dayMs
    expect(idsFor(user)).not.toEqual(first)
  })

  it('keeps the list of a day while its songs are played', () => {
    const { database, clock, idsFor, user } = library(400)
    const first = idsFor(user)
    play(database, user, first[0]!, clock.ms)
    expect(idsFor(user)).toEqual(first)
  })

  it('chooses differently for each listener', () => {
    const { database, idsFor, user } = library(400)
    expect(idsFor(putListener(database, 'Other'))).not.toEqual(idsFor(user))
  })

  it('leaves out what was heard lately, unless little else is left', () => {
    const { database, clock, idsFor, user } = library(60)
    for (let id = 1; id <= 40; id++) play(database, user, id, clock.ms - dayMs)
    expect(idsFor(user).every((id) => id > 40)).toBe(true)
    for (let id = 41; id <= 55; id++) play(database, user, id, clock.ms - dayMs)
    clock.ms += dayMs
    expect(idsFor(user)).toHaveLength(30)
  })

  it('leaves out what the listener does not want recommended', () => {
    const { recommendations, clock, idsFor, user } = library(40)
    const [unwanted] = recommendations.forDay(user, '2026-11-21')
    recommendations.dislike(user, '2026-11-21', unwanted!.songId)
    for (let day = 0; day < 5; day++) {
      expect(idsFor(user)).not.toContain(unwanted!.songId)
      clock.ms += dayMs
    }
  })

  it('is no list in an empty library', () => {
    const { radar, user } = library(0)
    expect(radar.listFor(user)).toBeUndefined()
  })
})
