import { setImmediate } from 'node:timers/promises'
import { addAlbum, findAlbum, type AlbumIdentity } from '../catalogue/album-rows'
import { artistId } from '../catalogue/artist-id'
import { placeholders } from '../../text/placeholders'
import type { Database } from '../../storage/database'

/** Songs of one folder whose albums have the same name. */
interface Group {
  folder: string
  norm: string
}

interface Member {
  id: number
  albumId: number
  /** The normalised album artist; empty when the file names none. */
  albumArtist: string
  releaseId: string
  /** The first artist of the song. */
  artistId: number
}

const membersOf = (database: Database, { folder, norm }: Group): Member[] =>
  database.all<Member>(
    `SELECT s.id, s.album_id AS albumId, s.album_artist AS albumArtist, s.release_id AS releaseId,
       sa.artist_id AS artistId
     FROM song s JOIN song_artist sa ON sa.song_id = s.id AND sa.position = 0
     WHERE s.album_folder = ? AND s.album_norm = ? AND s.owner_id IS NULL AND NOT s.missing ORDER BY s.id`,
    folder,
    norm,
  )

const various = (database: Database) => artistId(database, placeholders.variousArtists)

/** Returns the album of a MusicBrainz id: under the album artist whom any of its files names. */
const ofRelease = (database: Database, releaseId: string): AlbumIdentity => {
  const { norm, artist } = database.first<{ norm: string; artist: string }>(
    `SELECT album_norm AS norm, album_artist AS artist FROM song
     WHERE release_id = ? AND owner_id IS NULL AND NOT missing ORDER BY album_artist = '', id LIMIT 1`,
    releaseId,
  )!
  return artist === ''
    ? { norm, scope: releaseId, artistId: various(database) }
    : { norm, scope: '', artistId: artistId(database, artist) }
}

/** Returns the album that a file names by itself; null when only its folder can tell. */
const namedBy = (
  database: Database,
  norm: string,
  { albumArtist, releaseId }: Member,
): AlbumIdentity | null => {
  if (albumArtist !== '') return { norm, scope: '', artistId: artistId(database, albumArtist) }
  return releaseId === '' ? null : ofRelease(database, releaseId)
}

/** Returns the album of the files that name neither artist nor id: the folder's. */
const ofFolder = (database: Database, { folder, norm }: Group, members: readonly Member[]): AlbumIdentity => {
  const artists = new Set(members.map((member) => member.artistId))
  const [only] = artists
  return artists.size === 1
    ? { norm, scope: '', artistId: only! }
    : { norm, scope: folder, artistId: various(database) }
}

/** An album whose songs are all among these goes on under the new identity, so that its id stays. */
const continuedAlbum = (database: Database, members: readonly Member[]): number | null =>
  database.first<{ id: number }>(
    `SELECT al.id FROM album al WHERE al.id IN (SELECT value FROM json_each(?1)) AND NOT EXISTS (
       SELECT 1 FROM song WHERE album_id = al.id AND NOT missing AND id NOT IN (SELECT value FROM json_each(?2)))
     ORDER BY al.id LIMIT 1`,
    JSON.stringify(members.map(({ albumId }) => albumId)),
    JSON.stringify(members.map(({ id }) => id)),
  )?.id ?? null

/** The spelling of most songs. */
const nameOf = (database: Database, albumId: number): string =>
  database.first<{ name: string }>(
    `SELECT album_title AS name FROM song WHERE album_id = ? AND owner_id IS NULL AND NOT missing AND album_title <> ''
     GROUP BY album_title ORDER BY count(*) DESC, min(id) LIMIT 1`,
    albumId,
  )!.name

/** Several artists are "various artists", one is the album's. */
const artistOf = (database: Database, albumId: number): number => {
  const artists = database.all<{ id: number }>(
    `SELECT DISTINCT sa.artist_id AS id FROM song s JOIN song_artist sa ON sa.song_id = s.id AND sa.position = 0
     WHERE s.album_id = ? AND s.owner_id IS NULL AND NOT s.missing LIMIT 2`,
    albumId,
  )
  return artists.length === 1 ? artists[0]!.id : various(database)
}

/** Those who collected an album that has gone into another one have collected that. */
const keepCollected = (database: Database, id: number, members: readonly Member[]) => {
  const others = JSON.stringify(members.flatMap(({ albumId }) => (albumId === id ? [] : albumId)))
  database.run(
    `UPDATE OR IGNORE collected SET target_id = ?1 WHERE kind = 'album'
       AND target_id IN (SELECT value FROM json_each(?2))
       AND NOT EXISTS (SELECT 1 FROM song WHERE album_id = target_id AND NOT missing)`,
    id,
    others,
  )
}

/** Puts songs on an album. Returns whether anything changed. */
const putOn = (database: Database, identity: AlbumIdentity, members: readonly Member[]): boolean => {
  const { norm, scope } = identity
  const id =
    findAlbum(database, identity) ?? continuedAlbum(database, members) ?? addAlbum(database, norm, identity)
  const moved = database.run(
    'UPDATE song SET album_id = ?1 WHERE album_id <> ?1 AND id IN (SELECT value FROM json_each(?2))',
    id,
    JSON.stringify(members.map((member) => member.id)),
  )
  if (moved.changes > 0) keepCollected(database, id, members)
  const artist = scope === '' ? identity.artistId : artistOf(database, id)
  const renamed = database.run(
    `UPDATE album SET name = ?2, norm = ?3, scope = ?4, artist_id = ?5
     WHERE id = ?1 AND (name, norm, scope, artist_id) IS NOT (?2, ?3, ?4, ?5)`,
    id,
    nameOf(database, id),
    norm,
    scope,
    artist,
  )
  return moved.changes + renamed.changes > 0
}

/** Parts the songs of a group by the album they belong to. */
const albumsOf = (database: Database, group: Group, members: readonly Member[]) => {
  const named = members.map((member) => namedBy(database, group.norm, member))
  const nameless = members.filter((_, at) => named[at] === null)
  const shared = named.find((identity) => identity !== null) ?? ofFolder(database, group, nameless)
  const albums = new Map<string, { identity: AlbumIdentity; songs: Member[] }>()
  members.forEach((member, at) => {
    const identity = named[at] ?? shared
    const key = JSON.stringify(identity)
    const album = albums.get(key) ?? { identity, songs: [] }
    album.songs.push(member)
    albums.set(key, album)
  })
  return [...albums.values()]
}

const regroup = (database: Database, group: Group): boolean => {
  const { folder, norm } = group
  const members = membersOf(database, group)
  const albums = members.length > 0 ? albumsOf(database, group, members) : []
  const changes = albums.map(({ identity, songs }) => putOn(database, identity, songs))
  database.run('UPDATE song SET regroup = 0 WHERE album_folder = ? AND album_norm = ?', folder, norm)
  return changes.includes(true)
}

/**
 * Decides which songs make one album, wherever files have changed: those that share name and album artist, or a
 * MusicBrainz id, or else name and folder. Files that say nothing follow the others of their folder. Where they are by
 * one artist, the album is that artist's, in whatever folders it lies; else it is by various artists. Call it after
 * songs have changed; what an interrupted run has not reached is done by the next.
 * @returns whether anything changed
 */
export async function groupAlbums(database: Database, signal: AbortSignal): Promise<boolean> {
  let changed = false
  while (!signal.aborted) {
    const group = database.first<Group>(
      'SELECT album_folder AS folder, album_norm AS norm FROM song WHERE regroup = 1 LIMIT 1',
    )
    if (!group) break
    if (database.transaction(() => regroup(database, group))) changed = true
    await setImmediate()
  }
  return changed
}
