import type { Song } from '../library/songs'
import { songUrl } from './addresses'
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

/** Where a song sounds (contract, section 4.4): always the file as it is, whatever level was asked. */
export function wireStream(song: Song) {
  const level = levelOf(song)
  return {
    ...free,
    id: song.id,
    url: songUrl(song.id, song.codec, level),
    br: song.bitrate,
    size: song.size,
    md5: null,
    code: 200,
    expi: 1200,
    type: song.codec,
    level,
    encodeType: song.codec,
    time: song.durationMs,
  }
}

/** The same for a song that is not there. */
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
