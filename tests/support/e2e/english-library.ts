import { flacFile } from '../server/flac-file'
import { mp4Video } from '../server/mp4-video'
import { musicFolder } from '../server/music-folder'

const song = (tone: number, ...comments: string[]) => flacFile({ tone, seconds: 5, comments })

/** Returns a music folder in which every name is English, and some are missing. */
export function englishLibrary(): string {
  return musicFolder({
    'Ada Reed/Harbour/01 Lantern.flac': song(
      300,
      'TITLE=Lantern',
      'ARTIST=Ada Reed',
      'ALBUM=Harbour',
      'GENRE=Pop',
      'DATE=2019-04-05',
    ),
    'Ada Reed/Harbour/01 Lantern.lrc': '[00:00.00]Carry the lantern\n[00:02.00]Down to the sea',
    'Ada Reed/Harbour/02 Tide.flac': song(
      330,
      'TITLE=Tide',
      'ARTIST=Ada Reed',
      'ARTIST=Tom Hale',
      'ALBUM=Harbour',
      'GENRE=Rock',
      'DATE=2019-04-05',
    ),
    'Ada Reed/Harbour/01 Lantern.mp4': mp4Video({ title: 'Lantern', artist: 'Ada Reed' }),
    'Tom Hale/Northern Line/01 Platform.flac': song(
      360,
      'TITLE=Platform',
      'ARTIST=Tom Hale',
      'ALBUM=Northern Line',
      'GENRE=Jazz',
      'DATE=1994-11-01',
    ),
    // at the top of the folder, where nothing tells artist and album
    'Untold.flac': song(390),
  })
}
