import { wireHotSearch } from '../wire/hot-search'
import type { Handler } from './handler'

const rows = 20

/** Until searches are counted: the library's own artists and newest titles. */
const hotSearches: Handler<'hotSearches'> = (_params, { library }) => ({
  code: 200,
  data: library.words(rows).map(({ word, songs }, at) => wireHotSearch(word, songs, at === 0 ? 1 : 0)),
  message: 'success',
})

export const searchHandlers = { hotSearches }
