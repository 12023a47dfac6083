import { foldName } from '../../../src/contract/fold-name'
import type { Handler } from './handler'
import { searchResults, playlistNames } from './search-results'
import { wireAlbum } from '../wire/album'
import { wireFoundArtist } from '../wire/artist'
import { wireFoundPlaylist } from '../wire/playlist'
import { wireOlderSong } from '../wire/older-song'
import type { HotTerm } from '../../search/hot-terms'
import { told } from '../../text/told'

const most = { songs: 4, artists: 3, albums: 3, playlists: 3 } as const
const mostWords = 10

/** The reply for phones: terms to search for, which are names from the library. */
const asWords = (names: readonly string[]) => ({
  allMatch: [...new Set(names)].slice(0, mostWords).map((keyword) => ({
    keyword,
    type: 1,
    alg: 'library',
    lastKeyword: '',
    feature: '',
  })),
})

/** A few results of each kind; `order` names the kinds with results. `result` is empty when nothing is found. */
const searchSuggest: Handler<'searchSuggest'> = async ({ keywords, type }, context) => {
  const { search, library, artists, collections, listener, language } = context
  const computed = playlistNames(library.playlists.all(), language)
  const viewer = listener?.id ?? null
  const [songIds, artistIds, albumIds, playlistIds] = [
    await search.songs(keywords, type === 'mobile' ? mostWords : most.songs, 0),
    await search.artists(keywords, most.artists, 0),
    await search.albums(keywords, most.albums, 0),
    await search.playlists(computed, keywords, most.playlists, 0),
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

const risingIcon = '/rising.svg'

/**
 * A row of `/search/hot/detail`. `iconType` is 1 for the most searched term, 5 with a picture for a rising one, else 0.
 * `score` is the number of searches that still count.
 */
function wireHotSearch({ shown, score, rising }: HotTerm, at: number) {
  const iconType = at === 0 ? 1 : rising ? 5 : 0
  return {
    searchWord: shown,
    score,
    content: '',
    source: 0,
    iconType,
    iconUrl: iconType === 5 ? risingIcon : null,
    url: '',
    alg: 'library',
  }
}

const hotRows = 20
const badType = {
  code: 400,
  msg: told(({ faults }) => faults.badParameters),
  message: told(({ faults }) => faults.badParameters),
}

/** The terms searched lately. While they are few, artists and titles of the library follow with a score of 0. */
const hotSearches: Handler<'hotSearches'> = async (_params, { search }) => {
  const sought = search.hot.hottest(hotRows)
  const known = new Set(sought.map(({ shown }) => foldName(shown)))
  const own = (await search.suggestedTerms(hotRows))
    .filter((word) => !known.has(foldName(word)))
    .map((shown) => ({ shown, score: 0, rising: false }))
  return { code: 200, data: [...sought, ...own].slice(0, hotRows).map(wireHotSearch), message: 'success' }
}

const cloudsearch: Handler<'cloudsearch'> = async ({ keywords, type, limit, offset }, context) => {
  const find = searchResults[type]
  if (!find) return badType
  const { result, total } = await find({ keywords, limit, offset }, context)
  if (offset === 0) context.search.hot.record(keywords, total > 0)
  return { result, code: 200 }
}

export const searchHandlers = { hotSearches, searchSuggest, cloudsearch }
