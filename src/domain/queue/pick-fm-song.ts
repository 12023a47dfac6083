import type { Track } from '../../contract/replies/track'

/**
 * Returns the next of the offered songs: the first that was not played yet, else the one played longest ago; null if
 * none is offered. `heard`: ids, latest first.
 */
export function pickFmSong(offered: readonly Track[], heard: readonly number[]): Track | null {
  const age = ({ id }: Track) => (heard.includes(id) ? heard.indexOf(id) : Infinity)
  return offered.reduce<Track | null>(
    (picked, song) => (picked === null || age(song) > age(picked) ? song : picked),
    null,
  )
}
