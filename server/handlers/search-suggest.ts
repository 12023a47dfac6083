import { wireAlbum } from '../wire/album'
import { wireFoundArtist } from '../wire/artist'
import { wireFoundPlaylist } from '../wire/found-playlist'
import { wireOlderSong } from '../wire/older-song'
import type { Handler } from './handler'

const most = { songs: 4, artists: 3, albums: 3, playlists: 3 } as const
const mostWords = 10

/** The phone's form: words to search for, which are names in the library. */
const asWords = (names: readonly string[]) => ({
  allMatch: [...new Set(names)].slice(0, mostWords).map((keyword) => ({
    keyword,
    type: 1,
    alg: 'library',
    lastKeyword: '',
    feature: '',
  })),
})

/** A few of each kind; `order` names the kinds that have any. Nothing found is an empty `result`. */
export const searchSuggest: Handler<'searchSuggest'> = async ({ keywords, type }, context) => {
  const { search, library, artists, collections, listener } = context
  const viewer = listener?.id ?? null
  const [songIds, artistIds, albumIds, playlistIds] = [
    await search.songs(keywords, type === 'mobile' ? mostWords : most.songs, 0),
    await search.artists(keywords, most.artists, 0),
    await search.albums(keywords, most.albums, 0),
    await search.playlists(library.playlists.all(), keywords, most.playlists, 0),
  ].map(({ entries }) => entries) as [number[], number[], number[], number[]]
  const songs = library.songs.byIds(songIds)
  const foundArtists = await artists.byIds(artistIds)
  const albums = library.albums.byIds(albumIds)
  if (type === 'mobile') {
    const names = [
      ...foundArtists.map(({ name }) => name),
      ...songs.map(({ title }) => title),
      ...albums.map(({ name }) => name),
    ]
    return { result: names.length > 0 ? asWords(names) : {}, code: 200 }
  }
  const followed = artists.followed(viewer, artistIds)
  const groups = {
    songs: songs.map(wireOlderSong),
    artists: foundArtists.map((artist) => wireFoundArtist(artist, followed.has(artist.id))),
    albums: albums.map((album) => wireAlbum(album)),
    playlists: collections.playlists
      .byIds(playlistIds, viewer)
      .map((list) => ({ ...wireFoundPlaylist(list), creator: null })),
  }
  const filled = Object.entries(groups).filter(([, rows]) => rows.length > 0)
  const order = filled.map(([name]) => name)
  return { result: order.length > 0 ? { ...Object.fromEntries(filled), order } : {}, code: 200 }
}
