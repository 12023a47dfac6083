import type { Playlist } from '../library/playlists'
import { wireAlbum } from '../wire/album'
import { wireBanner, type BannerSubject } from '../wire/banner'
import { wireRecommendedPlaylist } from '../wire/playlist'
import type { Handler } from './handler'

const newestAlbums = 12
const bannerAlbums = 4
const bannerLists = 2

/** The newest albums, and lists whose cover is not an album's over again. */
export const banner: Handler<'banner'> = (_params, { library }) => {
  const albums = library.albums
    .newest(bannerAlbums)
    .map(({ id, cover, name }): BannerSubject => ({ kind: 'album', id, cover, title: name }))
  const subject = ({ id, cover, name }: Playlist): BannerSubject => ({
    kind: 'playlist',
    id,
    cover,
    title: name,
  })
  const lists = library.playlists
    .all()
    .filter(({ tiles }) => tiles.length > 1 || albums.length === 0)
    .slice(0, bannerLists)
  return { banners: [...albums, ...lists.map(subject)].map(wireBanner), code: 200 }
}

export const personalized: Handler<'personalized'> = ({ limit }, { library }) => ({
  hasTaste: false,
  code: 200,
  category: 0,
  result: library.playlists.all().slice(0, limit).map(wireRecommendedPlaylist),
})

export const albumNewest: Handler<'albumNewest'> = (_params, { library }) => ({
  albums: library.albums
    .newest(newestAlbums)
    .map((album) => wireAlbum(album, library.albums.artist(album.artist.id))),
  code: 200,
})
