import { albumList } from './album'
import { artistList } from './artist'
import { artistPage } from './artist-page'
import { bannerList } from './banner'
import { similarPlaylists } from './chart'
import { decoder } from './decoder'
import {
  albumPage,
  dailySongs,
  replacementTrack,
  names,
  newSongs,
  recommendedDays,
  recommendedLists,
  similarSongs,
  songsOfDay,
} from './discovery'
import { personalized } from './playlist'

export const discoveryDecoders = {
  banner: decoder(bannerList),
  personalized: decoder(personalized),
  personalizedNewsong: decoder(newSongs),
  personalizedDjprogram: decoder(names),
  personalizedPrivatecontent: decoder(names),
  recommendSongs: decoder(dailySongs),
  recommendResource: decoder(recommendedLists),
  recommendDislike: decoder(replacementTrack),
  historyRecommendDates: decoder(recommendedDays),
  historyRecommendSongs: decoder(songsOfDay),
  albumNewest: decoder(albumList),
  albumNew: decoder(albumPage),
  topArtists: decoder(artistPage),
  simiPlaylist: decoder(similarPlaylists),
  simiSong: decoder(similarSongs),
  simiArtist: decoder(artistList),
}
