import * as v from 'valibot'
import type { HotSearch } from '../../../domain/catalogue/hot-search'
import type { Profile } from '../../../domain/catalogue/profile'
import { listOf } from './decoder'
import { address, count, id, text } from './fields'

const profile = v.pipe(
  v.object({ userId: id, nickname: text, avatarUrl: address, vipType: count }),
  v.transform((value): Profile => value),
)

export const loginStatus = v.pipe(
  v.object({ data: v.object({ profile: v.nullish(profile, null) }) }),
  v.transform(({ data }) => data.profile),
)

const hotSearch = v.pipe(
  v.object({
    searchWord: v.pipe(v.string(), v.nonEmpty()),
    content: text,
    iconUrl: address,
    iconType: count,
  }),
  v.transform((row): HotSearch => ({
    word: row.searchWord,
    content: row.content,
    badge: row.iconType === 1 ? 'hot' : row.iconUrl ? 'up' : null,
  })),
)

export const hotSearches = v.pipe(
  v.object({ data: listOf(hotSearch) }),
  v.transform(({ data }) => data),
)
