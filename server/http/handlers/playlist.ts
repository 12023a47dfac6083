import { wirePlaylistPage } from '../wire/playlist'
import { wirePrivilege } from '../wire/privilege'
import { wireSong } from '../wire/song'
import { wireUser } from '../wire/user'
import type { Handler } from './handler'
import { playlistNotFound, playlistTextsHandlers, playlistTracksHandlers } from './playlist-edits'
import { readId } from '../read-params'

/** A listener gets all songs of a playlist up to this length, as from NetEase. */
const wholeSongs = 1000
/**
 * Of longer playlists, and to visitors, only the first songs are sent, with the ids of all; `/playlist/track/all`
 * returns the rest.
 */
const firstSongs = 100

const mostSubscribers = 100

const playlistDetail: Handler<'playlistDetail'> = ({ id, s }, context) => {
  const { library, collections, listener, listeners } = context
  const viewer = listener?.id ?? null
  const list = collections.playlists.byId(readId(id), viewer)
  if (!list) return playlistNotFound
  const entries = collections.playlists.entries(list, viewer, list.trackCount, 0)
  const first = listener && entries.length <= wholeSongs ? entries : entries.slice(0, firstSongs)
  const songs = library.songs.byIds(first.map((entry) => entry.id))
  const shown = Math.min(mostSubscribers, Math.max(0, s))
  const subscribers = collections.collected
    .collectors('playlist', list.id, shown)
    .flatMap((userId) => listeners.byId(userId) ?? [])
  return {
    code: 200,
    relatedVideos: null,
    playlist: { ...wirePlaylistPage(list, songs, entries), subscribers: subscribers.map(wireUser) },
    urls: null,
    privileges: songs.map(wirePrivilege),
    sharedPrivilege: null,
    resEntrance: null,
    fromUsers: null,
    fromUserCount: 0,
    songFromUsers: null,
  }
}

const playlistTracks: Handler<'playlistTracks'> = (
  { id, limit, offset },
  { library, collections, listener },
) => {
  const viewer = listener?.id ?? null
  const list = collections.playlists.byId(readId(id), viewer)
  if (!list) return playlistNotFound
  const entries = collections.playlists.entries(list, viewer, limit, offset)
  const songs = library.songs.byIds(entries.map((entry) => entry.id))
  return { songs: songs.map(wireSong), privileges: songs.map(wirePrivilege), code: 200 }
}

export const playlistHandlers = {
  playlistDetail,
  playlistTracks,
  ...playlistTracksHandlers,
  ...playlistTextsHandlers,
}
