import { createNameColumn, nameKey, type Entry, type NameColumn, type NameKey } from './name-column'

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
  /** Albums whose main artist they are; the songs may be by others. */
  albums: Set<AlbumEntry>
}

interface Named {
  id: number
  name: string
}

type KeyOf = (name: string) => NameKey

/** A song of the library. */
export interface IndexedSong {
  id: number
  title: string
  artists: readonly Named[]
  album: Named & { artist: Named }
}

/** The names of all songs that all listeners may hear, with their artists and albums, in memory. */
export interface NameIndex {
  songs: NameColumn<SongEntry>
  /** Artists with at least one song or album. */
  artists: NameColumn<ArtistEntry>
  albums: NameColumn<AlbumEntry>
  song(id: number): SongEntry | undefined
  artist(id: number): ArtistEntry | undefined
  allArtists(): Iterable<ArtistEntry>
  /** @param readings pinyin by name */
  put(song: IndexedSong, readings: ReadonlyMap<string, string>): void
  remove(songId: number): void
}

/** Entries of one kind by id, with their names in a column. */
const createGroups = <T extends ArtistEntry | AlbumEntry>() => {
  const entries = new Map<number, T>()
  const names = createNameColumn<T>()
  return {
    entries,
    names,
    add(entry: T) {
      entries.set(entry.id, entry)
      names.add(entry)
    },
    rename(entry: T, name: string, key: NameKey) {
      Object.assign(entry, { name, key })
      names.renamed(entry)
    },
    remove(entry: T) {
      if (entries.delete(entry.id)) names.remove(entry)
    },
  }
}

export function createNameIndex(): NameIndex {
  const songs = new Map<number, SongEntry>()
  const songNames = createNameColumn<SongEntry>()
  const artists = createGroups<ArtistEntry>()
  const albums = createGroups<AlbumEntry>()

  const removeIfEmpty = (artist: ArtistEntry) => {
    if (artist.songs.size === 0 && artist.albums.size === 0) artists.remove(artist)
  }

  const remove = (songId: number) => {
    const song = songs.get(songId)
    if (!song) return
    const { album } = song
    songs.delete(songId)
    songNames.remove(song)
    album.songs.delete(song)
    if (album.songs.size === 0) {
      albums.remove(album)
      album.artist.albums.delete(album)
    }
    for (const artist of song.artists) artist.songs.delete(song)
    for (const artist of [...song.artists, album.artist]) removeIfEmpty(artist)
  }

  const putArtist = ({ id, name }: Named, keyOf: KeyOf): ArtistEntry => {
    const known = artists.entries.get(id)
    if (known) {
      if (known.name !== name) artists.rename(known, name, keyOf(name))
      return known
    }
    const artist: ArtistEntry = { id, slot: 0, name, key: keyOf(name), songs: new Set(), albums: new Set() }
    artists.add(artist)
    return artist
  }

  const putAlbum = ({ id, name, artist: main }: IndexedSong['album'], keyOf: KeyOf): AlbumEntry => {
    const artist = putArtist(main, keyOf)
    const known = albums.entries.get(id)
    const album: AlbumEntry = known ?? { id, slot: 0, name, key: keyOf(name), songs: new Set(), artist }
    if (!known) albums.add(album)
    else if (known.name !== name) albums.rename(known, name, keyOf(name))
    const before = album.artist
    album.artist = artist
    artist.albums.add(album)
    if (before !== artist) {
      before.albums.delete(album)
      removeIfEmpty(before)
    }
    return album
  }

  const put = (given: IndexedSong, readings: ReadonlyMap<string, string>) => {
    remove(given.id)
    const keyOf = (name: string) => nameKey(name, readings.get(name))
    const song: SongEntry = {
      id: given.id,
      slot: 0,
      key: keyOf(given.title),
      artists: given.artists.map((artist) => putArtist(artist, keyOf)),
      album: putAlbum(given.album, keyOf),
    }
    songs.set(song.id, song)
    songNames.add(song)
    song.album.songs.add(song)
    for (const artist of song.artists) artist.songs.add(song)
  }

  return {
    songs: songNames,
    artists: artists.names,
    albums: albums.names,
    song: (id) => songs.get(id),
    artist: (id) => artists.entries.get(id),
    allArtists: () => artists.entries.values(),
    put,
    remove,
  }
}
