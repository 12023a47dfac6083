import * as v from 'valibot'
import type { Album, AlbumDetail } from '../../../contract/replies/album'
import { listOf, optionalListOf } from './decoder'
import { address, count, dateMs, id, optionalText, text } from './fields'
import { splitDiscs } from './album-discs'
import { track } from './track'

const artist = v.object({ id: count, name: text })

const fields = v.object({
  id,
  name: text,
  picUrl: address,
  artist: v.nullish(artist, null),
  artists: optionalListOf(artist),
  publishTime: dateMs,
  size: count,
  description: optionalText,
  company: optionalText,
})

const read = (value: v.InferOutput<typeof fields>): Album => ({
  id: value.id,
  name: value.name,
  picUrl: value.picUrl,
  artists: value.artists.length > 0 ? value.artists : value.artist ? [value.artist] : [],
  publishedMs: value.publishTime,
  trackCount: value.size,
  description: value.description,
  company: value.company,
})

/** An album of a list or of its own page; single-artist lists carry `artist` only. */
export const album = v.pipe(fields, v.transform(read))

/** An album that the listener collected. */
export const collectedAlbum = v.pipe(
  v.object({ ...fields.entries, subTime: dateMs }),
  v.transform((value) => ({ ...read(value), collectedMs: value.subTime })),
)

export const albumList = v.pipe(
  v.object({ albums: listOf(album) }),
  v.transform(({ albums }) => albums),
)

/** The number of the disc may be a number. `discTitle` comes from the embedded server only. */
const discFields = v.object({
  cd: v.fallback(v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String)), ''),
  discTitle: v.fallback(text, ''),
})

const song = v.pipe(
  v.intersect([track, discFields]),
  v.transform(({ cd, discTitle, ...rest }) => ({ track: rest, cd, discTitle })),
)

export const albumDetail = v.pipe(
  v.object({ album, songs: listOf(song) }),
  v.transform(({ album: detail, songs }): AlbumDetail => ({ album: detail, ...splitDiscs(songs) })),
)

const flag = v.fallback(v.nullish(v.boolean(), false), false)

/** The part of an album that often changes. */
export const albumDynamic = v.pipe(
  v.object({ isSub: flag, commentCount: count }),
  v.transform(({ isSub, commentCount }) => ({ subscribed: isSub ?? false, commentCount })),
)
