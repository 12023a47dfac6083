import { access, constants } from 'node:fs/promises'
import type { Song } from '../library/songs'

/** Whether a song's file can be read at this moment. */
export async function sounds(song: Song | undefined): Promise<boolean> {
  if (!song?.available || song.path === null) return false
  return access(song.path, constants.R_OK).then(
    () => true,
    () => false,
  )
}
