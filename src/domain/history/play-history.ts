import type { Track } from '../catalogue/track'
import { readTrack } from '../queue/read-track'

/** Specification, point 9. */
export const mostPlayed = 100

/** The tracks that were heard, newest first and each once, with that one heard just now. */
export function addHeard(history: readonly Track[], track: Track): readonly Track[] {
  return [track, ...history.filter(({ id }) => id !== track.id)].slice(0, mostPlayed)
}

/** The history with what it lacks of another one, which comes after it. */
export function addEarlier(history: readonly Track[], earlier: readonly Track[]): readonly Track[] {
  const known = new Set(history.map(({ id }) => id))
  return [...history, ...earlier.filter(({ id }) => !known.has(id))].slice(0, mostPlayed)
}

/** A history as stored earlier; what cannot be read is left out. */
export function readPlayHistory(value: unknown): readonly Track[] {
  if (!Array.isArray(value)) return []
  const tracks = new Map<number, Track>()
  for (const entry of value as unknown[]) {
    const track = readTrack(entry)
    if (track && !tracks.has(track.id)) tracks.set(track.id, track)
  }
  return [...tracks.values()].slice(0, mostPlayed)
}
