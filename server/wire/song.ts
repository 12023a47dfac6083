import { unknownAlbum, unknownArtist } from '../library/keep-song'
import type { Song } from '../library/songs'
import { coverUrl } from './addresses'
import { wireCloudFile } from './cloud-file'
import { levelOf, type Level } from './level'

interface WireFile {
  br: number
  fid: number
  size: number
  vd: number
  sr: number
}

/** The slot of a song in which each level is described. */
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

/** The slots of a song's qualities, of which only that of its file's own level is filled in. */
export function wireFileSlots(song: Song) {
  const none: Record<(typeof slots)[Level], WireFile | null> = {
    h: null,
    m: null,
    l: null,
    sq: null,
    hr: null,
  }
  return { ...none, [slots[levelOf(song)]]: file(song) }
}

/** As in the field, an upload whose tags say nothing, and which has no match, names nobody. */
const namesOf = ({ artists, albumId, albumName, upload }: Song) => {
  const own = upload !== null && upload.matchedId === null
  const nobody = own && artists.every(({ name }) => name === unknownArtist)
  return {
    ar: nobody ? [{ id: 0, name: null }] : artists,
    al: own && albumName === unknownAlbum ? { id: 0, name: null } : { id: albumId, name: albumName },
  }
}

/** A song in the shape with `ar`, `al` and `dt` (contract, section 4.1). Only the file's own level is filled in. */
export function wireSong(song: Song) {
  const { ar, al } = namesOf(song)
  const pc = wireCloudFile(song)
  return {
    name: song.title,
    id: song.id,
    pst: 0,
    t: pc ? (song.upload?.matchedId ? 2 : 1) : 0,
    ar: ar.map(({ id, name }) => ({ id, name, tns: [] as string[], alias: [] as string[] })),
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
      ...al,
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
