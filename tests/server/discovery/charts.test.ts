import { describe, expect, it } from 'vitest'
import { createCharts } from '../../../server/discovery/charts'
import { createPlayStatistics } from '../../../server/discovery/play-statistics'
import { createPlays } from '../../../server/listeners/plays'
import { asWritten } from '../../support/server/as-written'
import {
  emptyLibrary,
  play,
  putListener,
  putSongs,
  type SyntheticSong,
  poolOf,
} from '../../support/server/synthetic-library'

const dayMs = 86_400_000
const startMs = 1000 * dayMs

const library = (songs: readonly SyntheticSong[]) => {
  const database = emptyLibrary()
  putSongs(database, songs)
  const clock = { ms: startMs, revision: 1 }
  const now = () => clock.ms
  const plays = createPlays(database, now)
  const pool = poolOf(database, () => clock.revision)
  const charts = createCharts({
    database,
    pool,
    statistics: createPlayStatistics(database, plays, pool, now),
    now,
  })
  const chart = (name: string) => {
    const found = charts.list().find(({ id }) => asWritten(charts.byId(id)?.name) === name)
    return found && asWritten({ ...found, ...charts.byId(found.id)! })
  }
  return { database, clock, plays, charts, chart, user: putListener(database) }
}

const some = (count: number, more: (at: number) => Partial<SyntheticSong> = () => ({})) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, ...more(at) }))

describe('createCharts', () => {
  it('has the four official charts for any library with a song, and none for an empty one', () => {
    const { charts } = library(some(1))
    expect(charts.list().map(({ type }) => type)).toEqual(['S', 'N', 'H', 'O'])
    expect(library([]).charts.list()).toEqual([])
  })

  it('ranks by plays, and by the rise of plays this week', () => {
    const { database, chart, user } = library(some(5))
    const days = (song: number, ...ago: number[]) => {
      for (const days of ago) play(database, user, song, startMs - days * dayMs - 1)
    }
    days(1, 8, 9, 10, 11, 12)
    days(2, 1, 2, 3, 9)
    days(3, 1, 2, 30)
    days(4, 40)
    expect(chart('热歌榜')!.songIds).toEqual([1, 2, 3, 4])
    // 2 rose by two and was played more than 3, which rose by two as well; 1 fell
    expect(chart('飙升榜')!.songIds).toEqual([2, 3])
    expect(chart('热歌榜')).toMatchObject({
      updatedMs: startMs - dayMs - 1,
      description: '所有听众听得最多的歌。',
    })
  })

  it('says so when nothing was played', () => {
    const { chart } = library(some(3, (at) => ({ addedMs: [10, 30, 20][at]! })))
    expect(chart('新歌榜')!.songIds).toEqual([2, 3, 1])
    expect(chart('飙升榜')).toMatchObject({
      songIds: [2, 3, 1],
      description: expect.stringContaining('没有'),
    })
    expect(chart('热歌榜')).toMatchObject({
      songIds: [1, 3, 2],
      description: expect.stringContaining('没有'),
    })
  })

  it('moves its weeks on, also when nothing is played any more', () => {
    const { database, clock, chart, user } = library(some(2))
    play(database, user, 2, startMs - dayMs)
    expect(chart('飙升榜')!.songIds).toEqual([2])
    clock.ms += 8 * dayMs
    expect(chart('飙升榜')!.description).toContain('没有')
  })

  it('notices plays within a minute and changes of the library at once', () => {
    const { database, clock, plays, chart, user } = library(some(2))
    plays.record({ userId: user, song: { id: 1, durationMs: 0 }, seconds: 9, sourceId: '' })
    expect(chart('热歌榜')!.songIds).toEqual([1])
    clock.ms += 10_000
    for (const ms of [10_000, 10_000]) {
      clock.ms += ms
      plays.record({ userId: user, song: { id: 2, durationMs: 0 }, seconds: 9, sourceId: '' })
    }
    clock.ms += 40_000
    expect(chart('热歌榜')!.songIds).toEqual([2, 1])
    database.run('UPDATE song SET missing = 1 WHERE id = 2')
    clock.revision++
    expect(chart('新歌榜')!.songIds).toEqual([1])
    clock.ms += 61_000
    expect(chart('热歌榜')!.songIds).toEqual([1])
  })

  it('lists as originals the songs whose titles name no version', () => {
    const titles = [
      'Alive',
      'Sun (Live)',
      'Sun',
      'Discovery',
      'Rain - Remix',
      '雨（翻唱 甲）',
      '雨',
      '雪 伴奏',
    ]
    const { chart } = library(some(titles.length, (at) => ({ title: titles[at]! })))
    expect(chart('原版榜')!.songIds.map((id) => titles[id - 1])).toEqual(['雨', 'Discovery', 'Sun', 'Alive'])
  })

  it('adds charts of styles and decades with enough songs, under NetEase’s names', () => {
    const { database, chart, charts, user } = library([
      ...some(12, (at) => ({ genres: [at % 2 ? 'Folk' : 'Indie Folk'], year: 1994 })),
      ...some(9, (at) => ({ id: 100 + at, genres: ['Jazz'], year: 2003 })),
    ])
    play(database, user, 3, startMs - 1)
    const names = charts.list().map(({ id }) => asWritten(charts.byId(id)!.name))
    expect(names).toEqual(['飙升榜', '新歌榜', '热歌榜', '原版榜', '民谣榜', '90年代榜'])
    expect(chart('民谣榜')).toMatchObject({ type: null, songIds: [3, 12, 11, 10, 9, 8, 7, 6, 5, 4, 2, 1] })
  })

  it('holds at most a hundred songs, and pages through them', () => {
    const { charts, chart } = library(some(150))
    const { id, trackCount, songIds } = chart('新歌榜')!
    expect(trackCount).toBe(100)
    expect(charts.entries(id, 30, 90).map((entry) => entry.id)).toEqual(songIds.slice(90))
    expect(charts.entries(id, 30, 100)).toEqual([])
    expect(charts.entries(7, 30, 0)).toEqual([])
  })

  it('keeps its ids and is never recommended', () => {
    const { charts, clock } = library(some(3))
    const ids = charts.list().map(({ id }) => id)
    clock.revision++
    expect(charts.list().map(({ id }) => id)).toEqual(ids)
    expect([charts.all(), charts.containing(1)]).toEqual([[], []])
  })
})
