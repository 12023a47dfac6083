import * as v from 'valibot'
import type { Captions, VideoCounts, VideoDetail, VideoStream } from '../../../contract/replies/video'
import { optionalListOf, validRows } from './decoder'
import { address, count, id, optionalText, text } from './fields'
import { artistsOf, artistFields } from './video'
import { ascendingHeights } from './video-heights'

const height = v.pipe(
  v.object({ br: count }),
  v.transform(({ br }) => br),
)

/** A list; in older replies an object with an address for each height. */
const heights = v.pipe(
  v.nullish(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]), []),
  v.transform((rates) =>
    ascendingHeights(Array.isArray(rates) ? validRows(height)(rates) : Object.keys(rates)),
  ),
)

const day = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => /^\d{4}-\d\d-\d\d/.exec(String(value))?.[0] ?? null),
)

/** Only our own server has them. */
const captions = v.pipe(
  v.object({ language: text, url: address }),
  v.check(({ url }) => url !== null),
  v.transform(({ language, url }): Captions => ({ language, url: url ?? '' })),
)

/** The details of a music video. */
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
      captions: optionalListOf(captions),
      ...artistFields,
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
    captions: data.captions,
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

/** Null if there is no address, e.g. because that height is not available. */
export const videoStream = v.pipe(
  v.object({ data: v.nullish(v.object({ url: address, r: count, size: count }), null) }),
  v.transform(({ data }): VideoStream | null =>
    data?.url ? { url: data.url, height: data.r, size: data.size } : null,
  ),
)
