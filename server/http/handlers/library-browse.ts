import type { BrowseGroup } from '../../library/catalogue/browse-groups'
import { coverUrl } from '../wire/addresses'
import { wireAlbum } from '../wire/album'
import { wireArtist } from '../wire/artist'
import { wireListedSong } from '../wire/listed-song'
import type { Handler } from './handler'

const pageOf = <T>(all: readonly T[], limit: number, offset: number) => {
  const page = all.slice(offset, offset + limit)
  return { page, total: all.length, more: offset + page.length < all.length && page.length > 0 }
}

const librarySongs: Handler<'librarySongs'> = async (
  { sort, genre, year, folder, deep, limit, offset },
  { library, browse },
) => {
  const ids = await browse.songs({ sort, genre, year, folder, deep: deep === 1 })
  const { page, total, more } = pageOf(ids, limit, offset)
  return { code: 200, songs: library.songs.byIds(page).map(wireListedSong), total, more }
}

const libraryAlbums: Handler<'libraryAlbums'> = async ({ sort, limit, offset }, { library, browse }) => {
  const { page, total, more } = pageOf(await browse.albums(sort), limit, offset)
  return { code: 200, albums: library.albums.byIds(page).map((album) => wireAlbum(album)), total, more }
}

const libraryArtists: Handler<'libraryArtists'> = async (
  { sort, limit, offset },
  { artists, browse, listener },
) => {
  const { page, total, more } = pageOf(await browse.artists(sort), limit, offset)
  const found = await artists.byIds(page)
  const followed = artists.followed(listener?.id ?? null, page)
  return {
    code: 200,
    artists: found.map((artist) => wireArtist(artist, followed.has(artist.id))),
    total,
    more,
  }
}

const libraryGroups: Handler<'libraryGroups'> = async (
  { by, folder, limit, offset },
  { library, browse },
) => {
  const groups = await browse.groups()
  const lists: Readonly<Record<string, () => readonly BrowseGroup[]>> = {
    genre: () => groups.genres,
    year: () => groups.years,
    folder: () => groups.foldersIn(folder),
  }
  const list = Object.hasOwn(lists, by) ? lists[by] : undefined
  const { page, total, more } = pageOf(list?.() ?? [], limit, offset)
  const songs = library.songs.byIds(page.map(({ firstSongId }) => firstSongId))
  const covers = new Map(songs.map(({ id, cover }) => [id, coverUrl(cover)]))
  const way = by === 'folder' ? groups.wayTo(folder) : []
  return {
    code: 200,
    groups: page.map(({ key, name, songCount, firstSongId }, at) => ({
      id: offset + at + 1,
      key,
      name,
      songs: songCount,
      picUrl: covers.get(firstSongId) ?? null,
    })),
    way,
    songCount: groups.inFolder(way.at(-1)?.key ?? '', false).length,
    total,
    more,
  }
}

export const libraryBrowseHandlers = { librarySongs, libraryAlbums, libraryArtists, libraryGroups }
