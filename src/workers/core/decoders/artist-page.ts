import * as v from 'valibot'
import type { ArtistDetail, ArtistStory } from '../../../contract/replies/artist'
import { album } from './album'
import { artist } from './artist'
import { listOf, optionalListOf } from './decoder'
import { address, count, id, optionalText, text } from './fields'
import { pageOf } from './page'
import { track } from './track'

const flag = v.fallback(v.nullish(v.boolean()), null)
const rows = v.array(v.unknown())

export const artistDetail = v.pipe(
  v.object({
    data: v.object({
      artist: v.object({
        id,
        name: text,
        alias: optionalListOf(v.string()),
        transNames: optionalListOf(v.string()),
        avatar: v.optional(address),
        cover: v.optional(address),
        briefDesc: optionalText,
        albumSize: count,
        musicSize: count,
        mvSize: count,
        followed: flag,
      }),
    }),
  }),
  v.transform(({ data }): ArtistDetail => {
    const { artist: head } = data
    return {
      id: head.id,
      name: head.name,
      aliases: head.alias.length > 0 ? head.alias : head.transNames,
      picUrl: head.avatar ?? head.cover ?? null,
      coverUrl: head.cover ?? null,
      description: head.briefDesc,
      albumCount: head.albumSize,
      trackCount: head.musicSize,
      videoCount: head.mvSize,
      followed: head.followed ?? false,
    }
  }),
)

export const artistTop = v.pipe(
  v.object({ artist, hotSongs: listOf(track) }),
  v.transform(({ artist, hotSongs }) => ({ artist, tracks: hotSongs })),
)

export const artistSongs = v.pipe(
  v.object({ songs: rows, total: v.nullish(count), more: flag }),
  v.transform(({ songs, total, more }) => pageOf(track, songs, { total: total ?? null, more: more ?? null })),
)

/** The number of all albums is the artist's `albumSize`. */
export const artistAlbums = v.pipe(
  v.object({ artist: v.nullish(v.object({ albumSize: count })), hotAlbums: rows, more: flag }),
  v.transform(({ artist, hotAlbums, more }) =>
    pageOf(album, hotAlbums, { total: artist?.albumSize ?? null, more: more ?? null }),
  ),
)

const section = v.pipe(
  v.object({ ti: text, txt: text }),
  v.transform(({ ti, txt }) => ({ title: ti, text: txt })),
)

export const artistStory = v.pipe(
  v.object({ briefDesc: text, introduction: optionalListOf(section) }),
  v.transform(({ briefDesc, introduction }): ArtistStory => ({ brief: briefDesc, sections: introduction })),
)

export const artistPage = v.pipe(
  v.object({ artists: rows, more: flag }),
  v.transform(({ artists, more }) => pageOf(artist, artists, { more: more ?? null })),
)
