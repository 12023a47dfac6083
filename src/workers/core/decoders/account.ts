import * as v from 'valibot'
import type { ListenerCounts, ListenerRank, Profile, SignIn } from '../../../contract/replies/account'
import { address, count, id, text } from './fields'

const profile = v.pipe(
  v.object({ userId: id, nickname: text, avatarUrl: address, vipType: count }),
  v.transform((value): Profile => value),
)

export const loginStatus = v.pipe(
  v.object({ data: v.object({ profile: v.nullish(profile, null) }) }),
  v.transform(({ data }) => data.profile),
)

/** The reply to a login. */
export const ownProfile = v.pipe(
  v.object({ profile }),
  v.transform((value) => value.profile),
)

/** The profile of the session; null for a visitor. */
export const userAccount = v.pipe(
  v.object({ profile: v.nullish(profile, null) }),
  v.transform((value) => value.profile),
)

export const listenerCounts = v.pipe(
  v.object({
    createdPlaylistCount: count,
    subPlaylistCount: count,
    artistCount: count,
    mvCount: count,
  }),
  v.transform((value): ListenerCounts => ({
    createdPlaylists: value.createdPlaylistCount,
    collectedPlaylists: value.subPlaylistCount,
    artists: value.artistCount,
    videos: value.mvCount,
  })),
)

const clampTo = (least: number, most: number) => (value: number) => Math.min(most, Math.max(least, value))

export const listenerRank = v.pipe(
  v.object({
    full: v.nullish(v.boolean(), false),
    data: v.object({
      level: v.pipe(count, v.transform(Math.trunc), v.transform(clampTo(0, 10))),
      progress: v.pipe(count, v.transform(clampTo(0, 1))),
      nowPlayCount: count,
      nextPlayCount: count,
      nowLoginCount: count,
      nextLoginCount: count,
    }),
  }),
  v.transform(({ full, data }): ListenerRank => ({
    level: data.level,
    progress: data.progress,
    playCount: data.nowPlayCount,
    nextPlayCount: data.nextPlayCount,
    loginDays: data.nowLoginCount,
    nextLoginDays: data.nextLoginCount,
    full,
  })),
)

const alreadySigned = -2

export const dailySignin = v.pipe(
  v.object({ code: v.nullish(v.number(), 200) }),
  v.transform(({ code }): SignIn => (code === alreadySigned ? 'alreadySigned' : 'signed')),
)

export const yunbeiSign = v.pipe(
  v.object({ data: v.nullish(v.object({ sign: v.nullish(v.boolean(), true) }), { sign: true }) }),
  v.transform(({ data }): SignIn => (data.sign ? 'signed' : 'alreadySigned')),
)
