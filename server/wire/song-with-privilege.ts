import type { Song } from '../library/songs'
import { wirePrivilege } from './privilege'
import { wireSong } from './song'

/** A song as calls carry it that put the privilege inside it and not beside it (contract, section 4.1). */
export function wireSongWithPrivilege(song: Song) {
  return { ...wireSong(song), privilege: wirePrivilege(song) }
}
