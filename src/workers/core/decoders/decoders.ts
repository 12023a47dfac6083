import * as v from 'valibot'
import type { EndpointName, EndpointReplies } from '../../../domain/endpoints'
import { hotSearches, loginStatus } from './account'
import { albumDetail, albumList } from './album'
import { bannerList } from './banner'
import { decoder, listOf } from './decoder'
import type { Decoder } from './decoder'
import { lyricTexts } from './lyric-texts'
import { personalized, playlistDetail } from './playlist'
import { playable, streamList } from './stream'
import { track } from './track'

const songs = v.pipe(
  v.object({ songs: listOf(track) }),
  v.transform((reply) => reply.songs),
)

const trackPage = v.pipe(
  v.object({ songs: v.array(v.unknown()) }),
  v.transform(({ songs: rows }) => ({ tracks: v.parse(listOf(track), rows), received: rows.length })),
)

/** One decoder for each row of the endpoint table. */
export const decoders: { [N in EndpointName]: Decoder<EndpointReplies[N]> } = {
  banner: decoder(bannerList),
  personalized: decoder(personalized),
  albumNewest: decoder(albumList),
  album: decoder(albumDetail),
  playlistDetail: decoder(playlistDetail),
  playlistTracks: decoder(trackPage),
  songDetail: decoder(songs),
  songUrl: decoder(streamList),
  checkMusic: decoder(playable),
  lyric: decoder(lyricTexts),
  hotSearches: decoder(hotSearches),
  loginStatus: decoder(loginStatus),
}
