import { serviceUserId } from '../../storage/schema/first-ids'
import { wirePlaylist } from '../wire/playlist'
import type { Handler } from './handler'
import { readId } from '../read-params'
import { wireCollectedAlbum, wireCollectedArtist } from '../wire/album'
import { told } from '../../text/told'

const albumSub: Handler<'albumSub'> = ({ t, id }, { library, collections: { collected }, listener, now }) => {
  const albumId = readId(id)
  if (t !== '1') collected.remove(listener.id, 'album', albumId)
  else if (library.albums.byId(albumId)) collected.add(listener.id, 'album', albumId)
  else return { code: 404, message: told(({ faults }) => faults.noAlbum) }
  return { time: now(), code: 200 }
}

/**
 * An artist who appears only in others' uploads is unknown to this listener, as collected artists are shown by name.
 */
const artistSub: Handler<'artistSub'> = async (
  { t, id },
  { artists, collections: { collected }, listener },
) => {
  const artistId = readId(id)
  if (t !== '1') collected.remove(listener.id, 'artist', artistId)
  else if (await artists.byId(artistId)) collected.add(listener.id, 'artist', artistId)
  else return { code: 404, message: told(({ faults }) => faults.noArtist), data: null }
  return { code: 200, data: null, message: '' }
}

const albumSublist: Handler<'albumSublist'> = ({ limit, offset }, { collections, listener }) => {
  const { items, total } = collections.collectedItems.albums(listener.id, limit, offset)
  return {
    data: items.map(wireCollectedAlbum),
    count: total,
    hasMore: offset + limit < total,
    paidCount: 0,
    code: 200,
  }
}

const artistSublist: Handler<'artistSublist'> = ({ limit, offset }, { collections, listener }) => {
  const { items, total } = collections.collectedItems.artists(listener.id, limit, offset)
  return { data: items.map(wireCollectedArtist), count: total, hasMore: offset + limit < total, code: 200 }
}

const collectionSubsHandlers = { albumSub, artistSub, albumSublist, artistSublist }

const userPlaylist: Handler<'userPlaylist'> = (params, { collections, listener, listeners }) => {
  const { limit, offset } = params
  const userId = readId(params.uid)
  if (userId !== serviceUserId && !listeners.byId(userId))
    return { code: 404, message: told(({ faults }) => faults.noUser) }
  const { lists, total } = collections.playlists.ofListener(userId, listener?.id ?? null, limit, offset)
  const changedMs = Math.max(0, ...lists.map(({ updatedMs }) => updatedMs))
  return {
    more: offset + limit < total,
    playlist: lists.map(wirePlaylist),
    version: String(changedMs),
    code: 200,
  }
}

/** Ignores `uid`: the likes are those of the listener who is logged in. */
const likelist: Handler<'likelist'> = (_params, { collections: { likes }, listener }) => ({
  ids: likes.ids(listener.id),
  checkPoint: likes.changedMs(listener.id),
  code: 200,
})

const like: Handler<'like'> = (params, { collections: { likes }, listener }) => {
  const id = readId(params.id)
  if (params.like === 'false') likes.unlike(listener.id, id)
  else if (!likes.like(listener.id, id)) return { code: 400, message: told(({ faults }) => faults.songGone) }
  return { songs: [], playlistId: likes.playlistId(listener.id), code: 200 }
}

export const collectionHandlers = { userPlaylist, likelist, like, ...collectionSubsHandlers }
