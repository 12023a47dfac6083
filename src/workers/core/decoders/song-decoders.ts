import * as v from 'valibot'
import { decoder, validRows } from './decoder'
import { done } from './done'
import { lyricTexts } from './lyric-texts'
import { songFiles } from './song-file'
import { match } from './song-match'
import { songQualities } from './song-qualities'
import { songsWithRights } from './songs-with-rights'
import { downloadStream, playable, streamList } from './stream'
import { track } from './track'

const songs = v.pipe(songsWithRights, v.transform(validRows(track)))

export const songDecoders = {
  songDetail: decoder(songs),
  songQualities: decoder(songQualities),
  songUrl: decoder(streamList),
  songDownloadUrl: decoder(downloadStream),
  match: decoder(match),
  checkMusic: decoder(playable),
  lyric: decoder(lyricTexts),
  songFiles: decoder(songFiles),
  songLoudness: decoder(done),
}
