import { wireAlbum } from '../wire/album'
import { wireArtist, wireArtistPage } from '../wire/artist'
import { wireSongWithPrivilege } from '../wire/song'
import type { Context, Handler } from './handler'
import { readId } from '../read-params'
import { told } from '../../text/told'

const unknown = { code: 404, message: told(({ faults }) => faults.noArtist) }
const hotSongs = 50

const seenBy = async ({ artists, listener }: Context, id: string) => {
  const artist = await artists.byId(readId(id))
  return artist && { artist, followed: artists.followed(listener?.id ?? null, [artist.id]).has(artist.id) }
}

const songsOf = ({ library }: Context, ids: readonly number[]) =>
  library.songs.byIds(ids).map(wireSongWithPrivilege)

const artistDetail: Handler<'artistDetail'> = async ({ id }, context) => {
  const seen = await seenBy(context, id)
  if (!seen) return unknown
  const { brief } = context.artists.biography(seen.artist)
  return { code: 200, message: 'success', data: wireArtistPage(seen.artist, brief, seen.followed) }
}

const artistTop: Handler<'artistTop'> = async ({ id }, context) => {
  const seen = await seenBy(context, id)
  if (!seen) return unknown
  const { artist, followed } = seen
  const { ids, total } = context.artists.songs(artist.id, 'hot', hotSongs, 0)
  const { brief } = context.artists.biography(artist)
  return {
    artist: { ...wireArtist(artist, followed), briefDesc: brief },
    hotSongs: songsOf(context, ids),
    more: total > hotSongs,
    code: 200,
  }
}

const artistSongs: Handler<'artistSongs'> = async ({ id, order, limit, offset }, context) => {
  const artist = await context.artists.byId(readId(id))
  if (!artist) return unknown
  const by = order === 'time' ? 'time' : 'hot'
  const { ids, total } = context.artists.songs(artist.id, by, limit, offset)
  return { songs: songsOf(context, ids), more: total > offset + limit, total, code: 200 }
}

const artistAlbums: Handler<'artistAlbums'> = async ({ id, limit, offset }, context) => {
  const seen = await seenBy(context, id)
  if (!seen) return unknown
  const { artist, followed } = seen
  const { albums } = context.library
  // whoever only sings on the albums of others is found there
  const found =
    artist.albumCount > 0
      ? albums.ofArtist(artist.id, limit + 1, offset)
      : albums.withSongsBy(artist.id, limit + 1, offset)
  const hotAlbums = found.slice(0, limit).map((album) => {
    const own = album.artist.id === artist.id
    return { ...wireAlbum(album, own ? artist : undefined), songs: [] }
  })
  return {
    artist: wireArtist(artist, followed),
    hotAlbums,
    more: found.length > limit,
    kindTabs: [],
    code: 200,
  }
}

const artistDesc: Handler<'artistDesc'> = async ({ id }, { artists }) => {
  const artist = await artists.byId(readId(id))
  if (!artist) return unknown
  const { brief, sections } = artists.biography(artist)
  return {
    introduction: sections.map(({ title, text }) => ({ ti: title, txt: text })),
    briefDesc: brief,
    count: sections.length,
    topicData: null,
    code: 200,
  }
}

/**
 * Reads the initial of `/artist/list`: `-1` or nothing for all, `0` for names that start with no letter, else a letter
 * or its character code.
 */
const readInitial = (given: string): string | null => {
  const text = given.trim().toLowerCase()
  const code = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (code === 0 || text === '#') return '#'
  const letter = Number.isNaN(code) ? text.charAt(0) : String.fromCharCode(code).toLowerCase()
  return /^[a-z]$/.test(letter) ? letter : null
}

const artistList: Handler<'artistList'> = async ({ area, initial, limit, offset }, context) => {
  // tags do not tell men, women and bands apart, so every `type` returns all
  const asked = { area, initial: readInitial(initial), limit, offset }
  const { artists, more } = await context.artists.list(asked)
  const followed = context.artists.followed(
    context.listener?.id ?? null,
    artists.map(({ id }) => id),
  )
  return { artists: artists.map((artist) => wireArtist(artist, followed.has(artist.id))), more, code: 200 }
}

export const artistHandlers = { artistDetail, artistTop, artistSongs, artistAlbums, artistDesc, artistList }
