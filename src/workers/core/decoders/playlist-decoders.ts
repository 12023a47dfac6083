import * as v from 'valibot'
import { decoder } from './decoder'
import { done } from './done'
import { pageOf } from './page'
import { playlistDetail } from './playlist'
import { playlistCreate, playlistEdit, playlistUpdate } from './playlist-change'
import { songsWithRights } from './songs-with-rights'
import { track } from './track'

const trackPage = v.pipe(
  songsWithRights,
  v.transform((songs) => pageOf(track, songs)),
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
