import type { Track } from '../../domain/catalogue/track'
import { filterKey, foldText, matchesKey } from '../../domain/tracks/match-track'

const keys = new WeakMap<Track, string>()

/** The page is let breathe after that many milliseconds of work. */
const slice = 8

const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * The places of the tracks that match what was typed: by name, artist or album, in any width, case and with or without
 * accents, or by the first letters of their pinyin. Null once a newer question was asked.
 */
export async function findTracks(
  tracks: readonly Track[],
  typed: string,
  signal: AbortSignal,
): Promise<number[] | null> {
  const query = foldText(typed.trim())
  const places: number[] = []
  let begun = performance.now()
  for (const [at, track] of tracks.entries()) {
    let key = keys.get(track)
    if (key === undefined) {
      key = filterKey(track)
      keys.set(track, key)
    }
    if (matchesKey(key, query)) places.push(at)
    if (at % 64 !== 63 || performance.now() - begun < slice) continue
    await breath()
    if (signal.aborted) return null
    begun = performance.now()
  }
  return signal.aborted ? null : places
}
