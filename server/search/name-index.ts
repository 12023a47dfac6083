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
  script: Script
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

  const forgetEmpty = (artist: ArtistEntry) => {
    if (artist.songs.size === 0 && artist.albums.size === 0) artists.delete(artist.id)
  }
  const remove = (songId: number) => {
    const song = songs.get(songId)
    if (!song) return
    const { album } = song
    songs.delete(songId)
    album.songs.delete(song)
    if (album.songs.size === 0) {
      albums.delete(album.id)
      album.artist.albums.delete(album)
    }
    for (const artist of song.artists) artist.songs.delete(song)
    for (const artist of [...song.artists, album.artist]) forgetEmpty(artist)
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
      const named = (name: string) => ({
        name,
        key: nameKey(name, readings.get(name)),
        script: scriptOf(name),
      })
      const artistOf = ({ id, name }: { id: number; name: string }): ArtistEntry => {
        const known = artists.get(id)
        if (known) return known.name === name ? known : Object.assign(known, named(name))
        const made: ArtistEntry = { id, ...named(name), songs: new Set(), albums: new Set() }
        artists.set(id, made)
        return made
      }
      const albumOf = ({ id, name, artist: main }: IndexedSong['album']): AlbumEntry => {
        const artist = artistOf(main)
        const known = albums.get(id)
        const album = known ?? { id, ...named(name), songs: new Set<SongEntry>(), artist }
        if (album.name !== name) Object.assign(album, named(name))
        if (album.artist !== artist) {
          album.artist.albums.delete(album)
          forgetEmpty(album.artist)
          album.artist = artist
        }
        albums.set(id, album)
        artist.albums.add(album)
        return album
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
