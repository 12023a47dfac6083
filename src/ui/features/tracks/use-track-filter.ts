import { useEffect, useMemo, useState } from 'react'
import type { Track } from '../../../contract/replies/track'
import { foldName } from '../../../contract/fold-name'
import { filterKey, matchesKey } from '../../../domain/catalogue/match-track'

interface Found {
  tracks: readonly Track[]
  places: readonly number[]
}

/** Returns the found tracks' indexes in a list that may have changed since. */
function placesIn(tracks: readonly Track[], { tracks: before, places }: Found): readonly number[] {
  if (tracks === before) return places
  const found = new Set(places.map((at) => before[at]))
  return tracks.flatMap((track, at) => (found.has(track) ? at : []))
}

/** Returns the filter of a list: its query, and `places`, the indexes of all tracks or of those that match. */
export function useTrackFilter(tracks: readonly Track[]) {
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const filtering = query.trim() !== ''
  const all = useMemo(() => tracks.map((_, at) => at), [tracks])

  useEffect(() => {
    if (!filtering) return
    const over = new AbortController()
    const find = async () => {
      const places = await findTracks(tracks, query, over.signal)
      if (places) setFound({ tracks, places })
    }
    void find()
    return () => over.abort()
  }, [tracks, query, filtering])

  const known = filtering ? found : null
  const places = useMemo(() => (known ? placesIn(tracks, known) : all), [tracks, known, all])
  const type = (typed: string) => {
    // otherwise the next query would show the result of the last one until it is done
    if (typed.trim() === '') setFound(null)
    setQuery(typed)
  }
  return { query, setQuery: type, filtering, places }
}

const keys = new WeakMap<Track, string>()

/** Milliseconds of work after which the filter yields to the page. */
const sliceMs = 8

const yieldToPage = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Returns the indexes of the tracks that match what was typed: by name, artist or album, regardless of width, case and
 * accents, or by the first letters of the pinyin. Returns null once aborted.
 */
async function findTracks(
  tracks: readonly Track[],
  typed: string,
  signal: AbortSignal,
): Promise<number[] | null> {
  const query = foldName(typed)
  const places: number[] = []
  let sliceStart = performance.now()
  for (const [at, track] of tracks.entries()) {
    let key = keys.get(track)
    if (key === undefined) {
      key = filterKey(track)
      keys.set(track, key)
    }
    if (matchesKey(key, query)) places.push(at)
    if (at % 64 !== 63 || performance.now() - sliceStart < sliceMs) continue
    await yieldToPage()
    if (signal.aborted) return null
    sliceStart = performance.now()
  }
  return signal.aborted ? null : places
}
