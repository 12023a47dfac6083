import { commentKinds } from '../../src/domain/catalogue/comment'
import type { Album } from '../library/albums'
import { wireAlbumPage } from '../wire/album'
import { wirePrivilege } from '../wire/privilege'
import { wireSong } from '../wire/song'
import type { Body, Context, Handler } from './handler'
import { readId } from './read-params'

const gone: Body = { code: 404, message: '专辑不存在' }

const commentsOn = ({ comments }: Pick<Context, 'comments'>, { id }: Album) =>
  comments.total({ kind: commentKinds.album, targetId: id })

const album: Handler<'album'> = ({ id }, { library, comments }) => {
  const found = library.albums.byId(readId(id))
  if (!found) return gone
  const songs = library.songs.ofAlbum(found.id).map((song) => {
    const wired = wireSong(song)
    // here the field spells an artist's aliases so
    const ar = wired.ar.map((artist) => ({ ...artist, alia: [] }))
    return { ...wired, ar, privilege: wirePrivilege(song) }
  })
  return {
    resourceState: true,
    songs,
    code: 200,
    album: wireAlbumPage(found, library.albums.artist(found.artist.id), commentsOn({ comments }, found)),
  }
}

const albumDynamic: Handler<'albumDynamic'> = ({ id }, { library, collections, comments, listener }) => {
  const found = library.albums.byId(readId(id))
  if (!found) return gone
  const subMs = listener && collections.collected.atMs(listener.id, 'album', found.id)
  return {
    onSale: false,
    albumGameInfo: null,
    commentCount: commentsOn({ comments }, found),
    likedCount: 0,
    shareCount: 0,
    isSub: subMs !== null,
    subTime: subMs ?? 0,
    subCount: collections.collected.count('album', found.id),
    code: 200,
  }
}

export const albumHandlers = { album, albumDynamic }
