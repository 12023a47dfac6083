import type { AudioContainer } from '../../../src/contract/audio-formats'
import type { Song } from '../catalogue/songs'

/** Demuxers that ffmpeg may use: none that opens a second file. */
const demuxers = 'mp3,flac,mov,ogg,wav,aiff,asf,ape,wv,mpc,mpc8,dsf,iff,matroska,webm,aac'

/** What cutting needs to know of a song. */
type CutSong = Pick<Song, 'container' | 'codec' | 'sampleRate' | 'cut'>

/** Containers in which ffmpeg finds a second to the sample. The others are decoded from their start. */
const exactContainers: ReadonlySet<AudioContainer> = new Set(['flac', 'wav', 'aiff', 'ape', 'wv'])

const isExact = ({ container, codec }: CutSong) => exactContainers.has(container) || codec === 'alac'

/** ffmpeg turns eight bits of DSD into one sample. */
const decodedRate = ({ codec, sampleRate }: CutSong): number =>
  codec === 'dsd' ? sampleRate / 8 : sampleRate

/** Where ffmpeg starts to decode, in whole seconds. */
const seekSeconds = (song: CutSong): number =>
  song.cut && isExact(song) ? Math.floor(song.cut.startSample / song.sampleRate) : 0

/**
 * Returns the arguments that name the input, and the filters that leave no other samples of it than the song's. A place
 * is sought by whole seconds, which are exact, and found from there by counting samples.
 */
export function ffmpegInput(path: string, song: CutSong): { input: string[]; filters: string[] } {
  const seconds = seekSeconds(song)
  const seek = seconds > 0 ? ['-ss', String(seconds)] : []
  const file = ['-protocol_whitelist', 'file', '-format_whitelist', demuxers, ...seek, '-i', `file:${path}`]
  const only = ['-map', '0:a:0', '-map_metadata', '-1', '-map_chapters', '-1', '-vn', '-sn', '-dn']
  const input = ['-v', 'error', '-nostdin', '-threads', '1', ...file, ...only]
  const { cut, sampleRate } = song
  if (!cut) return { input, filters: [] }
  const rate = decodedRate(song)
  const sampleAt = (sample: number) => Math.round((sample * rate) / sampleRate) - seconds * rate
  const [start, end] = [sampleAt(cut.startSample), sampleAt(cut.endSample)]
  // the rate in which sheets are counted is that of the tags, which a decoder may double
  const trim = [`aresample=${rate}`, `atrim=start_sample=${start}:end_sample=${end}`, 'asetpts=PTS-STARTPTS']
  return { input, filters: trim }
}
