import { describe, expect, it } from 'vitest'
import { createChooser } from '../../../server/discovery/chooser'
import { createRecommendations } from '../../../server/discovery/recommendations'
import { emptyLibrary, like, play, putListener, putSongs, poolOf } from '../support/synthetic-library'

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
  const choose = createChooser(
    database,
    poolOf(database, () => clock.revision),
  )
  const recommendations = createRecommendations(database, choose, () => clock.ms)
  return { database, clock, recommendations, user: putListener(database) }
}

const idsOf = (list: readonly { songId: number }[]) => list.map(({ songId }) => songId)

describe('createRecommendations', () => {
  it('chooses thirty different songs, the same all day, others the next', () => {
    const { recommendations, user } = library(400)
    const first = recommendations.ofDay(user, day)
    expect(new Set(idsOf(first)).size).toBe(30)
    expect(recommendations.ofDay(user, day)).toEqual(first)
    expect(recommendations.ofDay(user, '2026-11-22')).not.toEqual(first)
  })

  it('gives the same songs for the same listener, day and library', () => {
    const [one, other] = [library(400), library(400)]
    expect(one.recommendations.ofDay(one.user, day)).toEqual(other.recommendations.ofDay(other.user, day))
  })

  it('keeps listeners apart', () => {
    const { database, recommendations, user } = library(400)
    const other = putListener(database, 'Other')
    expect(idsOf(recommendations.ofDay(other, day))).not.toEqual(idsOf(recommendations.ofDay(user, day)))
    recommendations.dislike(user, day, idsOf(recommendations.ofDay(user, day))[0]!)
    expect(recommendations.days(other)).toEqual([day])
  })

  it('gives all of a library of fewer songs, and what came since when asked again', () => {
    const { database, clock, recommendations, user } = library(5)
    expect(new Set(idsOf(recommendations.ofDay(user, day)))).toEqual(new Set([1, 2, 3, 4, 5]))
    const before = recommendations.ofDay(user, day)
    putSongs(database, [{ id: 6 }])
    clock.revision++
    expect(recommendations.ofDay(user, day)).toEqual([...before, { songId: 6, reason: expect.any(String) }])
  })

  it('favours the artists a listener likes, and says so', () => {
    const { database, recommendations, user } = library(400)
    // the songs of one artist in forty, of which a listener likes three
    like(database, user, 3, 43, 83)
    const all = Array.from({ length: 20 }, (_, at) =>
      recommendations.ofDay(user, `2026-10-${at + 10}`),
    ).flat()
    const theirs = all.filter(({ songId }) => (songId - 1) % 40 === 2)
    expect(theirs.length / all.length).toBeGreaterThan(3 / 40)
    for (const { songId, reason } of theirs)
      expect(reason).toBe([3, 43, 83].includes(songId) ? '你喜欢的歌' : '根据你喜欢的 Artist 2 推荐')
  })

  it('gives reasons that are true', () => {
    const { database, clock, recommendations, user } = library(12)
    for (const at of [1, 2, 3]) play(database, user, 4, clock.ms - 40 * dayMs + at * 10_000)
    play(database, user, 5, clock.ms - 40 * dayMs)
    play(database, user, 6, clock.ms - dayMs)
    const reasons = new Map(recommendations.ofDay(user, day).map(({ songId, reason }) => [songId, reason]))
    expect(reasons.get(4)).toBe('因为你常听 Artist 3')
    expect(reasons.get(5)).toBe('好久没听了')
    expect(reasons.get(6)).toBe('来自你的曲库')
    expect(reasons.get(7)).toBe('还没听过的歌')
  })

  it('puts another song in the place of a disliked one, which stays away for a month', () => {
    const { clock, recommendations, user } = library(31)
    const before = recommendations.ofDay(user, day)
    const gone = before[3]!.songId
    const other = recommendations.dislike(user, day, gone)!
    expect(idsOf(before)).not.toContain(other.songId)
    const after = recommendations.ofDay(user, day)
    expect(after).toEqual(before.map((each) => (each.songId === gone ? other : each)))
    expect(idsOf(recommendations.ofDay(user, '2026-11-30'))).not.toContain(gone)
    clock.ms += 31 * dayMs
    const later = [1, 2, 3].flatMap((at) => idsOf(recommendations.ofDay(user, `2027-01-0${at}`)))
    expect(later).toContain(gone)
  })

  it('leaves the place empty when there is no other song, and knows only songs of the day', () => {
    const { recommendations, user } = library(3)
    expect(recommendations.dislike(user, day, 1)).toBeUndefined()
    recommendations.ofDay(user, day)
    expect(recommendations.dislike(user, day, 1)).toBeNull()
    expect(new Set(idsOf(recommendations.ofDay(user, day)))).toEqual(new Set([2, 3]))
    expect(recommendations.dislike(user, day, 1)).toBeUndefined()
  })

  it('chooses afresh when asked, without those chosen before as far as there are others', () => {
    const { recommendations, user } = library(70)
    const first = idsOf(recommendations.ofDay(user, day))
    const second = idsOf(recommendations.ofDay(user, day, true))
    expect(second.filter((id) => first.includes(id))).toEqual([])
    expect(idsOf(recommendations.ofDay(user, day))).toEqual(second)
    const small = library(40)
    const old = idsOf(small.recommendations.ofDay(small.user, day))
    const fresh = idsOf(small.recommendations.ofDay(small.user, day, true))
    expect(fresh.filter((id) => !old.includes(id))).toHaveLength(10)
    expect(fresh).toHaveLength(30)
  })

  it('remembers its days, the newest first, and nothing of others', () => {
    const { recommendations, user } = library(40)
    const past = recommendations.ofDay(user, '2026-11-20')
    recommendations.ofDay(user, day)
    expect(recommendations.days(user)).toEqual([day, '2026-11-20'])
    expect(recommendations.kept(user, '2026-11-20')).toEqual(past)
    expect(recommendations.kept(user, '1999-01-01')).toEqual([])
  })
})
