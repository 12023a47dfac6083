import { relative, sep } from 'node:path'
import type { Database } from '../../storage/database'
import { cleanLine } from '../../text/clean-text'
import { normaliseName } from '../../text/names'
import { placeholders } from '../../text/placeholders'
import type { FileTags } from '../files/read-tags'
import { addAlbum, findAlbum } from './album-rows'

/** What a file says about its album; empty where it says nothing. */
interface AlbumClaim {
  /** The tag, else the name of the folder. */
  title: string
  /** The title, normalised. */
  norm: string
  /** The normalised name of the album artist. */
  artist: string
  /** Its id at MusicBrainz. */
  releaseId: string
  /** The folder, or the one above the folders of its discs. Empty where a folder tells nothing. */
  folder: string
}

interface ClaimingFile {
  root: string
  /** The album's folder. */
  folder: string
  tags: Pick<FileTags, 'album' | 'albumArtist' | 'releaseId'>
  /** Whether the file is a listener's upload, whose folder means nothing. */
  isUpload: boolean
}

/** The folder's name replaces a missing tag, except at the top of a music folder. */
export function claimAlbum({ root, folder, tags, isUpload }: ClaimingFile): AlbumClaim {
  const folderName = cleanLine(relative(root, folder).split(sep).at(-1) ?? '')
  const named = tags.album ?? folderName
  const title = named || placeholders.album
  return {
    title,
    norm: normaliseName(title),
    artist: tags.albumArtist === null ? '' : normaliseName(tags.albumArtist),
    releaseId: tags.releaseId ?? '',
    // songs without any album are no compilation of their folder
    folder: named && !isUpload ? folder : '',
  }
}

/**
 * Returns the album of a song while its scan goes on: the one it has had, else that of the folder, else that of the
 * artist. `groupAlbums` decides afterwards.
 * @param songId null for a new song
 * @param artistId the album artist, else the first artist
 */
export function albumIdFor(
  database: Database,
  claim: AlbumClaim,
  songId: number | null,
  artistId: number,
): number {
  const { title, norm, folder } = claim
  const known =
    folder === ''
      ? undefined
      : (database.first<{ id: number }>('SELECT album_id AS id FROM song WHERE id = ?', songId) ??
        database.first<{ id: number }>(
          'SELECT album_id AS id FROM song WHERE album_folder = ? AND album_norm = ? LIMIT 1',
          folder,
          norm,
        ))
  const identity = { norm, scope: '', artistId }
  return known?.id ?? findAlbum(database, identity) ?? addAlbum(database, title, identity)
}

/** Has `groupAlbums` look again at the songs whose album may change when the song is stored with this claim. */
export function noteAlbumChange(database: Database, songId: number | null, claim: AlbumClaim): void {
  // one song is enough for its whole folder
  database.run(
    `UPDATE song SET regroup = 1 WHERE id = (SELECT other.id FROM song own
       JOIN song other ON other.album_folder = own.album_folder AND other.album_norm = own.album_norm
       WHERE own.id = ? AND own.album_folder <> '' AND other.id <> own.id LIMIT 1)`,
    songId,
  )
  if (claim.releaseId !== '' && claim.artist !== '')
    database.run(
      "UPDATE song SET regroup = 1 WHERE release_id = ? AND album_artist = '' AND album_folder <> ''",
      claim.releaseId,
    )
}
