import type { Language } from '../../../src/contract/languages'
import { searchKinds } from '../../../src/contract/replies/search'
import type { PlaylistName } from '../../search/find-playlists'
import { wireAlbum } from '../wire/album'
import { wireFoundArtist } from '../wire/artist'
import { wireFoundPlaylist } from '../wire/playlist'
import { wireSongWithPrivilege } from '../wire/song'
import { wireMv } from '../wire/video'
import { wireRelatedVideo } from '../wire/video-page'
import type { ReplyBody, Context } from './handler'
import { serverTexts } from '../../text/server-texts'
import { readText, type ServerText } from '../../text/told'

interface Asked {
  keywords: string
  limit: number
  offset: number
}

/** Returns the names of computed playlists in a language, to search them. */
export function playlistNames(
  lists: readonly { id: number; name: ServerText }[],
  language: Language,
): PlaylistName[] {
  return lists.map(({ id, name }) => ({ id, name: readText(name, serverTexts[language]) }))
}

/** Computed playlists, charts last. */
const computedLists = ({ library, discovery: { charts }, language }: Context) =>
  playlistNames(
    [...library.playlists.all(), ...charts.list().flatMap(({ id }) => charts.byId(id) ?? [])],
    language,
  )

type Find = (asked: Asked, context: Context) => Promise<{ result: ReplyBody; total: number }>

const songs: Find = async ({ keywords, limit, offset }, { search, library }) => {
  const { entries, total } = await search.songs(keywords, limit, offset)
  const found = library.songs.byIds(entries)
  return {
    result: {
      searchQcReminder: null,
      songs: found.map(wireSongWithPrivilege),
      songCount: total,
    },
    total,
  }
}

const albums: Find = async ({ keywords, limit, offset }, { search, library, artists }) => {
  const { entries, total } = await search.albums(keywords, limit, offset)
  const found = library.albums.byIds(entries)
  const makers = await artists.byIds([...new Set(found.map(({ artist }) => artist.id))])
  const byId = new Map(makers.map((artist) => [artist.id, artist]))
  return {
    result: {
      albums: found.map((album) => wireAlbum(album, byId.get(album.artist.id))),
      albumCount: total,
      searchQcReminder: null,
    },
    total,
  }
}

const artists: Find = async ({ keywords, limit, offset }, { search, artists, listener }) => {
  const { entries, total } = await search.artists(keywords, limit, offset)
  const followed = artists.followed(listener?.id ?? null, entries)
  const found = await artists.byIds(entries)
  return {
    result: {
      searchQcReminder: null,
      artistCount: total,
      artists: found.map((artist) => wireFoundArtist(artist, followed.has(artist.id))),
      hasMore: total > offset + limit,
    },
    total,
  }
}

const playlists: Find = async ({ keywords, limit, offset }, context) => {
  const { search, collections, listener } = context
  const viewer = listener?.id ?? null
  const { entries, total } = await search.playlists(computedLists(context), keywords, limit, offset)
  const found = collections.playlists.byIds(entries, viewer)
  return {
    result: { searchQcReminder: null, playlists: found.map(wireFoundPlaylist), playlistCount: total },
    total,
  }
}

const mvs: Find = ({ keywords, limit, offset }, { videos }) => {
  const { videos: found, total } = videos.search(keywords, limit, offset)
  return Promise.resolve({
    result: { mvs: found.map(wireMv), mvCount: total, searchQcReminder: null },
    total,
  })
}

/** The same videos in the shape of users' videos, a search that returns music videos too. */
const videos: Find = ({ keywords, limit, offset }, { videos }) => {
  const { videos: found, total } = videos.search(keywords, limit, offset)
  return Promise.resolve({
    result: {
      videos: found.map(wireRelatedVideo),
      videoCount: total,
      hasMore: total > offset + found.length,
    },
    total,
  })
}

/** For kinds that a music library does not hold. */
const none =
  (result: ReplyBody): Find =>
  () =>
    Promise.resolve({ result, total: 0 })

/** How each `type` of `/cloudsearch` is answered; other types do not exist. */
export const searchResults: Readonly<Record<number, Find | undefined>> = {
  [searchKinds.track]: songs,
  [searchKinds.album]: albums,
  [searchKinds.artist]: artists,
  [searchKinds.playlist]: playlists,
  [searchKinds.mv]: mvs,
  [searchKinds.video]: videos,
  1002: none({ userprofiles: [], userprofileCount: 0 }),
  1006: none({ songs: [], songCount: 0 }),
  1009: none({ djRadios: [], djRadiosCount: 0 }),
  1018: none({}),
  2000: none({}),
}
