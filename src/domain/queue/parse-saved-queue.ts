import { type PlayMode, playModes, type SavedQueue } from './queue'
import { readTrack } from './read-track'

/**
 * Reads a stored queue. Returns null if it is none. Tracks that cannot be read are left out, which shifts the index; other
 * broken fields take their defaults. If the id of the current track is stored, that track is current, and the position is
 * only valid for it. A queue of personal FM holds one track, `fm`; earlier versions stored `true`, and the track with the
 * others.
 */
export function parseSavedQueue(value: unknown): SavedQueue | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'tracks')) return null
  const {
    tracks: stored,
    index,
    trackId,
    mode,
    position,
    fm,
    cloud,
  } = value as Record<keyof SavedQueue | 'trackId', unknown>
  if (!Array.isArray(stored)) return null

  const tracks = []
  const wanted = typeof index === 'number' && Number.isInteger(index) && index >= 0 ? index : 0
  let current: number | null = null
  const song = readTrack(fm)
  for (const [at, entry] of (song ? [song] : (stored as unknown[])).entries()) {
    const track = readTrack(entry)
    if (!track) continue
    if (at === wanted) current = tracks.length
    tracks.push(track)
  }
  if (typeof trackId === 'number' && (current === null || tracks[current]?.id !== trackId)) {
    const named = tracks.findIndex(({ id }) => id === trackId)
    current = named === -1 ? null : named
  }
  return {
    tracks,
    index: current ?? 0,
    mode: playModes.find((known): known is PlayMode => known === mode) ?? 'normal',
    position:
      current !== null && typeof position === 'number' && Number.isFinite(position)
        ? Math.max(0, position)
        : 0,
    ...((song !== null || fm === true) && tracks.length === 1 && { fm: true as const }),
    ...(cloud === true && { cloud }),
  }
}
