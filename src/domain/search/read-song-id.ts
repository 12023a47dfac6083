import { readMusicLink } from './read-music-link'

/** The id of a song as a listener gives it: the number itself, or a link to the song's page, here or at the service. */
export function readSongId(typed: string): number | null {
  const text = typed.trim()
  const link = readMusicLink(text)
  if (link) return link.kind === 'song' ? link.id : null
  const digits = /^(?:\S*\/song\?(?:\S*&)?id=)?(\d{1,15})(?:$|&)/.exec(text)?.[1]
  return digits && Number(digits) > 0 ? Number(digits) : null
}
