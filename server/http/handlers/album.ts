import { setImmediate } from 'node:timers/promises'
import { commentKinds } from '../../../src/contract/replies/comment'
import type { Album } from '../../library/catalogue/albums'
import type { Song } from '../../library/catalogue/songs'
import { wireAlbumPage } from '../wire/album'
import { wireSongWithPrivilege } from '../wire/song'
import type { ReplyBody, Context, Handler } from './handler'
import { readId } from '../read-params'
import { told } from '../../text/told'

const gone: ReplyBody = { code: 404, message: told(({ faults }) => faults.noAlbum) }

const commentsOn = ({ comments }: Pick<Context, 'comments'>, { id }: Album) =>
  comments.total({ kind: commentKinds.album, targetId: id })

/** Far beyond any album; the untagged files of one folder form an album too. */
const mostSongs = 2000
/** Songs converted before other requests have their turn. */
const atATime = 200

const wireAlbumSong = (song: Song) => {
  const wired = wireSongWithPrivilege(song)
  // NetEase names an artist's aliases `alia` here
  const ar = wired.ar.map((artist) => ({ ...artist, alia: [] }))
  // the name of the disc is not of NetEase
  return { ...wired, ar, ...(song.discTitle !== '' && { discTitle: song.discTitle }) }
}

const songsOf = async ({ library }: Pick<Context, 'library'>, { id }: Album) => {
  const ids = library.songs.ofAlbum(id, mostSongs)
  const songs: ReturnType<typeof wireAlbumSong>[] = []
  for (let at = 0; at < ids.length; at += atATime) {
    if (at > 0) await setImmediate()
    songs.push(...library.songs.byIds(ids.slice(at, at + atATime)).map(wireAlbumSong))
  }
  return songs
}

const album: Handler<'album'> = async ({ id }, { library, comments }) => {
  const found = library.albums.byId(readId(id))
  if (!found) return gone
  const songs = await songsOf({ library }, found)
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
  const subMs = listener && collections.collected.collectedMs(listener.id, 'album', found.id)
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
