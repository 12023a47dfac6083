import * as v from 'valibot'
import { decoder } from './decoder'
import { done } from './done'
import { pageOf } from './page'
import { playlistDetail } from './playlist'
import { playlistCreate, playlistEdit, playlistUpdate } from './playlist-change'
import { track } from './track'

const trackPage = v.pipe(
  v.object({ songs: v.array(v.unknown()) }),
  v.transform(({ songs }) => pageOf(track, songs)),
)

export const playlistDecoders = {
  playlistDetail: decoder(playlistDetail),
  playlistTracks: decoder(trackPage),
  playlistCreate,
  playlistUpdate,
  playlistDelete: decoder(done),
  playlistSubscribe: decoder(done),
  playlistEditTracks: playlistEdit,
}
