import { wireAlbumPage } from '../wire/album'
import { wirePrivilege } from '../wire/privilege'
import { wireSong } from '../wire/song'
import type { Handler } from './handler'

const album: Handler<'album'> = ({ id }, { library }) => {
  const found = library.albums.byId(Number(id))
  if (!found) return { code: 404, message: '专辑不存在' }
  const songs = library.songs.ofAlbum(found.id).map((song) => {
    const wired = wireSong(song)
    const ar = wired.ar.map(({ id, name }) => ({ id, name, alia: [] }))
    return { ...wired, ar, privilege: wirePrivilege(song) }
  })
  return {
    resourceState: true,
    songs,
    code: 200,
    album: wireAlbumPage(found, library.albums.artist(found.artist.id)),
  }
}

export const albumHandlers = { album }
