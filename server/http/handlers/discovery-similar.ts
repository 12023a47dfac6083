import { wireArtist } from '../wire/artist'
import { wireOlderSong } from '../wire/older-song'
import { wirePlaylist } from '../wire/playlist'
import { wirePrivilege } from '../wire/privilege'
import type { Context, Handler } from './handler'
import { readId } from '../read-params'

/** Returns the id of a song that the caller may see, else 0: results near another listener's upload would reveal it. */
const seenId = ({ library }: Context, id: string): number => library.songs.byId(readId(id))?.id ?? 0

const simiSong: Handler<'simiSong'> = ({ id, limit, offset }, context) => {
  const { library, discovery } = context
  const ids = discovery.similarity.songs(seenId(context, id)).slice(offset, offset + limit)
  const songs = library.songs.byIds(ids)
  return {
    songs: songs.map((song) => ({
      ...wireOlderSong(song),
      privilege: wirePrivilege(song),
      recommendReason: null,
      alg: 'near',
    })),
    code: 200,
  }
}

const simiPlaylist: Handler<'simiPlaylist'> = ({ id, limit, offset }, context) => ({
  playlists: context.collections.playlists
    .containing(seenId(context, id), context.listener?.id ?? null)
    .slice(offset, offset + limit)
    .map(wirePlaylist),
  code: 200,
})

const mostArtists = 30

const simiArtist: Handler<'simiArtist'> = async ({ id }, { artists, discovery, listener }) => {
  const near = await artists.byIds(discovery.similarity.artists(readId(id)).slice(0, mostArtists))
  const followed = artists.followed(
    listener.id,
    near.map((artist) => artist.id),
  )
  return { artists: near.map((artist) => wireArtist(artist, followed.has(artist.id))), code: 200 }
}

export const similarHandlers = { simiSong, simiPlaylist, simiArtist }
