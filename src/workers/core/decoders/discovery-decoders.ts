import { albumList } from './album'
import { bannerList } from './banner'
import { decoder } from './decoder'
import { personalized } from './playlist'

export const discoveryDecoders = {
  banner: decoder(bannerList),
  personalized: decoder(personalized),
  albumNewest: decoder(albumList),
}
