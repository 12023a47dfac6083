import type { Song } from '../library/songs'
import { wireFileSlots } from './song'

/** `data` of `/song/music/detail`: the one file there is, in the slot of its level; effects are never there. */
export function wireQualities(song: Song) {
  return { songId: song.id, ...wireFileSlots(song), db: null, jm: null, je: null, sk: null }
}
