import type { Track } from '../../contract/replies/track'
import { readTrack } from '../queue/read-track'

/** Specification, point 9. */
export const maxPlayHistory = 100

/** Adds a track as the newest to the history. Each track is in it once. */
export function addToPlayHistory(history: readonly Track[], track: Track): readonly Track[] {
  return [track, ...history.filter(({ id }) => id !== track.id)].slice(0, maxPlayHistory)
}

/** Appends the tracks of an earlier history that are not in this one. */
export function mergePlayHistory(history: readonly Track[], earlier: readonly Track[]): readonly Track[] {
  const known = new Set(history.map(({ id }) => id))
  return [...history, ...earlier.filter(({ id }) => !known.has(id))].slice(0, maxPlayHistory)
}

/** Reads a stored history. Entries that cannot be read are dropped. */
export function readPlayHistory(value: unknown): readonly Track[] {
  if (!Array.isArray(value)) return []
  const tracks = new Map<number, Track>()
  for (const entry of value as unknown[]) {
    const track = readTrack(entry)
    if (track && !tracks.has(track.id)) tracks.set(track.id, track)
  }
  return [...tracks.values()].slice(0, maxPlayHistory)
}
