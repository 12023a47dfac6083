import type { Playlist } from '../library/playlists'
import { serviceUserId } from '../library/service-user'
import type { Song } from '../library/songs'
import { coverUrl } from './addresses'
import { wireSong } from './song'
import { wireServiceUser } from './user'

/** The short form of `/personalized`: `picUrl`, not `coverImgUrl`. */
export function wireRecommendedPlaylist(list: Playlist) {
  return {
    id: list.id,
    type: 0,
    name: list.name,
    copywriter: list.copywriter,
    picUrl: coverUrl(list.cover),
    canDislike: false,
    trackNumberUpdateTime: list.updatedMs,
    playCount: 0,
    trackCount: list.songIds.length,
    highQuality: false,
    alg: 'library',
  }
}

/** A playlist (contract, section 4.6). */
function wirePlaylist(list: Playlist) {
  return {
    id: list.id,
    name: list.name,
    coverImgId: 0,
    coverImgId_str: '0',
    coverImgUrl: coverUrl(list.cover),
    adType: 0,
    userId: serviceUserId,
    creator: wireServiceUser(),
    createTime: list.createdMs,
    updateTime: list.updatedMs,
    trackUpdateTime: list.updatedMs,
    trackNumberUpdateTime: list.updatedMs,
    status: 0,
    opRecommend: false,
    highQuality: false,
    newImported: false,
    trackCount: list.songIds.length,
    cloudTrackCount: 0,
    specialType: 0,
    privacy: 0,
    commentThreadId: `A_PL_0_${list.id}`,
    commentCount: 0,
    shareCount: 0,
    playCount: 0,
    subscribedCount: 0,
    subscribed: false,
    ordered: true,
    description: list.description,
    tags: list.tags,
    copied: false,
  }
}

/** The playlist of its own page: the first songs whole, and the ids of all. */
export function wirePlaylistPage(list: Playlist, songs: readonly Song[]) {
  return {
    ...wirePlaylist(list),
    updateFrequency: null,
    backgroundCoverId: 0,
    backgroundCoverUrl: null,
    titleImage: 0,
    titleImageUrl: null,
    englishTitle: null,
    officialPlaylistType: null,
    relateResType: null,
    subscribers: [],
    tracks: songs.map(wireSong),
    trackIds: list.songIds.map((id) => ({
      id,
      v: 1,
      t: 0,
      at: list.updatedMs,
      alg: null,
      uid: serviceUserId,
      rcmdReason: '',
      sc: null,
      f: null,
      sr: null,
    })),
    bannedTrackIds: null,
    videoIds: null,
    videos: null,
    remixVideo: null,
    sharedUsers: null,
    historySharedUsers: null,
    gradeStatus: 'NONE',
    score: null,
    algTags: null,
  }
}
