import * as v from 'valibot'
import { collectedAlbum } from './album'
import { artist } from './artist'
import { optionalListOf } from './decoder'
import { count, id } from './fields'
import { pageOf } from './page'
import { playlistWords } from './playlist'

const rows = v.nullish(v.array(v.unknown()), [])
const flag = v.fallback(v.nullish(v.boolean(), null), null)

/** A listener's playlists. The reply does not say how many there are. */
export const listenerLists = v.pipe(
  v.object({ playlist: rows, more: flag }),
  v.transform(({ playlist, more }) => pageOf(playlistWords, playlist ?? [], { more: more ?? null })),
)

const sublist = v.object({ data: rows, count: v.optional(count), hasMore: flag })

const sublistOf = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.pipe(
    sublist,
    v.transform(({ data, count: total = null, hasMore }) =>
      pageOf(entry, data ?? [], { total, more: hasMore ?? null }),
    ),
  )

export const collectedAlbums = sublistOf(collectedAlbum)

export const collectedArtists = sublistOf(artist)

export const likedIds = v.pipe(
  v.object({ ids: optionalListOf(id) }),
  v.transform(({ ids }) => ids),
)
