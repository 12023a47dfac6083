import type { Quality } from '../../../src/contract/replies/stream'
import type { Song } from '../catalogue/songs'
import { transcodedBitrate, transcodedSize, type TranscodePreset } from './transcode-preset'

/** Longer songs are not sent as WAV. */
const mostWavBytes = 1024 ** 3
/** A file counts as larger than a level only from this ratio on: converting costs quality and time. */
const clearlyAbove = 1.25

export interface PresetChoice {
  level: Quality
  /** Whether the asking browser plays the file as it is. */
  isPlayable: boolean
  /** Whether it plays WAV. */
  playsWav: boolean
  /** Whether the listener wants to save data. */
  saveData: boolean
}

/** `exhigh` and above do not limit. Where data is saved, the limit is that of `higher`. */
const limitOf = ({ level, saveData }: PresetChoice): 'standard' | 'higher' | null => {
  if (level === 'standard' || level === 'higher') return level
  return saveData ? 'higher' : null
}

/**
 * Returns what a song is converted to for a browser, null to send the file as it is. A level is a limit that saves data:
 * `standard` and `higher` convert what is clearly above their bit rate. `exhigh` is the default of everybody; a file
 * that can be played is sent unchanged at it, lossless ones too, since this server is on the machine or in the house of
 * its listener, and converting would only cost quality. What cannot be played stays lossless if it is.
 */
export function choosePreset(song: Song, choice: PresetChoice): TranscodePreset | null {
  const limit = limitOf(choice)
  if (choice.isPlayable)
    return limit && song.bitrate > transcodedBitrate(song, limit) * clearlyAbove ? limit : null
  if (limit) return limit
  if (song.lossless && choice.playsWav && transcodedSize(song, 'lossless') <= mostWavBytes) return 'lossless'
  return 'exhigh'
}
