import type { Song } from '../../library/catalogue/songs'
import { wireCloudFile } from './cloud-file'
import { levelOf, nominalBitrate } from './level'

/** What the listener may do with a song (contract, section 4.3): everything while its file exists. */
export function wirePrivilege(song: Song) {
  const level = song.available ? levelOf(song) : 'none'
  const rate = level === 'none' ? 0 : nominalBitrate[level]
  return {
    id: song.id,
    fee: 0,
    payed: 0,
    realPayed: 0,
    st: song.available ? 0 : -200,
    pl: rate,
    dl: rate,
    fl: rate,
    sp: song.available ? 7 : 0,
    cp: song.available ? 1 : 0,
    subp: song.available ? 1 : 0,
    cs: song.upload !== null,
    maxbr: rate,
    playMaxbr: rate,
    downloadMaxbr: rate,
    // not of NetEase: the file is there, but the asking browser cannot play it
    ...(song.unplayable && { unplayable: true }),
    toast: false,
    flag: 0,
    preSell: false,
    paidBigBang: false,
    pc: wireCloudFile(song) ?? null,
    rscl: null,
    rightSource: 0,
    plLevel: level,
    dlLevel: level,
    flLevel: level,
    maxBrLevel: level,
    playMaxBrLevel: level,
    downloadMaxBrLevel: level,
    freeTrialPrivilege: {
      resConsumable: false,
      userConsumable: false,
      listenType: null,
      cannotListenReason: null,
      playReason: null,
      freeLimitTagType: null,
    },
    chargeInfoList: [128_000, 192_000, 320_000, 999_000].map((rate) => ({
      rate,
      chargeUrl: null,
      chargeMessage: null,
      chargeType: 0,
    })),
  }
}
