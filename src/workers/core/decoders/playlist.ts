import * as v from 'valibot'
import type { PlaylistDetail, PlaylistSummary } from '../../../domain/catalogue/playlist'
import { listOf, optionalListOf } from './decoder'
import { address, count, dateMs, id, optionalText, text } from './fields'

/** The card form: the cover is `picUrl` in recommendations and `coverImgUrl` elsewhere. */
const summary = v.pipe(
  v.object({
    id,
    name: text,
    picUrl: v.optional(address),
    coverImgUrl: v.optional(address),
    playCount: count,
    trackCount: count,
    copywriter: text,
  }),
  v.transform(({ picUrl, coverImgUrl, ...rest }): PlaylistSummary => ({
    ...rest,
    playCount: Math.round(rest.playCount),
    cover: coverImgUrl ?? picUrl ?? null,
  })),
)

export const personalized = v.pipe(
  v.object({ result: listOf(summary) }),
  v.transform(({ result }) => result),
)

const detail = v.pipe(
  v.object({
    id,
    name: text,
    coverImgUrl: address,
    playCount: count,
    trackCount: count,
    creator: v.nullish(v.object({ userId: count, nickname: text }), null),
    description: optionalText,
    tags: optionalListOf(v.string()),
    createTime: dateMs,
    updateTime: dateMs,
  }),
  v.transform(({ coverImgUrl, createTime, updateTime, ...rest }): PlaylistDetail => ({
    ...rest,
    cover: coverImgUrl,
    copywriter: '',
    createdMs: createTime,
    updatedMs: updateTime,
  })),
)

export const playlistDetail = v.pipe(
  v.object({ playlist: detail }),
  v.transform(({ playlist }) => playlist),
)
