import type { Track } from '../catalogue/track'

/** What one system or another does not take in the name of a file. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const forbidden = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g

/** Bytes that every disk takes, with room for an ending and for a number that the browser may add. */
const most = 220

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}

function shortened(text: string): string {
  let room = most
  let short = ''
  for (const character of text) {
    room -= bytesOf(character)
    if (room < 0) break
    short += character
  }
  return short
}

/** The name that a downloaded track is saved under: "artist - title.type". */
export function fileName(track: Pick<Track, 'name' | 'artists'>, type: string): string {
  const artists = track.artists.map(({ name }) => name).join(', ')
  const whole = artists ? `${artists} - ${track.name}` : track.name
  const clean = whole.replaceAll(forbidden, ' ').replaceAll(/\s+/g, ' ')
  // a leading dot hides it, a trailing one is dropped by some
  const name = shortened(clean.replace(/^[. ]+/, '')).replace(/[. ]+$/, '') || 'song'
  const ending = type.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return ending ? `${name}.${ending}` : name
}
