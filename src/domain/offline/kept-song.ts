import type { Stream } from '../../contract/replies/stream'
import type { Track } from '../../contract/replies/track'
import { readTrack } from '../queue/read-track'

/** Why a song could not be kept: the backend has no stream of the whole of it, or the transfer failed. */
type KeepProblem = 'noStream' | 'failed'

/** A song that is kept on this device, or is to be. */
export interface KeptSong {
  track: Track
  /** The listener who keeps it; null if nobody was logged in, and then it belongs to everybody. */
  owner: number | null
  /** What it is kept for: `song` for itself, or keys of lists. */
  purposes: readonly string[]
  /** What its file delivers, without an address; null until the file is complete. */
  stream: Stream | null
  problem: KeepProblem | null
  addedMs: number
}

/** `waiting`: to be fetched. */
export type KeptStatus = 'waiting' | 'kept' | 'failed'

export function statusOf({ stream, problem }: KeptSong): KeptStatus {
  return stream ? 'kept' : problem ? 'failed' : 'waiting'
}

/** An album or playlist that is kept, as it was when it was last seen. */
export interface KeptList {
  /** `album 7` or `playlist 7`. */
  key: string
  owner: number | null
  kind: 'album' | 'playlist'
  id: number
  name: string
  cover: string | null
  /** The ids of its songs, in its order. */
  trackIds: readonly number[]
  addedMs: number
}

export function listKey(kind: KeptList['kind'], id: number): string {
  return `${kind} ${id}`
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const readOwner = (value: unknown) => (typeof value === 'number' ? value : null)
const readTime = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads a stored song. Returns null without a track; a broken stream counts as none. */
export function readKeptSong(value: unknown): KeptSong | null {
  const { track: storedTrack, owner, purposes: storedPurposes, stream, problem, addedMs } = fieldsOf(value)
  const track = readTrack(storedTrack)
  const purposes = Array.isArray(storedPurposes) ? (storedPurposes as unknown[]).filter(isText) : []
  if (!track || purposes.length === 0) return null
  return {
    track,
    owner: readOwner(owner),
    purposes,
    stream: isStream(stream, track.id) ? stream : null,
    problem: problem === 'noStream' || problem === 'failed' ? problem : null,
    addedMs: readTime(addedMs),
  }
}

function isStream(value: unknown, trackId: number): value is Stream {
  const { trackId: id, size, loudness } = fieldsOf(value)
  return id === trackId && typeof size === 'number' && typeof loudness === 'object' && loudness !== null
}

/** Reads a stored list. Returns null for anything that is none. */
export function readKeptList(value: unknown): KeptList | null {
  const { kind, id, name, cover, trackIds, owner, addedMs } = fieldsOf(value)
  if ((kind !== 'album' && kind !== 'playlist') || typeof id !== 'number' || !isText(name)) return null
  const ids = Array.isArray(trackIds) ? (trackIds as unknown[]) : []
  return {
    key: listKey(kind, id),
    owner: readOwner(owner),
    kind,
    id,
    name,
    cover: isText(cover) ? cover : null,
    trackIds: ids.filter((trackId) => typeof trackId === 'number'),
    addedMs: readTime(addedMs),
  }
}
