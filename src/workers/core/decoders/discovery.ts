import * as v from 'valibot'
import type { PlaylistSummary } from '../../../contract/replies/playlist'
import { album } from './album'
import { listOf, optionalListOf } from './decoder'
import { count } from './fields'
import { pageOf } from './page'
import { playlistSummary } from './playlist'
import { track } from './track'

/** A new song, inside an entry. */
const newSong = v.pipe(
  v.object({ song: track }),
  v.transform(({ song }) => song),
)

export const newSongs = v.pipe(
  v.object({ result: listOf(newSong) }),
  v.transform(({ result }) => result),
)

const named = v.pipe(
  v.object({ name: v.pipe(v.string(), v.nonEmpty()) }),
  v.transform(({ name }) => name),
)

/** The names of items that have no screen. */
export const names = v.pipe(
  v.object({ result: optionalListOf(named) }),
  v.transform(({ result }) => result),
)

export const dailySongs = v.pipe(
  v.object({ data: v.object({ dailySongs: listOf(track) }) }),
  v.transform(({ data }) => data.dailySongs),
)

/** The song that replaces a disliked one; null if there is no valid one. */
export const replacementTrack = v.pipe(
  v.object({ data: v.fallback(v.nullish(track, null), null) }),
  v.transform(({ data }) => data),
)

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))

export const recommendedDays = v.pipe(
  v.object({ data: v.nullish(v.object({ dates: optionalListOf(day) })) }),
  v.transform(({ data }) => data?.dates ?? []),
)

/** The songs of a past day: servers call them `songs` or, like today's, `dailySongs`. */
export const songsOfDay = v.pipe(
  v.object({
    data: v.nullish(
      v.object({
        songs: v.optional(optionalListOf(track)),
        dailySongs: v.optional(optionalListOf(track)),
      }),
    ),
  }),
  v.transform(({ data }) => data?.songs ?? data?.dailySongs ?? []),
)

/** Recommended playlists have `playcount` in lower case. */
const resource = v.pipe(
  v.intersect([playlistSummary, v.object({ playcount: count })]),
  v.transform(({ playcount, ...list }): PlaylistSummary => ({
    ...list,
    playCount: list.playCount || Math.round(playcount),
  })),
)

export const recommendedLists = v.pipe(
  v.object({ recommend: optionalListOf(resource) }),
  v.transform(({ recommend }) => recommend),
)

export const albumPage = v.pipe(
  v.object({ albums: v.array(v.unknown()), total: v.optional(count) }),
  v.transform(({ albums, total }) => pageOf(album, albums, { total: total ?? null })),
)

export const similarSongs = v.pipe(
  v.object({ songs: optionalListOf(track) }),
  v.transform(({ songs }) => songs),
)
