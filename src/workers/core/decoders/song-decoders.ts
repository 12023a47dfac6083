import * as v from 'valibot'
import { decoder, listOf } from './decoder'
import { lyricTexts } from './lyric-texts'
import { playable, streamList } from './stream'
import { track } from './track'

const songs = v.pipe(
  v.object({ songs: listOf(track) }),
  v.transform((reply) => reply.songs),
)

export const songDecoders = {
  songDetail: decoder(songs),
  songUrl: decoder(streamList),
  checkMusic: decoder(playable),
  lyric: decoder(lyricTexts),
}
