import { nameKey, type NameKey } from './name-key'
import { scriptOf, type Script } from './script-of'

export interface SongEntry {
  id: number
  title: NameKey
  script: Script
  artists: readonly ArtistEntry[]
  album: AlbumEntry
}

interface Group {
  id: number
  name: string
  key: NameKey
  songs: Set<SongEntry>
}

export type AlbumEntry = Group & { artist: ArtistEntry }

export type ArtistEntry = Group & {
  /** Of which they are the main artist; their songs may be others'. */
  albums: Set<AlbumEntry>
}

/** A song as it stands in the library. */
export interface IndexedSong {
  id: number
  title: string
  artists: readonly { id: number; name: string }[]
  album: { id: number; name: string; artist: { id: number; name: string } }
}

/** The names of all songs that everyone may hear, with their artists and albums, in memory. */
export interface NameIndex {
  songs(): Iterable<SongEntry>
  /** Those of at least one song or album. */
  artists(): Iterable<ArtistEntry>
  albums(): Iterable<AlbumEntry>
  song(id: number): SongEntry | undefined
  artist(id: number): ArtistEntry | undefined
  /** @param readings of Han characters by name */
  put(song: IndexedSong, readings: ReadonlyMap<string, string>): void
  remove(songId: number): void
}

export function createNameIndex(): NameIndex {
  const songs = new Map<number, SongEntry>()
  const artists = new Map<number, ArtistEntry>()
  const albums = new Map<number, AlbumEntry>()

  const remove = (songId: number) => {
    const song = songs.get(songId)
    if (!song) return
    songs.delete(songId)
    song.album.songs.delete(song)
    if (song.album.songs.size === 0) {
      albums.delete(song.album.id)
      song.album.artist.albums.delete(song.album)
    }
    for (const artist of song.artists) artist.songs.delete(song)
    for (const artist of [...song.artists, song.album.artist])
      if (artist.songs.size === 0 && artist.albums.size === 0) artists.delete(artist.id)
  }

  return {
    songs: () => songs.values(),
    artists: () => artists.values(),
    albums: () => albums.values(),
    song: (id) => songs.get(id),
    artist: (id) => artists.get(id),
    remove,
    put(given, readings) {
      remove(given.id)
      const named = <G extends Group>(group: G, name: string): G => {
        if (group.name !== name) Object.assign(group, { name, key: nameKey(name, readings.get(name)) })
        return group
      }
      const artistOf = ({ id, name }: { id: number; name: string }): ArtistEntry => {
        const known = artists.get(id)
        if (known) return named(known, name)
        const key = nameKey(name, readings.get(name))
        const made: ArtistEntry = { id, name, key, songs: new Set(), albums: new Set() }
        artists.set(id, made)
        return made
      }
      const albumOf = ({ id, name, artist }: IndexedSong['album']): AlbumEntry => {
        const known = albums.get(id)
        if (known) return named(known, name)
        const key = nameKey(name, readings.get(name))
        const made: AlbumEntry = { id, name, key, songs: new Set(), artist: artistOf(artist) }
        albums.set(id, made)
        made.artist.albums.add(made)
        return made
      }
      const song: SongEntry = {
        id: given.id,
        title: nameKey(given.title, readings.get(given.title)),
        script: scriptOf(given.title),
        artists: given.artists.map(artistOf),
        album: albumOf(given.album),
      }
      songs.set(song.id, song)
      song.album.songs.add(song)
      for (const artist of song.artists) artist.songs.add(song)
    },
  }
}
