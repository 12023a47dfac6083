import type { AudioContainer } from '../../../src/contract/audio-formats'
import type { Song } from '../catalogue/songs'

/**
 * What a song is converted to. The size of both formats follows from the length of the song, so that it can be announced
 * with the first byte, and a place in the song is a place in the file: a browser can seek before the end is there. MP3
 * has a constant bit rate at 48 kHz, where each frame has a whole number of bytes; every browser plays it. Lossless is
 * WAV, not FLAC, whose size is known only at its end.
 */
export const transcodePresets = ['standard', 'higher', 'exhigh', 'lossless'] as const

export type TranscodePreset = (typeof transcodePresets)[number]

/** What converting needs to know of a song. */
export type ConvertedSong = Pick<Song, 'durationMs' | 'sampleRate' | 'bits' | 'codec'>

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

/** Returns the bytes of the whole file. */
export function transcodedSize(song: ConvertedSong, preset: TranscodePreset): number {
  const seconds = song.durationMs / 1000
  if (preset === 'lossless') {
    const { rate, bytes } = wavFormat(song)
    return wavHeadBytes + Math.ceil(seconds * rate) * bytes * channels
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

/** Demuxers that ffmpeg may use: none that opens a second file. */
const demuxers = 'mp3,flac,mov,ogg,wav,aiff,asf,ape,wv,mpc,mpc8,dsf,iff,matroska,webm,aac'

/**
 * Returns the arguments of ffmpeg. Nothing in them comes from a request. `apad` and `-t` together make the sound as long
 * as the size says.
 */
export function ffmpegArguments(path: string, song: ConvertedSong, preset: TranscodePreset): string[] {
  const input = ['-protocol_whitelist', 'file', '-format_whitelist', demuxers, '-i', `file:${path}`]
  const only = ['-map', '0:a:0', '-map_metadata', '-1', '-map_chapters', '-1', '-vn', '-sn', '-dn']
  const length = ['-af', 'apad', '-t', (song.durationMs / 1000).toFixed(3), '-ac', String(channels)]
  return ['-v', 'error', '-nostdin', '-threads', '1', ...input, ...only, ...length, ...output(song, preset)]
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
