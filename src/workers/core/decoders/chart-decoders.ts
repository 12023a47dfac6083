import { categories, categoryNames, playlistPage, playlistsByTime, toplists } from './chart'
import { decoder } from './decoder'

export const chartDecoders = {
  toplist: decoder(toplists),
  toplistDetail: decoder(toplists),
  catlist: decoder(categories),
  highqualityTags: decoder(categoryNames),
  topPlaylist: decoder(playlistPage),
  topPlaylistHighquality: decoder(playlistsByTime),
}
