import { albumDetail } from './album'
import { artistAlbums, artistDetail, artistPage, artistSongs, artistStory, artistTop } from './artist-page'
import { decoder } from './decoder'

export const artistDecoders = {
  album: decoder(albumDetail),
  artistDetail: decoder(artistDetail),
  artistTop: decoder(artistTop),
  artistSongs: decoder(artistSongs),
  artistAlbums: decoder(artistAlbums),
  artistDesc: decoder(artistStory),
  artistList: decoder(artistPage),
}
