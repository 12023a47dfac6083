import type { Playlist } from '../collections/playlist'
import type { Entry } from '../library/playlists'
import { serviceUserId } from '../library/service-user'
import type { Song } from '../library/songs'
import { coverUrl } from './addresses'
import { wireSong } from './song'
import { wireServiceUser, wireUser } from './user'
import { WrittenJson } from './written-json'

/** The short form of `/personalized`: `picUrl`, not `coverImgUrl`. */
export function wireRecommendedPlaylist(list: Playlist) {
  return {
    id: list.id,
    type: 0,
    name: list.name,
    copywriter: list.copywriter,
    picUrl: coverUrl(list.cover),
    canDislike: false,
    trackNumberUpdateTime: list.tracksMs,
    playCount: list.plays,
    trackCount: list.trackCount,
    highQuality: list.lossless,
    alg: 'library',
  }
}

/** 5 the songs a listener likes, 10 a chart. */
const specialTypeOf = ({ kind, updateFrequency }: Playlist): number => {
  if (kind === 'likes') return 5
  return updateFrequency === undefined ? 0 : 10
}

/** A playlist (contract, section 4.6). */
export function wirePlaylist(list: Playlist) {
  return {
    id: list.id,
    name: list.name,
    coverImgId: 0,
    coverImgId_str: '0',
    coverImgUrl: coverUrl(list.cover),
    adType: 0,
    userId: list.creator?.id ?? serviceUserId,
    creator: list.creator ? wireUser(list.creator) : wireServiceUser(),
    createTime: list.createdMs,
    updateTime: list.updatedMs,
    trackUpdateTime: list.tracksMs,
    trackNumberUpdateTime: list.tracksMs,
    status: 0,
    opRecommend: false,
    highQuality: list.lossless,
    newImported: false,
    anonimous: false,
    trackCount: list.trackCount,
    cloudTrackCount: list.uploadCount,
    specialType: specialTypeOf(list),
    privacy: list.isPrivate ? 10 : 0,
    commentThreadId: `A_PL_0_${list.id}`,
    commentCount: list.comments,
    shareCount: 0,
    playCount: list.plays,
    subscribedCount: list.collectors,
    subscribed: list.collectedMs !== null,
    subscribers: [],
    ordered: true,
    description: list.description || null,
    tags: list.tags,
    copywriter: list.copywriter,
    copied: false,
    artists: null,
    tracks: null,
    totalDuration: 0,
  }
}

const computedEntries = new WeakMap<readonly Entry[], WrittenJson>()

/** The places of a computed list's songs: nobody put them there, and there may be a hundred thousand. */
const wireComputedEntries = (entries: readonly Entry[]): WrittenJson => {
  const known = computedEntries.get(entries)
  if (known) return known
  const written = new WrittenJson(entries.map(({ id, atMs }) => ({ id, v: 1, t: 0, at: atMs })))
  computedEntries.set(entries, written)
  return written
}

const wireEntries = (entries: readonly Entry[], uid: number) =>
  entries.map(({ id, atMs }) => ({ id, v: 1, t: 0, at: atMs, uid, rcmdReason: '' }))

/** The playlist of its own page: the first songs whole, and the ids of all. */
export function wirePlaylistPage(list: Playlist, songs: readonly Song[], entries: readonly Entry[]) {
  return {
    ...wirePlaylist(list),
    updateFrequency: list.updateFrequency ?? null,
    backgroundCoverId: 0,
    backgroundCoverUrl: null,
    titleImage: 0,
    titleImageUrl: null,
    englishTitle: null,
    officialPlaylistType: null,
    relateResType: null,
    tracks: songs.map(wireSong),
    trackIds: list.creator ? wireEntries(entries, list.creator.id) : wireComputedEntries(entries),
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
