import type { Song } from '../../library/catalogue/songs'
import {
  downloadContainer,
  transcodedBitrate,
  transcodedContainer,
  transcodedSize,
  type TranscodePreset,
} from '../../library/transcode/transcode-preset'
import { downloadUrl, songUrl, transcodedUrl } from './addresses'
import { levelOf } from './level'

const free = {
  gain: 0,
  peak: 1,
  fee: 0,
  uf: null,
  payed: 0,
  flag: 0,
  canExtend: false,
  freeTrialInfo: null,
  freeTrialPrivilege: {
    resConsumable: false,
    userConsumable: false,
    listenType: null,
    cannotListenReason: null,
  },
  freeTimeTrialPrivilege: { resConsumable: false, userConsumable: false, type: 0, remainTime: 0 },
  urlSource: 0,
  rightSource: 0,
  podcastCtrp: null,
  effectTypes: null,
}

/** The original file of a song as a stream (contract, section 4.4). */
export function wireStream(song: Song) {
  const level = levelOf(song)
  return {
    ...free,
    // gain in decibels, peak with 1 as full scale; neutral values when the file names none
    gain: song.gainDb ?? free.gain,
    peak: song.peak ?? free.peak,
    albumGain: song.albumGainDb,
    albumPeak: song.albumPeak,
    // whether a measurement of the song is welcome
    unmeasured: song.gainDb === null,
    id: song.id,
    url: songUrl(song.id, song.container, level),
    br: song.bitrate,
    size: song.size,
    md5: song.upload?.md5 ?? null,
    code: 200,
    expi: 1200,
    type: song.container,
    level,
    encodeType: song.codec,
    time: song.durationMs,
  }
}

/** The song converted to a preset. */
export function wireTranscodedStream(song: Song, preset: TranscodePreset) {
  const container = transcodedContainer(preset)
  return {
    ...wireStream(song),
    url: transcodedUrl(song.id, preset, container),
    br: transcodedBitrate(song, preset),
    size: transcodedSize(song, preset),
    md5: null,
    type: container,
    level: preset,
    encodeType: container === 'wav' ? 'pcm' : container,
  }
}

/** The song as it is, or where it is cut from a file, as close to it as it can be sent. */
const wireOriginal = (song: Song) =>
  song.cut ? wireTranscodedStream(song, song.lossless ? 'lossless' : 'exhigh') : wireStream(song)

/** The same as a download: `/song/download/url`. A track that is cut from a lossless file is a FLAC then. */
export function wireDownload(song: Song) {
  const container = song.cut ? downloadContainer(song) : song.container
  const url = downloadUrl(song.id, container)
  if (container === 'flac') return { ...wireStream(song), url, type: container, encodeType: container }
  return { ...wireOriginal(song), url }
}

/** A stream that replaces another song (contract, section 3.3). */
export function wireReplacement(song: Song) {
  const { id, url, br, size, md5, level, type } = wireOriginal(song)
  return { id, url, br, size, md5, level, type, source: 'local' }
}

/** The reply for a song without a stream. */
export function wireNoStream(id: number) {
  return {
    ...free,
    id,
    url: null,
    br: 0,
    size: 0,
    md5: null,
    code: 404,
    expi: 0,
    type: null,
    peak: null,
    level: null,
    encodeType: null,
    time: 0,
  }
}
