import * as v from 'valibot'
import type { HotSearch } from '../../../contract/replies/search'
import { listOf } from './decoder'
import { address, count, text } from './fields'

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
