import { albumDetail } from './album'
import { decoder } from './decoder'

export const artistDecoders = { album: decoder(albumDetail) }
