import type { Track } from '../../contract/replies/track'
import { safeFileName } from './safe-file-name'

/** Returns the file name of a downloaded track: "artist - title.type". */
export function fileName(track: Pick<Track, 'name' | 'artists'>, type: string): string {
  const artists = track.artists.map(({ name }) => name).join(', ')
  return safeFileName(artists ? `${artists} - ${track.name}` : track.name, type, 'song')
}
