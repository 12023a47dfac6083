import { wireCollectedAlbum, wireCollectedArtist } from '../wire/collected'
import type { Handler } from './handler'
import { readId } from './read-params'

const albumSub: Handler<'albumSub'> = ({ t, id }, { library, collections: { collected }, listener, now }) => {
  const albumId = readId(id)
  if (t !== '1') collected.remove(listener.id, 'album', albumId)
  else if (library.albums.byId(albumId)) collected.add(listener.id, 'album', albumId)
  else return { code: 404, message: '专辑不存在' }
  return { time: now(), code: 200 }
}

/** Artists of others' uploads alone are none to anybody else: what is collected is shown by name. */
const artistSub: Handler<'artistSub'> = async (
  { t, id },
  { artists, collections: { collected }, listener },
) => {
  const artistId = readId(id)
  if (t !== '1') collected.remove(listener.id, 'artist', artistId)
  else if (await artists.byId(artistId)) collected.add(listener.id, 'artist', artistId)
  else return { code: 404, message: '歌手不存在', data: null }
  return { code: 200, data: null, message: '' }
}

const albumSublist: Handler<'albumSublist'> = ({ limit, offset }, { collections, listener }) => {
  const { items, total } = collections.catalogue.albums(listener.id, limit, offset)
  return {
    data: items.map(wireCollectedAlbum),
    count: total,
    hasMore: offset + limit < total,
    paidCount: 0,
    code: 200,
  }
}

const artistSublist: Handler<'artistSublist'> = ({ limit, offset }, { collections, listener }) => {
  const { items, total } = collections.catalogue.artists(listener.id, limit, offset)
  return { data: items.map(wireCollectedArtist), count: total, hasMore: offset + limit < total, code: 200 }
}

export const collectionSubsHandlers = { albumSub, artistSub, albumSublist, artistSublist }
