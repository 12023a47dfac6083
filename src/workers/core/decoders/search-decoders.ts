import { decoder } from './decoder'
import { hotSearches } from './hot-search'
import { searchResult, suggestions } from './search'

export const searchDecoders = {
  hotSearches: decoder(hotSearches),
  searchSuggest: decoder(suggestions),
  cloudsearch: decoder(searchResult),
}
