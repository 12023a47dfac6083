import { areas } from '../../library/catalogue/artist-area'
import type { Playlist } from '../../listeners/collections/playlist'
import type { Album } from '../../library/catalogue/albums'
import { wireAlbum } from '../wire/album'
import { wireArtist } from '../wire/artist'
import { wireBanner, type BannerSubject } from '../wire/banner'
import { wireOlderSong } from '../wire/older-song'
import { wireRecommendedPlaylist } from '../wire/playlist'
import { wirePrivilege } from '../wire/privilege'
import { coverUrl } from '../wire/addresses'
import { dailyHandlers } from './discovery-daily'
import { listHandlers } from './discovery-lists'
import { similarHandlers } from './discovery-similar'
import type { Context, Handler } from './handler'
import { nameText } from '../../text/name-text'
import { told } from '../../text/told'

const newestAlbums = 12
const bannerAlbums = 4
const bannerLists = 2
const mostNewSongs = 100
const mostAlbums = 100

const subjectOf = (kind: BannerSubject['kind'], { id, cover, name }: Album | Playlist): BannerSubject => ({
  kind,
  id,
  cover,
  title: typeof name === 'string' ? nameText(name) : name,
})

/** The newest albums, then playlists whose cover is not the cover of one album. */
const banner: Handler<'banner'> = ({ type }, { library, collections, discovery, listener }) => {
  const albums = library.albums.byIds(discovery.albums.all().slice(0, bannerAlbums))
  const lists = collections.playlists
    .computed(listener?.id ?? null)
    .filter(({ tiles }) => tiles.length > 1 || albums.length === 0)
    .slice(0, bannerLists)
  const subjects = [
    ...albums.map((album) => subjectOf('album', album)),
    ...lists.map((list) => subjectOf('playlist', list)),
  ]
  return { banners: subjects.map((subject) => wireBanner(subject, type)), code: 200 }
}

const personalized: Handler<'personalized'> = ({ limit }, { collections, discovery, listener }) => {
  const { artists, genres } = discovery.taste(listener?.id ?? null)
  return {
    hasTaste: artists.size + genres.size > 0,
    code: 200,
    category: 0,
    result: collections.playlists
      .computed(listener?.id ?? null)
      .slice(0, limit)
      .map(wireRecommendedPlaylist),
  }
}

const personalizedNewsong: Handler<'personalizedNewsong'> = ({ limit }, { library, discovery }) => {
  const songs = library.songs.byIds(discovery.newestSongs(Math.min(limit, mostNewSongs)))
  return {
    code: 200,
    category: 0,
    result: songs.map((song) => ({
      id: song.id,
      type: 4,
      name: nameText(song.title),
      copywriter: null,
      picUrl: coverUrl(song.cover),
      canDislike: false,
      trackNumberUpdateTime: null,
      song: { ...wireOlderSong(song), exclusive: false, privilege: wirePrivilege(song) },
      alg: 'newest',
    })),
  }
}

/** A music library holds no radio programmes and no exclusive content. */
const personalizedDjprogram: Handler<'personalizedDjprogram'> = () => ({
  code: 200,
  category: 0,
  result: [],
})

const personalizedPrivatecontent: Handler<'personalizedPrivatecontent'> = () => ({
  code: 200,
  name: told(({ names }) => names.exclusive),
  result: [],
})

const wireAlbums = ({ library }: Context, ids: readonly number[]) => {
  const albums = library.albums.byIds(ids)
  const artists = new Map(albums.map(({ artist }) => [artist.id, library.albums.artist(artist.id)]))
  return albums.map((album) => wireAlbum(album, artists.get(album.artist.id)))
}

const albumNewest: Handler<'albumNewest'> = (_params, context) => ({
  albums: wireAlbums(context, context.discovery.albums.all().slice(0, newestAlbums)),
  code: 200,
})

const areaCodes: Readonly<Record<string, number>> = {
  ZH: areas.chinese,
  EA: areas.western,
  KR: areas.korean,
  JP: areas.japanese,
}

const albumNew: Handler<'albumNew'> = async ({ area, limit, offset }, context) => {
  const { albums } = context.discovery
  const code = areaCodes[area.toUpperCase()]
  const ids = code === undefined ? albums.all() : albums.ofArea(code, await context.search.names())
  return {
    total: ids.length,
    albums: wireAlbums(context, ids.slice(offset, offset + Math.min(limit, mostAlbums))),
    code: 200,
  }
}

const topArtists: Handler<'topArtists'> = async ({ limit, offset }, { artists, listener }) => {
  const found = await artists.list({ area: -1, initial: null, limit, offset })
  const followed = artists.followed(
    listener?.id ?? null,
    found.artists.map(({ id }) => id),
  )
  return {
    code: 200,
    more: found.more,
    artists: found.artists.map((artist) => wireArtist(artist, followed.has(artist.id))),
  }
}

export const discoveryHandlers = {
  banner,
  personalized,
  personalizedNewsong,
  personalizedDjprogram,
  personalizedPrivatecontent,
  albumNewest,
  albumNew,
  topArtists,
  ...dailyHandlers,
  ...listHandlers,
  ...similarHandlers,
}
