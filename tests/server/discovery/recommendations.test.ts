import { describe, expect, it } from 'vitest'
import { createSongChooser } from '../../../server/discovery/song-chooser'
import { createRecommendations } from '../../../server/discovery/recommendations'
import {
  emptyLibrary,
  like,
  play,
  putListener,
  putSongs,
  poolOf,
} from '../../support/server/synthetic-library'

const dayMs = 86_400_000
const day = '2026-11-21'

const library = (songs: number) => {
  const database = emptyLibrary()
  putSongs(
    database,
    Array.from({ length: songs }, (_, at) => ({
      id: at + 1,
      artist: `Artist ${at % 40}`,
      genres: [at % 2 ? 'Folk' : 'Jazz'],
    })),
  )
  const clock = { ms: 1000 * dayMs, revision: 1 }
  const choose = createSongChooser(
    database,
    poolOf(database, () => clock.revision),
  )
  const recommendations = createRecommendations(database, choose, () => clock.ms)
  return { database, clock, recommendations, user: putListener(database) }
}

const idsOf = (list: readonly { songId: number }[]) => list.map(({ songId }) => songId)

describe('createRecommendations', () => {
  it('chooses thirty different songs, the same all day and others the next', () => {
    const { recommendations, user } = library(400)
    const first = recommendations.forDay(user, day)
    expect(new Set(idsOf(first)).size).toBe(30)
    expect(recommendations.forDay(user, day)).toEqual(first)
    expect(recommendations.forDay(user, '2026-11-22')).not.toEqual(first)
  })

  it('returns the same songs for the same listener, day and library', () => {
    const [one, other] = [library(400), library(400)]
    expect(one.recommendations.forDay(one.user, day)).toEqual(other.recommendations.forDay(other.user, day))
  })

  it('chooses different songs for different listeners', () => {
    const { database, recommendations, user } = library(400)
    const other = putListener(database, 'Other')
    expect(idsOf(recommendations.forDay(other, day))).not.toEqual(idsOf(recommendations.forDay(user, day)))
    recommendations.dislike(user, day, idsOf(recommendations.forDay(user, day))[0]!)
    expect(recommendations.days(other)).toEqual([day])
  })

  it('returns all of a smaller library, and adds new songs when asked again', () => {
    const { database, clock, recommendations, user } = library(5)
    expect(new Set(idsOf(recommendations.forDay(user, day)))).toEqual(new Set([1, 2, 3, 4, 5]))
    const before = recommendations.forDay(user, day)
    putSongs(database, [{ id: 6 }])
    clock.revision++
    expect(recommendations.forDay(user, day)).toEqual([...before, { songId: 6, reason: expect.any(String) }])
  })

  it('prefers artists that the listener likes, and says so', () => {
    const { database, recommendations, user } = library(400)
    // the songs of one artist in forty, of which a listener likes three
    like(database, user, 3, 43, 83)
    const all = Array.from({ length: 20 }, (_, at) =>
      recommendations.forDay(user, `2026-10-${at + 10}`),
    ).flat()
    const theirs = all.filter(({ songId }) => (songId - 1) % 40 === 2)
    expect(theirs.length / all.length).toBeGreaterThan(3 / 40)
    for (const { songId, reason } of theirs)
      expect(reason).toBe([3, 43, 83].includes(songId) ? 'liked' : 'likedArtist:Artist 2')
  })

  it('gives true reasons', () => {
    const { database, clock, recommendations, user } = library(12)
    for (const at of [1, 2, 3]) play(database, user, 4, clock.ms - 40 * dayMs + at * 10_000)
    play(database, user, 5, clock.ms - 40 * dayMs)
    play(database, user, 6, clock.ms - dayMs)
    const reasons = new Map(recommendations.forDay(user, day).map(({ songId, reason }) => [songId, reason]))
    expect(reasons.get(4)).toBe('oftenPlayed:Artist 3')
    expect(reasons.get(5)).toBe('longAgo')
    expect(reasons.get(6)).toBe('library')
    expect(reasons.get(7)).toBe('unheard')
  })

  it('replaces a disliked song, and leaves it out for a month', () => {
    const { clock, recommendations, user } = library(31)
    const before = recommendations.forDay(user, day)
    const gone = before[3]!.songId
    const other = recommendations.dislike(user, day, gone)!
    expect(idsOf(before)).not.toContain(other.songId)
    const after = recommendations.forDay(user, day)
    expect(after).toEqual(before.map((each) => (each.songId === gone ? other : each)))
    expect(idsOf(recommendations.forDay(user, '2026-11-30'))).not.toContain(gone)
    clock.ms += 31 * dayMs
    const later = [1, 2, 3].flatMap((at) => idsOf(recommendations.forDay(user, `2027-01-0${at}`)))
    expect(later).toContain(gone)
  })

  it('replaces nothing when there is no other song, and ignores songs that are not in the day', () => {
    const { recommendations, user } = library(3)
    expect(recommendations.dislike(user, day, 1)).toBeUndefined()
    recommendations.forDay(user, day)
    expect(recommendations.dislike(user, day, 1)).toBeNull()
    expect(new Set(idsOf(recommendations.forDay(user, day)))).toEqual(new Set([2, 3]))
    expect(recommendations.dislike(user, day, 1)).toBeUndefined()
  })

  it('chooses afresh on request, without the songs chosen before as far as there are others', () => {
    const { recommendations, user } = library(70)
    const first = idsOf(recommendations.forDay(user, day))
    const second = idsOf(recommendations.forDay(user, day, true))
    expect(second.filter((id) => first.includes(id))).toEqual([])
    expect(idsOf(recommendations.forDay(user, day))).toEqual(second)
    const small = library(40)
    const old = idsOf(small.recommendations.forDay(small.user, day))
    const fresh = idsOf(small.recommendations.forDay(small.user, day, true))
    expect(fresh.filter((id) => !old.includes(id))).toHaveLength(10)
    expect(fresh).toHaveLength(30)
  })

  it('lists the listener’s own days, newest first', () => {
    const { recommendations, user } = library(40)
    const past = recommendations.forDay(user, '2026-11-20')
    recommendations.forDay(user, day)
    expect(recommendations.days(user)).toEqual([day, '2026-11-20'])
    expect(recommendations.stored(user, '2026-11-20')).toEqual(past)
    expect(recommendations.stored(user, '1999-01-01')).toEqual([])
  })
})
