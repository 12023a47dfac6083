import type { Playlist } from '../../listeners/collections/playlist'
import type { Entry } from '../../library/playlists/playlists'
import { serviceUserId } from '../../storage/schema/first-ids'
import type { Song } from '../../library/catalogue/songs'
import { coverUrl } from './addresses'
import { wireSong } from './song'
import { wireServiceUser, wireUser } from './user'
import { prepareJson, type PreparedJson } from '../prepared-json'
import { categoryText } from '../../text/category-text'

/** A playlist in search results, where the number of collectors has another name. */
export function wireFoundPlaylist(list: Playlist) {
  return {
    ...wirePlaylist(list),
    bookCount: list.collectors,
    officialTags: null,
    action: null,
    actionType: null,
    recommendText: null,
    score: null,
    alg: 'library',
  }
}

/** The short form in `/personalized`: `picUrl` instead of `coverImgUrl`. */
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

/** 5 for a listener's liked songs, 10 for a chart. */
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
    tags: list.tags.map(categoryText),
    copywriter: list.copywriter,
    copied: false,
    artists: null,
    tracks: null,
    totalDuration: 0,
  }
}

const computedEntries = new WeakMap<readonly Entry[], PreparedJson>()

/** The entries of a computed list are converted once, as there may be a hundred thousand. */
const wireComputedEntries = (entries: readonly Entry[]): PreparedJson => {
  const known = computedEntries.get(entries)
  if (known) return known
  const written = prepareJson(entries.map(({ id, atMs }) => ({ id, v: 1, t: 0, at: atMs })))
  computedEntries.set(entries, written)
  return written
}

const wireEntries = (entries: readonly Entry[], uid: number) =>
  entries.map(({ id, atMs }) => ({ id, v: 1, t: 0, at: atMs, uid, rcmdReason: '' }))

/** A playlist on its own page: the first songs in full and the ids of all. */
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
