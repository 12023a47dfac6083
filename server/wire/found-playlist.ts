import type { Playlist } from '../collections/playlist'
import { wirePlaylist } from './playlist'

/** A playlist among search results, where those who collected it are counted under another name. */
export function wireFoundPlaylist(list: Playlist) {
  const {
    id,
    name,
    coverImgUrl,
    creator,
    subscribed,
    trackCount,
    userId,
    playCount,
    specialType,
    description,
  } = wirePlaylist(list)
  return {
    id,
    name,
    coverImgUrl,
    creator,
    subscribed,
    trackCount,
    userId,
    playCount,
    bookCount: list.collectors,
    specialType,
    officialTags: null,
    action: null,
    actionType: null,
    recommendText: null,
    score: null,
    description,
    highQuality: false,
    alg: 'library',
  }
}
