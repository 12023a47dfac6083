import { foldName } from '../search/fold-name'
import { wireHotSearch } from '../wire/hot-search'
import type { Handler } from './handler'
import { searchResults } from './search-results'
import { searchSuggest } from './search-suggest'

const hotRows = 20
const badType = { code: 400, msg: '参数错误', message: '参数错误' }

/** What is sought lately; while that is little, the library's own artists and titles follow, sought by nobody. */
const hotSearches: Handler<'hotSearches'> = async (_params, { search }) => {
  const sought = search.hot.hottest(hotRows)
  const known = new Set(sought.map(({ shown }) => foldName(shown)))
  const own = (await search.ownWords(hotRows))
    .filter((word) => !known.has(foldName(word)))
    .map((shown) => ({ shown, score: 0, rising: false }))
  return { code: 200, data: [...sought, ...own].slice(0, hotRows).map(wireHotSearch), message: 'success' }
}

const cloudsearch: Handler<'cloudsearch'> = async ({ keywords, type, limit, offset }, context) => {
  const find = searchResults[type]
  if (!find) return badType
  const { result, total } = await find({ keywords, limit, offset }, context)
  if (offset === 0) context.search.hot.count(keywords, total > 0)
  return { result, code: 200 }
}

export const searchHandlers = { hotSearches, searchSuggest, cloudsearch }
