import type { AudioContainer } from '../../../src/contract/audio-formats'
import type { Song } from '../catalogue/songs'
import { ffmpegInput } from './ffmpeg-input'

/**
 * What a song is converted to while it plays. The size of both formats follows from the length of the song, so that it
 * can be announced with the first byte, and a place in the song is a place in the file: a browser can seek before the end
 * is there. MP3 has a constant bit rate at 48 kHz, where each frame has a whole number of bytes; every browser plays it.
 * Lossless is WAV, not FLAC, whose size is known only at its end.
 */
export const transcodePresets = ['standard', 'higher', 'exhigh', 'lossless'] as const

export type TranscodePreset = (typeof transcodePresets)[number]

/** What converting needs to know of a song. */
export type ConvertedSong = Pick<Song, 'durationMs' | 'sampleRate' | 'bits' | 'container' | 'codec' | 'cut'>

const kbits = { standard: 128, higher: 192, exhigh: 320 } as const

const mp3Rate = 48_000
const frameSamples = 1152
/** What the encoder adds to the sound before and behind it. */
const extraFrames = 2

const wavHeadBytes = 44
const channels = 2

/** DSD has a rate that no browser plays; 88200 divides it. */
const wavFormat = ({ sampleRate, bits, codec }: ConvertedSong) => ({
  rate: codec === 'dsd' || sampleRate > 192_000 ? 88_200 : sampleRate || 44_100,
  bytes: bits > 16 || codec === 'dsd' ? 3 : 2,
})

export const transcodedContainer = (preset: TranscodePreset): AudioContainer & ('mp3' | 'wav') =>
  preset === 'lossless' ? 'wav' : 'mp3'

/** Returns bits per second. */
export function transcodedBitrate(song: ConvertedSong, preset: TranscodePreset): number {
  if (preset !== 'lossless') return kbits[preset] * 1000
  const { rate, bytes } = wavFormat(song)
  return rate * bytes * channels * 8
}

/** Of a track that is cut from a file, exact to the sample. */
const secondsOf = ({ durationMs, sampleRate, cut }: ConvertedSong): number =>
  cut ? (cut.endSample - cut.startSample) / sampleRate : durationMs / 1000

/** Returns the bytes of the whole file. */
export function transcodedSize(song: ConvertedSong, preset: TranscodePreset): number {
  const seconds = secondsOf(song)
  if (preset === 'lossless') {
    const { rate, bytes } = wavFormat(song)
    const { cut } = song
    const isCutExactly = cut && rate === song.sampleRate
    const samples = isCutExactly ? cut.endSample - cut.startSample : Math.ceil(seconds * rate)
    return wavHeadBytes + samples * bytes * channels
  }
  const frames = Math.ceil((seconds * mp3Rate) / frameSamples) + extraFrames
  return (frames * frameSamples * kbits[preset] * 1000) / 8 / mp3Rate
}

/** Returns what precedes the converted sound: for WAV `RIFF size WAVE`, the chunk `fmt ` and the head of `data`. */
export function transcodedHead(song: ConvertedSong, preset: TranscodePreset): Buffer {
  if (preset !== 'lossless') return Buffer.alloc(0)
  const { rate, bytes } = wavFormat(song)
  const size = transcodedSize(song, preset)
  const head = Buffer.alloc(wavHeadBytes)
  head.write('RIFF')
  head.writeUInt32LE(size - 8, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * bytes * channels, 28)
  head.writeUInt16LE(bytes * channels, 32)
  head.writeUInt16LE(bytes * 8, 34)
  head.write('data', 36)
  head.writeUInt32LE(size - wavHeadBytes, 40)
  return head
}

/**
 * Returns the arguments of ffmpeg. Nothing in them comes from a request. `apad` and `-t` together make the sound as long
 * as the size says.
 */
export function ffmpegArguments(path: string, song: ConvertedSong, preset: TranscodePreset): string[] {
  const { input, filters } = ffmpegInput(path, song)
  // a longer sound is cut to the size
  const seconds = Math.ceil(secondsOf(song) * 1000) / 1000
  const length = ['-af', [...filters, 'apad'].join(), '-t', seconds.toFixed(3), '-ac', String(channels)]
  return [...input, ...length, ...output(song, preset)]
}

/** Where a track is cut from a file for a download: the container that it has then. */
export const downloadContainer = ({ lossless }: Pick<Song, 'lossless'>): AudioContainer & ('mp3' | 'flac') =>
  lossless ? 'flac' : 'mp3'

/** Returns the tags of a song in a FLAC file, by ffmpeg's names for them. */
export const flacNames = (song: Song) => ({
  title: song.title,
  artist: song.artists.map(({ name }) => name).join('; '),
  album: song.albumName,
  track: String(song.trackNo),
  disc: String(song.discNo),
})

/** Returns the arguments that write a song with its names to a FLAC file. */
export function flacArguments(path: string, song: Song, target: string): string[] {
  const { input, filters } = ffmpegInput(path, song)
  const tags = Object.entries(flacNames(song)).flatMap(([key, value]) => ['-metadata', `${key}=${value}`])
  const filter = filters.length > 0 ? ['-af', filters.join()] : []
  const code = ['-ar', String(wavFormat(song).rate), '-c:a', 'flac', '-f', 'flac', '-y', `file:${target}`]
  return [...input, ...filter, ...tags, ...code]
}

const output = (song: ConvertedSong, preset: TranscodePreset): string[] => {
  if (preset === 'lossless') {
    const { rate, bytes } = wavFormat(song)
    const code = bytes === 3 ? 's24le' : 's16le'
    return ['-ar', String(rate), '-c:a', `pcm_${code}`, '-f', code, 'pipe:1']
  }
  const mp3 = ['-ar', String(mp3Rate), '-c:a', 'libmp3lame', '-b:a', `${kbits[preset]}k`]
  // both would change the size; a pipe could not take them back
  return [...mp3, '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3', 'pipe:1']
}
