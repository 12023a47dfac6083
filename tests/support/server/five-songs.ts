import { flacFile } from './flac-file'
import { mp3File } from './mp3-file'
import { musicFolder, scannedBackend, songsOf } from './music-folder'

const library = () =>
  musicFolder({
    'a/1.flac': flacFile({
      comments: ['TITLE=Alpha', 'ARTIST=甲', 'ALBUM=First', 'DATE=1999', 'GENRE=Folk', 'TRACKNUMBER=1'],
    }),
    'a/2.flac': flacFile({
      tone: 600,
      bits: 24,
      sampleRate: 96_000,
      comments: ['TITLE=Beta', 'ARTIST=甲', 'ALBUM=First', 'DATE=1999', 'GENRE=Folk', 'TRACKNUMBER=2'],
    }),
    'b/1.mp3': mp3File({
      kbit: 192,
      frames: { TIT2: 'Gamma', TPE1: '乙', TALB: 'Second', TDRC: '2003-02-01' },
    }),
    'b/1.yrc': '[0,500](0,500,0)词',
    'b/1.lrc': '[00:00.00]词',
    'b/2.mp3': mp3File({ seed: 2, kbit: 320, frames: { TIT2: 'Delta', TPE1: '甲', TALB: 'Second' } }),
    'b/3.mp3': mp3File({ seed: 3, kbit: 64, frames: { TIT2: 'Epsilon', TPE1: '丙', TALB: 'Second' } }),
  })

/** A backend with five songs of three artists, one of each quality, and the songs by name. */
export async function fiveSongs() {
  const backend = await scannedBackend(library())
  const songs = Object.fromEntries((await songsOf(backend)).map((song) => [song.name, song]))
  return { ...backend, songs }
}
