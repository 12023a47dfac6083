import * as v from 'valibot'
import type { Artist } from '../../../contract/replies/artist'
import { listOf, optionalListOf } from './decoder'
import { address, count, id, text } from './fields'

/** An artist of a list. Older endpoints call the aliases `alia`. */
export const artist = v.pipe(
  v.object({
    id,
    name: text,
    alias: v.optional(optionalListOf(v.string())),
    alia: v.optional(optionalListOf(v.string())),
    img1v1Url: v.optional(address),
    picUrl: v.optional(address),
    albumSize: count,
    musicSize: count,
    mvSize: count,
    followed: v.fallback(v.nullish(v.boolean(), false), false),
  }),
  v.transform((value): Artist => ({
    id: value.id,
    name: value.name,
    aliases: value.alias?.length ? value.alias : (value.alia ?? []),
    picUrl: value.img1v1Url ?? value.picUrl ?? null,
    albumCount: value.albumSize,
    trackCount: value.musicSize,
    videoCount: value.mvSize,
    followed: value.followed ?? false,
  })),
)

export const artistList = v.pipe(
  v.object({ artists: listOf(artist) }),
  v.transform(({ artists }) => artists),
)
