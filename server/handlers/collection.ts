import { serviceUserId } from '../library/service-user'
import { wirePlaylist } from '../wire/playlist'
import { collectionSubsHandlers } from './collection-subs'
import type { Handler } from './handler'
import { readId } from './read-params'

const userPlaylist: Handler<'userPlaylist'> = (params, { collections, listener, listeners }) => {
  const { limit, offset } = params
  const userId = readId(params.uid)
  if (userId !== serviceUserId && !listeners.byId(userId)) return { code: 404, message: '用户不存在' }
  const { lists, total } = collections.playlists.ofListener(userId, listener?.id ?? null, limit, offset)
  const changedMs = Math.max(0, ...lists.map(({ updatedMs }) => updatedMs))
  return {
    more: offset + limit < total,
    playlist: lists.map(wirePlaylist),
    version: String(changedMs),
    code: 200,
  }
}

/** Whose likes these are is told by the cookie alone: nobody sees another's so. */
const likelist: Handler<'likelist'> = (_params, { collections: { likes }, listener }) => ({
  ids: likes.ids(listener.id),
  checkPoint: likes.changedMs(listener.id),
  code: 200,
})

const like: Handler<'like'> = (params, { collections: { likes }, listener }) => {
  const id = readId(params.id)
  if (params.like === 'false') likes.unlike(listener.id, id)
  else if (!likes.like(listener.id, id)) return { code: 400, message: '歌曲不存在或已下架' }
  return { songs: [], playlistId: likes.listOf(listener.id), code: 200 }
}

export const collectionHandlers = { userPlaylist, likelist, like, ...collectionSubsHandlers }
