import type { Track } from '../../contract/replies/track'
import type { Queue } from './queue'

/** Whether a track of the queue is played as part of its album: in order, with a neighbour of the same album. */
export function isAlbumInPlay({ tracks, index, mode }: Queue, track: Track): boolean {
  const { id } = track.album
  if (mode !== 'normal' || id === 0) return false
  const at = tracks[index] === track ? index : tracks.indexOf(track)
  return at >= 0 && [tracks[at - 1], tracks[at + 1]].some((neighbour) => neighbour?.album.id === id)
}
