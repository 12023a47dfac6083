import * as v from 'valibot'
import type { Video } from '../../../contract/replies/video'
import { listOf, optionalListOf } from './decoder'
import { address, count, id, text } from './fields'
import { pageOf } from './page'

const artistRef = v.object({ id: count, name: text })

/** The artists of a music video: a list, or one text of names with one id. */
export const artistFields = {
  artists: v.optional(optionalListOf(artistRef)),
  artistId: count,
  artistName: text,
}

/** Returns the list if there is one, else the text as one artist. */
export const artistsOf = ({
  artists = [],
  artistId,
  artistName,
}: {
  artists?: Video['artists'] | undefined
  artistId: number
  artistName: string
}): Video['artists'] => {
  const named = artists.filter(({ name }) => name !== '')
  if (named.length > 0 || artistName === '') return named
  return [{ id: artistId, name: artistName }]
}

/** A music video of a list. Its picture is in `cover`, `picUrl`, `imgurl16v9` or `imgurl`. */
export const video = v.pipe(
  v.object({
    id,
    name: text,
    cover: v.optional(address),
    picUrl: v.optional(address),
    imgurl: v.optional(address),
    imgurl16v9: v.optional(address),
    duration: count,
    playCount: count,
    ...artistFields,
  }),
  v.transform((row): Video => ({
    id: row.id,
    name: row.name,
    cover: row.cover ?? row.picUrl ?? row.imgurl16v9 ?? row.imgurl ?? null,
    artists: artistsOf(row),
    duration: row.duration / 1000,
    playCount: Math.round(row.playCount),
  })),
)

export const recommendedVideos = v.pipe(
  v.object({ result: listOf(video) }),
  v.transform(({ result }) => result),
)

export const similarVideos = v.pipe(
  v.object({ mvs: listOf(video) }),
  v.transform(({ mvs }) => mvs),
)

export const artistVideos = v.pipe(
  v.object({ mvs: v.array(v.unknown()), hasMore: v.nullish(v.boolean(), null) }),
  v.transform(({ mvs, hasMore }) => pageOf(video, mvs, { more: hasMore })),
)
