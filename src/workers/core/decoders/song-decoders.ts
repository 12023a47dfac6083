import * as v from 'valibot'
import { decoder, listOf } from './decoder'
import { lyricTexts } from './lyric-texts'
import { match } from './song-match'
import { songQualities } from './song-qualities'
import { downloadStream, playable, streamList } from './stream'
import { track } from './track'

const songs = v.pipe(
  v.object({ songs: listOf(track) }),
  v.transform((reply) => reply.songs),
)

export const songDecoders = {
  songDetail: decoder(songs),
  songQualities: decoder(songQualities),
  songUrl: decoder(streamList),
  songDownloadUrl: decoder(downloadStream),
  match: decoder(match),
  checkMusic: decoder(playable),
  lyric: decoder(lyricTexts),
}
