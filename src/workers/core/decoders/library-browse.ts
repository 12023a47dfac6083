import * as v from 'valibot'
import type { LibraryGroup, LibraryGroups } from '../../../contract/replies/library'
import { album } from './album'
import { artist } from './artist'
import { listOf } from './decoder'
import { address, count, id, text } from './fields'
import { pageOf } from './page'
import { track } from './track'

const rows = v.array(v.unknown())
const more = v.fallback(v.nullish(v.boolean(), null), null)

export const librarySongs = v.pipe(
  v.object({ songs: rows, total: count, more }),
  v.transform(({ songs, ...rest }) => pageOf(track, songs, { total: rest.total, more: rest.more ?? null })),
)

export const libraryAlbums = v.pipe(
  v.object({ albums: rows, total: count, more }),
  v.transform(({ albums, ...rest }) => pageOf(album, albums, { total: rest.total, more: rest.more ?? null })),
)

export const libraryArtists = v.pipe(
  v.object({ artists: rows, total: count, more }),
  v.transform(({ artists, ...rest }) =>
    pageOf(artist, artists, { total: rest.total, more: rest.more ?? null }),
  ),
)

const group = v.pipe(
  v.object({ id, key: v.string(), name: text, songs: count, picUrl: address }),
  v.transform(({ songs, ...rest }): LibraryGroup => ({ ...rest, trackCount: songs })),
)

const step = v.object({ key: v.string(), name: v.string() })

export const libraryGroups = v.pipe(
  v.object({ groups: rows, way: listOf(step), songCount: count, total: count, more }),
  v.transform(({ groups, way, songCount, ...rest }): LibraryGroups => ({
    ...pageOf(group, groups, { total: rest.total, more: rest.more ?? null }),
    way,
    trackCount: songCount,
  })),
)
