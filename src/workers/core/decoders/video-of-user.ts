import * as v from 'valibot'
import type { Video, VideoDetail, VideoId, VideoStream } from '../../../contract/replies/video'
import { listOf, optionalListOf } from './decoder'
import { address, count, optionalText, text } from './fields'
import { ascendingHeights } from './video-heights'

/** The id of a user's video is a text. A text of digits is the id of a music video. */
const videoId = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
  v.transform((value): VideoId => (/^\d{1,15}$/.test(String(value)) ? Number(value) : value)),
)

/** The creators are users, not artists: they have no artist's page. */
const maker = v.pipe(
  v.object({ userName: v.optional(text), nickname: v.optional(text) }),
  v.transform(({ userName, nickname }) => ({ id: 0, name: userName ?? nickname ?? '' })),
)

const fields = { vid: videoId, title: text, coverUrl: address, durationms: count, playTime: count }

/** A user's video of a list. */
export const userVideo = v.pipe(
  v.object({ ...fields, creator: optionalListOf(maker) }),
  v.transform((row): Video => ({
    id: row.vid,
    name: row.title,
    cover: row.coverUrl,
    artists: row.creator,
    duration: row.durationms / 1000,
    playCount: Math.round(row.playTime),
  })),
)

export const relatedVideos = v.pipe(
  v.object({ data: listOf(userVideo) }),
  v.transform(({ data }) => data),
)

const dayOf = (ms: number): string | null => {
  const date = new Date(ms)
  return ms > 0 && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : null
}

export const userVideoDetail = v.pipe(
  v.object({
    data: v.object({
      ...fields,
      description: optionalText,
      creator: v.nullish(maker, null),
      publishTime: count,
      commentCount: count,
      resolutions: optionalListOf(v.object({ resolution: count })),
    }),
  }),
  v.transform(({ data }): VideoDetail => ({
    id: data.vid,
    name: data.title,
    cover: data.coverUrl,
    artists: data.creator ? [data.creator] : [],
    duration: data.durationms / 1000,
    playCount: Math.round(data.playTime),
    description: data.description,
    publishedOn: dayOf(data.publishTime),
    heights: ascendingHeights(data.resolutions.map(({ resolution }) => resolution)),
    commentCount: data.commentCount,
    captions: [],
  })),
)

/** Null if there is no address. */
export const userVideoStream = v.pipe(
  v.object({ urls: listOf(v.object({ url: address, r: count, size: count })) }),
  v.transform(({ urls: [first] }): VideoStream | null =>
    first?.url ? { url: first.url, height: first.r, size: first.size } : null,
  ),
)
