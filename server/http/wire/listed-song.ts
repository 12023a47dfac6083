import type { Song } from '../../library/catalogue/songs'
import { wireSong } from './song'

/**
 * A song of a list of the whole library: the shape of {@link wireSong}, but only with what a list shows, since such lists
 * have tens of thousands.
 */
export function wireListedSong(song: Song) {
  const { id, name, ar, al, dt, fee, mv } = wireSong(song)
  return {
    id,
    name,
    ar: ar.map((artist) => ({ id: artist.id, name: artist.name })),
    al: { id: al.id, name: al.name, picUrl: al.picUrl },
    dt,
    fee,
    mv,
    ...(!song.available && { privilege: { st: -200, ...(song.unplayable && { unplayable: true }) } }),
  }
}
