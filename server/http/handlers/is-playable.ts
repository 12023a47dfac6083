import { isReadable } from '../../library/files/is-readable'
import type { Song } from '../../library/catalogue/songs'

/** Whether a song's file can be read now. */
export async function isPlayable(song: Song | undefined): Promise<boolean> {
  return song?.available === true && song.path !== null && isReadable(song.path)
}
