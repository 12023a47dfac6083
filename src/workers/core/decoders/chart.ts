import * as v from 'valibot'
import type { PlaylistCategories, PlaylistsByTime, Toplist } from '../../../contract/replies/playlist'
import { listOf, optionalListOf } from './decoder'
import { count, dateMs, text } from './fields'
import { pageOf } from './page'
import { playlistSummary } from './playlist'

const leader = v.pipe(
  v.object({ first: text, second: text }),
  v.transform(({ first, second }) => ({ name: first, artists: second })),
)

const chartWords = v.object({
  updateFrequency: text,
  ToplistType: v.fallback(v.nullish(v.string(), ''), ''),
  tracks: optionalListOf(leader),
})

/** A chart: a playlist's card with extra fields. Official ones have a `ToplistType`. */
const chart = v.pipe(
  v.intersect([playlistSummary, chartWords]),
  v.transform(({ ToplistType, tracks, ...rest }): Toplist => ({
    ...rest,
    official: Boolean(ToplistType),
    leaders: tracks.slice(0, 3),
  })),
)

export const toplists = v.pipe(
  v.object({ list: listOf(chart) }),
  v.transform(({ list }) => list),
)

const category = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  category: count,
  hot: v.fallback(v.nullish(v.boolean(), false), false),
})

export const categories = v.pipe(
  v.object({
    all: v.nullish(v.object({ name: text })),
    sub: listOf(category),
    categories: v.fallback(v.nullish(v.record(v.string(), v.string()), {}), {}),
  }),
  v.transform(({ all, sub, categories: groups }): PlaylistCategories => ({
    all: all?.name || '全部歌单',
    groups: Object.entries(groups ?? {}).map(([id, name]) => ({ id: Number(id), name })),
    categories: sub.map(({ name, category: group, hot }) => ({ name, group, hot: hot ?? false })),
  })),
)

export const categoryNames = v.pipe(
  v.object({ tags: listOf(v.object({ name: v.pipe(v.string(), v.nonEmpty()) })) }),
  v.transform(({ tags }) => tags.map(({ name }) => name)),
)

const more = v.fallback(v.nullish(v.boolean(), null), null)
const rows = v.array(v.unknown())

export const playlistPage = v.pipe(
  v.object({ playlists: rows, total: v.optional(count), more }),
  v.transform(({ playlists, total, more }) =>
    pageOf(playlistSummary, playlists, { total: total ?? null, more: more ?? null }),
  ),
)

export const playlistsByTime = v.pipe(
  v.object({ playlists: rows, total: v.optional(count), more, lasttime: dateMs }),
  v.transform(({ playlists, total, more, lasttime }): PlaylistsByTime => ({
    ...pageOf(playlistSummary, playlists, { total: total ?? null, more: more ?? null }),
    beforeMs: lasttime,
  })),
)

export const similarPlaylists = v.pipe(
  v.object({ playlists: optionalListOf(playlistSummary) }),
  v.transform(({ playlists }) => playlists),
)
