import { albumDynamic } from './album'
import { collectedAlbums, collectedArtists, likedIds, listenerLists } from './collection'
import { decoder } from './decoder'
import { done } from './done'

export const collectionDecoders = {
  userPlaylist: decoder(listenerLists),
  likelist: decoder(likedIds),
  like: decoder(done),
  albumDynamic: decoder(albumDynamic),
  albumSub: decoder(done),
  albumSublist: decoder(collectedAlbums),
  artistSub: decoder(done),
  artistSublist: decoder(collectedArtists),
}
