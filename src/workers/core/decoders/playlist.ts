import * as v from 'valibot'
import type { PlaylistDetail, PlaylistSummary } from '../../../contract/replies/playlist'
import { listOf, optionalListOf } from './decoder'
import { address, count, dateMs, id, optionalText, text } from './fields'

const card = {
  id,
  name: text,
  picUrl: v.optional(address),
  coverImgUrl: v.optional(address),
  playCount: count,
  trackCount: count,
  copywriter: text,
}

interface WireCover {
  picUrl?: string | null | undefined
  coverImgUrl?: string | null | undefined
}

const coverOf = ({ picUrl, coverImgUrl }: WireCover): string | null => coverImgUrl ?? picUrl ?? null

/** The card form: the cover is `picUrl` in recommendations and `coverImgUrl` elsewhere. */
export const playlistSummary = v.pipe(
  v.object(card),
  v.transform((list): PlaylistSummary => ({
    id: list.id,
    name: list.name,
    playCount: Math.round(list.playCount),
    trackCount: list.trackCount,
    copywriter: list.copywriter,
    cover: coverOf(list),
  })),
)

export const personalized = v.pipe(
  v.object({ result: listOf(playlistSummary) }),
  v.transform(({ result }) => result),
)

/** All fields of a playlist, as in its own page and in a listener's playlists. */
export const playlistWords = v.pipe(
  v.object({
    ...card,
    creator: v.fallback(v.nullish(v.object({ userId: count, nickname: text }), null), null),
    description: optionalText,
    tags: optionalListOf(v.string()),
    createTime: dateMs,
    updateTime: dateMs,
    subscribed: v.fallback(v.nullish(v.boolean(), false), false),
    specialType: count,
    privacy: count,
  }),
  v.transform((list): PlaylistDetail => ({
    id: list.id,
    name: list.name,
    cover: coverOf(list),
    playCount: Math.round(list.playCount),
    trackCount: list.trackCount,
    copywriter: list.copywriter,
    creator: list.creator ?? null,
    description: list.description,
    tags: list.tags,
    createdMs: list.createTime,
    updatedMs: list.updateTime,
    subscribed: list.subscribed ?? false,
    isLikes: list.specialType === 5,
    isPrivate: list.privacy === 10,
  })),
)

export const playlistDetail = v.pipe(
  v.object({ playlist: playlistWords }),
  v.transform(({ playlist }) => playlist),
)
