import type { Track } from '../../contract/replies/track'

/** A track, and the path or address at which another player finds it. */
interface PlacedTrack {
  track: Pick<Track, 'name' | 'artists' | 'duration'>
  place: string
}

/** Each entry is one line. */
function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- line breaks are among them
  return text.replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim()
}

function titleOf({ name, artists }: PlacedTrack['track']): string {
  const names = artists.map((artist) => artist.name).join(', ')
  return names ? `${names} - ${name}` : name
}

/**
 * Returns the text of a playlist file.
 *
 *     #EXTM3U
 *     #PLAYLIST:Late trains
 *     #EXTINF:213,Marlow & Fen - Last Tram
 *     Marlow & Fen/Last Tram.flac
 */
export function writeM3u8(name: string, entries: readonly PlacedTrack[]): string {
  const lines = entries.flatMap(({ track, place }) => [
    // a length of -1 says that it is not known
    `#EXTINF:${Math.round(track.duration) || -1},${oneLine(titleOf(track))}`,
    // what begins with # is no path
    place.startsWith('#') ? `./${place}` : place,
  ])
  return ['#EXTM3U', `#PLAYLIST:${oneLine(name)}`, ...lines, ''].join('\n')
}
