import { wirePlaylistPage } from '../wire/playlist'
import { wirePrivilege } from '../wire/privilege'
import { wireSong } from '../wire/song'
import type { Body, Handler } from './handler'

/**
 * Songs that a playlist's page carries whole. As in the field, visitors get the first ones only; the ids of all are
 * beside them, and `/playlist/track/all` pages through the rest.
 */
const pageSongs = 100

const gone: Body = { code: 404, message: '歌单不存在' }

const playlistDetail: Handler<'playlistDetail'> = ({ id }, { library }) => {
  const list = library.playlists.byId(Number(id))
  if (!list) return gone
  const songs = library.songs.byIds(list.songIds.slice(0, pageSongs))
  return {
    code: 200,
    relatedVideos: null,
    playlist: wirePlaylistPage(list, songs),
    urls: null,
    privileges: songs.map(wirePrivilege),
    sharedPrivilege: null,
    resEntrance: null,
    fromUsers: null,
    fromUserCount: 0,
    songFromUsers: null,
  }
}

const playlistTracks: Handler<'playlistTracks'> = ({ id, limit, offset }, { library }) => {
  const list = library.playlists.byId(Number(id))
  if (!list) return gone
  const songs = library.songs.byIds(list.songIds.slice(offset, offset + limit))
  return { songs: songs.map(wireSong), privileges: songs.map(wirePrivilege), code: 200 }
}

export const playlistHandlers = { playlistDetail, playlistTracks }
