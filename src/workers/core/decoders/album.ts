import * as v from 'valibot'
import type { Album, AlbumDetail } from '../../../domain/catalogue/album'
import { listOf, optionalListOf } from './decoder'
import { address, count, dateMs, id, optionalText, text } from './fields'
import { track } from './track'

const artist = v.object({ id: count, name: text })

/** An album of a list or of its own page; single-artist lists carry `artist` only. */
const album = v.pipe(
  v.object({
    id,
    name: text,
    picUrl: address,
    artist: v.nullish(artist, null),
    artists: optionalListOf(artist),
    publishTime: dateMs,
    size: count,
    description: optionalText,
    company: optionalText,
  }),
  v.transform((value): Album => ({
    id: value.id,
    name: value.name,
    picUrl: value.picUrl,
    artists: value.artists.length > 0 ? value.artists : value.artist ? [value.artist] : [],
    publishedMs: value.publishTime,
    trackCount: value.size,
    description: value.description,
    company: value.company,
  })),
)

export const albumList = v.pipe(
  v.object({ albums: listOf(album) }),
  v.transform(({ albums }) => albums),
)

export const albumDetail = v.pipe(
  v.object({ album, songs: listOf(track) }),
  v.transform(({ album: detail, songs }): AlbumDetail => ({ album: detail, tracks: songs })),
)
