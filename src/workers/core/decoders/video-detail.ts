import * as v from 'valibot'
import type { VideoCounts, VideoDetail, VideoStream } from '../../../domain/catalogue/video'
import { keepValid } from './decoder'
import { address, count, id, optionalText, text } from './fields'
import { artistsOf, madeBy } from './video'
import { ascendingHeights } from './video-heights'

const height = v.pipe(
  v.object({ br: count }),
  v.transform(({ br }) => br),
)

/** Today a list; in older replies an object of addresses by height. */
const heights = v.pipe(
  v.nullish(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]), []),
  v.transform((rates) =>
    ascendingHeights(Array.isArray(rates) ? keepValid(height)(rates) : Object.keys(rates)),
  ),
)

const day = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => /^\d{4}-\d\d-\d\d/.exec(String(value))?.[0] ?? null),
)

/** The page of a music video. */
export const videoDetail = v.pipe(
  v.object({
    data: v.object({
      id,
      name: text,
      cover: address,
      desc: optionalText,
      briefDesc: optionalText,
      publishTime: day,
      duration: count,
      playCount: count,
      commentCount: count,
      brs: heights,
      ...madeBy,
    }),
  }),
  v.transform(({ data }): VideoDetail => ({
    id: data.id,
    name: data.name,
    cover: data.cover,
    artists: artistsOf(data),
    duration: data.duration / 1000,
    playCount: Math.round(data.playCount),
    description: data.desc ?? data.briefDesc,
    publishedOn: data.publishTime,
    heights: data.brs,
    commentCount: data.commentCount,
  })),
)

export const videoCounts = v.pipe(
  v.object({
    likedCount: count,
    commentCount: count,
    shareCount: count,
    liked: v.nullish(v.boolean(), false),
  }),
  v.transform((counts): VideoCounts => counts),
)

/** Null when there is no address, as for a height that cannot be had. */
export const videoStream = v.pipe(
  v.object({ data: v.nullish(v.object({ url: address, r: count, size: count }), null) }),
  v.transform(({ data }): VideoStream | null =>
    data?.url ? { url: data.url, height: data.r, size: data.size } : null,
  ),
)
