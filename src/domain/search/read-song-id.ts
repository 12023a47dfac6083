import { readMusicLink } from './read-music-link'

/**
 * Reads the id of a song as typed: a number, or a link to the song in this app or at the music service. Returns null for
 * anything else.
 */
export function readSongId(typed: string): number | null {
  const text = typed.trim()
  const link = readMusicLink(text)
  if (link) return link.kind === 'song' ? link.id : null
  const digits = /^(?:\S*\/song\?(?:\S*&)?id=)?(\d{1,15})(?:$|&)/.exec(text)?.[1]
  return digits && Number(digits) > 0 ? Number(digits) : null
}
