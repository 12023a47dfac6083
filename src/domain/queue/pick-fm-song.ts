import type { Track } from '../catalogue/track'

/**
 * The song to play next of those that personal FM offers: the first that was not heard yet, else the one heard
 * longest ago; null when nothing is offered. `heard`: ids, latest first.
 */
export function pickFmSong(offered: readonly Track[], heard: readonly number[]): Track | null {
  const age = ({ id }: Track) => (heard.includes(id) ? heard.indexOf(id) : Infinity)
  return offered.reduce<Track | null>(
    (picked, song) => (picked === null || age(song) > age(picked) ? song : picked),
    null,
  )
}
