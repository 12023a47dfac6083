import type { Song } from '../../library/catalogue/songs'
import { coverUrl } from './addresses'
import { wireArtistName } from './artist'
import { levelOf, type Level } from './level'
import { nameText } from '../../text/name-text'
import { songNames } from './song-names'
import { told } from '../../text/told'

/** The field of each level in the older song shape. */
const slots = {
  standard: 'lMusic',
  higher: 'mMusic',
  exhigh: 'hMusic',
  lossless: 'sqMusic',
  hires: 'hrMusic',
} as const satisfies Record<Level, string>

const file = ({ size, container, sampleRate, bitrate, durationMs }: Song) => ({
  name: null,
  id: 0,
  size,
  extension: container,
  sr: sampleRate,
  dfsId: 0,
  bitrate,
  playTime: durationMs,
  volumeDelta: 0,
})

/** NetEase's servers leave the artist empty where only the album's cover matters. */
const noArtist = { ...wireArtistName({ id: 0, name: '' }), picUrl: null, img1v1Url: null }

/** The artists of an older song. */
const wireOlderArtists = (song: Song) =>
  songNames(song).artists.map(({ id, name }) => ({ ...wireArtistName({ id, name: '' }), name }))

/** The album of an older song; its artist is not looked up. */
const wireOlderAlbum = (song: Song) => ({
  ...songNames(song).album,
  type: told(({ kinds }) => kinds.album),
  size: 0,
  picId: 0,
  picId_str: '0',
  pic: 0,
  picUrl: coverUrl(song.cover),
  blurPicUrl: coverUrl(song.cover),
  companyId: 0,
  company: null,
  publishTime: song.publishedMs ?? 0,
  description: '',
  briefDesc: '',
  tags: '',
  artist: noArtist,
  artists: wireOlderArtists(song),
  songs: [],
  alias: [] as string[],
  status: 1,
  copyrightId: 0,
  commentThreadId: `R_AL_3_${song.albumId}`,
  subType: told(({ kinds }) => kinds.studio),
  transName: null,
  onSale: false,
  mark: 0,
})

/**
 * A song in the older shape with `artists`, `album` and `duration` (contract, section 4.2). Only the level of the file
 * and `bMusic`, the lowest one, are filled.
 */
export function wireOlderSong(song: Song) {
  const level = song.available ? file(song) : null
  return {
    name: nameText(song.title),
    id: song.id,
    position: song.trackNo,
    alias: [] as string[],
    status: song.available ? 0 : -200,
    fee: 0,
    copyrightId: 0,
    disc: String(song.discNo),
    no: song.trackNo,
    artists: wireOlderArtists(song),
    album: wireOlderAlbum(song),
    starred: false,
    popularity: 0,
    score: 0,
    starredNum: 0,
    duration: song.durationMs,
    playedNum: 0,
    dayPlays: 0,
    hearTime: 0,
    hrMusic: null,
    sqMusic: null,
    hMusic: null,
    mMusic: null,
    lMusic: null,
    [slots[levelOf(song)]]: level,
    bMusic: level,
    ringtone: '',
    crbt: null,
    audition: null,
    copyFrom: '',
    commentThreadId: `R_SO_4_${song.id}`,
    rtUrl: null,
    rtUrls: [],
    rurl: null,
    ftype: 0,
    rtype: 0,
    copyright: 0,
    transName: null,
    sign: null,
    mark: 0,
    originCoverType: 0,
    originSongSimpleData: null,
    single: 0,
    noCopyrightRcmd: null,
    mvid: song.mv,
    mp3Url: null,
  }
}
