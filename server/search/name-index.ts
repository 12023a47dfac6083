import { createNameColumn, type Entry, type NameColumn } from './name-column'
import { nameKey } from './name-key'

export interface SongEntry extends Entry {
  artists: readonly ArtistEntry[]
  album: AlbumEntry
}

interface Group extends Entry {
  name: string
  songs: Set<SongEntry>
}

export interface AlbumEntry extends Group {
  artist: ArtistEntry
}

export interface ArtistEntry extends Group {
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
  songs: NameColumn<SongEntry>
  /** Those of at least one song or album. */
  artists: NameColumn<ArtistEntry>
  albums: NameColumn<AlbumEntry>
  song(id: number): SongEntry | undefined
  artist(id: number): ArtistEntry | undefined
  allArtists(): Iterable<ArtistEntry>
  /** @param readings of Han characters by name */
  put(song: IndexedSong, readings: ReadonlyMap<string, string>): void
  remove(songId: number): void
}

export function createNameIndex(): NameIndex {
  const songs = new Map<number, SongEntry>()
  const artists = new Map<number, ArtistEntry>()
  const albums = new Map<number, AlbumEntry>()
  const songNames = createNameColumn<SongEntry>()
  const artistNames = createNameColumn<ArtistEntry>()
  const albumNames = createNameColumn<AlbumEntry>()

  const forgetEmpty = (artist: ArtistEntry) => {
    if (artist.songs.size > 0 || artist.albums.size > 0 || !artists.delete(artist.id)) return
    artistNames.remove(artist)
  }
  const remove = (songId: number) => {
    const song = songs.get(songId)
    if (!song) return
    const { album } = song
    songs.delete(songId)
    songNames.remove(song)
    album.songs.delete(song)
    if (album.songs.size === 0) {
      albums.delete(album.id)
      albumNames.remove(album)
      album.artist.albums.delete(album)
    }
    for (const artist of song.artists) artist.songs.delete(song)
    for (const artist of [...song.artists, album.artist]) forgetEmpty(artist)
  }

  const put = (given: IndexedSong, readings: ReadonlyMap<string, string>) => {
    remove(given.id)
    const keyOf = (name: string) => nameKey(name, readings.get(name))
    const named = (name: string) => ({ name, key: keyOf(name) })
    const artistOf = ({ id, name }: { id: number; name: string }): ArtistEntry => {
      const known = artists.get(id)
      if (known?.name === name) return known
      if (known) {
        Object.assign(known, named(name))
        artistNames.renamed(known)
        return known
      }
      const made = { id, slot: 0, ...named(name), songs: new Set<SongEntry>(), albums: new Set<AlbumEntry>() }
      artists.set(id, made)
      artistNames.add(made)
      return made
    }
    const albumOf = ({ id, name, artist: main }: IndexedSong['album']): AlbumEntry => {
      const artist = artistOf(main)
      const known = albums.get(id)
      const album = known ?? { id, slot: 0, ...named(name), songs: new Set<SongEntry>(), artist }
      if (!known) {
        albums.set(id, album)
        albumNames.add(album)
      } else if (known.name !== name) {
        Object.assign(known, named(name))
        albumNames.renamed(known)
      }
      const before = album.artist
      album.artist = artist
      artist.albums.add(album)
      if (before !== artist) {
        before.albums.delete(album)
        forgetEmpty(before)
      }
      return album
    }
    const song: SongEntry = {
      id: given.id,
      slot: 0,
      key: keyOf(given.title),
      artists: given.artists.map(artistOf),
      album: albumOf(given.album),
    }
    songs.set(song.id, song)
    songNames.add(song)
    song.album.songs.add(song)
    for (const artist of song.artists) artist.songs.add(song)
  }

  return {
    songs: songNames,
    artists: artistNames,
    albums: albumNames,
    song: (id) => songs.get(id),
    artist: (id) => artists.get(id),
    allArtists: () => artists.values(),
    put,
    remove,
  }
}
