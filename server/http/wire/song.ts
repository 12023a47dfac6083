import type { Song } from '../../library/catalogue/songs'
import { coverUrl } from './addresses'
import { wireCloudFile } from './cloud-file'
import { type Level, levelOf } from './level'
import { wirePrivilege } from './privilege'
import { nameText } from '../../text/name-text'
import { songNames } from './song-names'

/** `data` of `/song/music/detail`: the one file in the field of its level. Effects do not occur. */
export function wireQualities(song: Song) {
  return { songId: song.id, ...wireFileSlots(song), db: null, jm: null, je: null, sk: null }
}

/** A song with its privilege inside (contract, section 4.1). */
export function wireSongWithPrivilege(song: Song) {
  return { ...wireSong(song), privilege: wirePrivilege(song) }
}

interface WireFile {
  br: number
  fid: number
  size: number
  vd: number
  sr: number
}

/** The field of each level in the song shape. */
const slots = {
  standard: 'l',
  higher: 'm',
  exhigh: 'h',
  lossless: 'sq',
  hires: 'hr',
} as const satisfies Record<Level, string>

const file = ({ bitrate, size, sampleRate }: Song): WireFile => ({
  br: bitrate,
  fid: 0,
  size,
  vd: 0,
  sr: sampleRate,
})

/** The qualities of a song; only the level of the file is filled. */
function wireFileSlots(song: Song) {
  const none: Record<(typeof slots)[Level], WireFile | null> = {
    h: null,
    m: null,
    l: null,
    sq: null,
    hr: null,
  }
  return { ...none, [slots[levelOf(song)]]: file(song) }
}

/** A song in the shape with `ar`, `al` and `dt` (contract, section 4.1). Only the level of the file is filled. */
export function wireSong(song: Song) {
  const { artists, album } = songNames(song)
  const pc = wireCloudFile(song)
  return {
    name: nameText(song.title),
    id: song.id,
    pst: 0,
    t: pc ? (song.upload?.matchedId ? 2 : 1) : 0,
    ar: artists.map((artist) => ({ ...artist, tns: [] as string[], alias: [] as string[] })),
    alia: [] as string[],
    tns: [] as string[],
    pop: 0,
    st: song.available ? 0 : -200,
    rt: '',
    fee: 0,
    v: 1,
    crbt: null,
    cf: '',
    al: {
      ...album,
      picUrl: coverUrl(song.cover),
      tns: [] as string[],
      pic_str: '0',
      pic: 0,
    },
    dt: song.durationMs,
    ...wireFileSlots(song),
    a: null,
    cd: String(song.discNo),
    no: song.trackNo,
    rtUrl: null,
    rtUrls: [],
    ftype: 0,
    djId: 0,
    copyright: 0,
    s_id: song.upload?.matchedId ?? 0,
    ...(pc && { pc }),
    mark: 0,
    originCoverType: 0,
    originSongSimpleData: null,
    tagPicList: null,
    resourceState: true,
    version: 1,
    songJumpInfo: null,
    entertainmentTags: null,
    awardTags: null,
    single: 0,
    noCopyrightRcmd: null,
    rtype: 0,
    rurl: null,
    mst: 9,
    cp: 0,
    mv: song.mv,
    publishTime: song.publishedMs ?? 0,
  }
}
