import { useEffect, useMemo, useState } from 'react'
import type { Track } from '../../domain/catalogue/track'
import { findTracks } from './find-tracks'

interface Found {
  tracks: readonly Track[]
  places: readonly number[]
}

/** What was found, in a list that has grown or lost some since. */
function placesIn(tracks: readonly Track[], { tracks: before, places }: Found): readonly number[] {
  if (tracks === before) return places
  const found = new Set(places.map((at) => before[at]))
  return tracks.flatMap((track, at) => (found.has(track) ? at : []))
}

/** What of a list is shown: the places of all tracks, or of those that match `query`. */
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
    // what was found for other words is not shown for a moment when there are words again
    if (typed.trim() === '') setFound(null)
    setQuery(typed)
  }
  return { query, setQuery: type, filtering, places }
}
