import { nameText } from '../../text/name-text'
import { readText, told, type ServerText } from '../../text/told'
import { publishedSql } from './songs'
import type { Database } from '../../storage/database'
import type { ArtistDetails } from './albums'

/** Facts about an artist from the library. */
export interface ArtistBiography {
  brief: ServerText
  sections: { title: ServerText; text: ServerText }[]
}

interface Facts {
  firstYear: number | null
  lastYear: number | null
  durationMs: number
}

const mostGenres = 5
const mostAlbums = 20

const yearSql = `CAST(strftime('%Y', ${publishedSql} / 1000, 'unixepoch') AS INTEGER)`
const hisSql = 'FROM song_artist sa JOIN active_song s ON s.id = sa.song_id'

/** Describes an artist in sentences: counts, years, releases and genres. */
export function describeArtist(database: Database, artist: ArtistDetails): ArtistBiography {
  const { id, name, songCount, albumCount, videoCount } = artist
  const facts = database.first<Facts>(
    `SELECT min(${yearSql}) AS firstYear, max(${yearSql}) AS lastYear, total(s.duration_ms) AS durationMs
     ${hisSql} WHERE sa.artist_id = ?`,
    id,
  )!
  const genres = database.all<{ genre: string }>(
    `SELECT min(sg.genre) AS genre ${hisSql} JOIN song_genre sg ON sg.song_id = s.id WHERE sa.artist_id = ?
     GROUP BY lower(sg.genre) ORDER BY count(*) DESC, lower(sg.genre) LIMIT ${mostGenres}`,
    id,
  )
  const releases = database.all<{ name: string; year: number | null }>(
    `SELECT al.name, max(${yearSql}) AS year FROM album al JOIN active_song s ON s.album_id = al.id WHERE al.artist_id = ?
     GROUP BY al.id ORDER BY year DESC NULLS LAST, al.id DESC LIMIT ${mostAlbums}`,
    id,
  )
  const counts = { songs: songCount, albums: albumCount, videos: videoCount }
  const { firstYear, lastYear, durationMs } = facts
  const years = firstYear === null || lastYear === null ? null : ([firstYear, lastYear] as const)
  const minutes = Math.max(1, Math.round(durationMs / 60_000))
  const sections = [
    {
      shown: songCount > 0,
      title: told((texts) => texts.artist.inLibrary),
      text: told((texts) => texts.artist.inLibraryText(counts, minutes)),
    },
    {
      shown: releases.length > 0,
      title: told((texts) => texts.artist.albums),
      text: told((texts) =>
        texts.artist.albumsText(
          releases.map((album) => ({ ...album, name: readText(nameText(album.name), texts) })),
        ),
      ),
    },
    {
      shown: genres.length > 0,
      title: told((texts) => texts.artist.genres),
      text: told((texts) => texts.artist.genresText(genres.map(({ genre }) => genre))),
    },
  ]
  return {
    brief: told((texts) => texts.artist.brief(readText(nameText(name), texts), counts, years)),
    sections: sections.filter(({ shown }) => shown).map(({ title, text }) => ({ title, text })),
  }
}
