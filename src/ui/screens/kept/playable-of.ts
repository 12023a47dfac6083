import type { Track } from '../../../contract/replies/track'
import type { KeptSong } from '../../../domain/offline/kept-song'

/** Returns the tracks of those songs whose files are here, in their order. */
export function playableOf(songs: readonly KeptSong[]): Track[] {
  return songs.filter(({ stream }) => stream).map(({ track }) => track)
}
