import { placeholders } from './placeholders'
import { told, type ServerText } from './told'

const known: ReadonlyMap<string, ServerText> = new Map([
  [placeholders.artist, told(({ names }) => names.unknownArtist)],
  [placeholders.album, told(({ names }) => names.unknownAlbum)],
  [placeholders.title, told(({ names }) => names.untitled)],
  [placeholders.variousArtists, told(({ names }) => names.variousArtists)],
])

/** Returns the name of an artist, album or song as it is shown: placeholders in the reader's language. */
export function nameText(name: string): ServerText {
  return known.get(name) ?? name
}
