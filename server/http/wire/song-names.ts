import { placeholders } from '../../text/placeholders'
import { nameText } from '../../text/name-text'
import type { ServerText } from '../../text/told'
import type { Song } from '../../library/catalogue/songs'

interface Named {
  id: number
  name: ServerText | null
}

/**
 * Returns who made a song and its album. Names that neither tags nor folder tell are null, since clients keep songs and
 * show them in another language later. An unmatched upload without tags has no album, as on NetEase's servers.
 */
export function songNames({ artists, albumId, albumName, upload }: Song): { artists: Named[]; album: Named } {
  const nobody = artists.every(({ name }) => name === placeholders.artist)
  const untitled = albumName === placeholders.album
  const unmatched = upload !== null && upload.matchedId === null
  return {
    artists: nobody ? [{ id: 0, name: null }] : artists.map(({ id, name }) => ({ id, name: nameText(name) })),
    album: {
      id: untitled && unmatched ? 0 : albumId,
      name: untitled ? null : nameText(albumName),
    },
  }
}
