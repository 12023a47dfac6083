import { hotSearches } from './account'
import { decoder } from './decoder'

export const searchDecoders = { hotSearches: decoder(hotSearches) }
