import type { Album } from '../library/albums'
import type { Playlist } from '../collections/playlist'
import { wireAlbum } from '../wire/album'
import { wireBanner, type BannerSubject } from '../wire/banner'
import { wireRecommendedPlaylist } from '../wire/playlist'
import type { Handler } from './handler'

const newestAlbums = 12
const bannerAlbums = 4
const bannerLists = 2

const subjectOf = (kind: BannerSubject['kind'], { id, cover, name }: Album | Playlist): BannerSubject => ({
  kind,
  id,
  cover,
  title: name,
})

/** The newest albums, and lists whose cover is not an album's over again. */
const banner: Handler<'banner'> = (_params, { library, collections, listener }) => {
  const albums = library.albums.newest(bannerAlbums)
  const lists = collections.playlists
    .computed(listener?.id ?? null)
    .filter(({ tiles }) => tiles.length > 1 || albums.length === 0)
    .slice(0, bannerLists)
  const subjects = [
    ...albums.map((album) => subjectOf('album', album)),
    ...lists.map((list) => subjectOf('playlist', list)),
  ]
  return { banners: subjects.map(wireBanner), code: 200 }
}

const personalized: Handler<'personalized'> = ({ limit }, { collections, listener }) => ({
  hasTaste: false,
  code: 200,
  category: 0,
  result: collections.playlists
    .computed(listener?.id ?? null)
    .slice(0, limit)
    .map(wireRecommendedPlaylist),
})

const albumNewest: Handler<'albumNewest'> = (_params, { library }) => ({
  albums: library.albums
    .newest(newestAlbums)
    .map((album) => wireAlbum(album, library.albums.artist(album.artist.id))),
  code: 200,
})

export const discoveryHandlers = { banner, personalized, albumNewest }
