import { isReadable } from '../library/readable'
import type { Song } from '../library/songs'

/** Whether a song's file can be read at this moment. */
export async function sounds(song: Song | undefined): Promise<boolean> {
  return song?.available === true && song.path !== null && isReadable(song.path)
}
