import type { Playlist } from '../collections/playlist'
import { wirePlaylist } from './playlist'

/** A playlist among search results, where those who collected it are counted under another name. */
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
