import type { Track } from '../../contract/replies/track'
import { playModes, type Queue } from './queue'

/** -1 to the previous track, 1 to the next. */
export type Direction = -1 | 1

/** Replaces all tracks; the one at `index` becomes current, or the first if it is out of range. */
export function replaceWith(queue: Queue, tracks: readonly Track[], index = 0): Queue {
  return { ...queue, tracks, index: inRange(tracks, index) ? index : 0 }
}

/** Makes a track current; appends it if it is not in the queue. */
export function add(queue: Queue, track: Track): Queue {
  const at = indexOf(queue, track.id)
  if (at !== -1) return { ...queue, index: at }
  return { ...queue, tracks: [...queue.tracks, track], index: queue.tracks.length }
}

/** Sets normal mode and inserts the track after the current one; if it is in the queue, moves it there. */
export function playNext(queue: Queue, track: Track): Queue {
  return playAllNext(queue, [track])
}

/** Does the same for several tracks in their order, leaving out the current one. */
export function playAllNext(queue: Queue, tracks: readonly Track[]): Queue {
  const current = queue.tracks[queue.index]
  if (!current) return { tracks: [...tracks], index: 0, mode: 'normal' }
  const coming = tracks.filter(({ id }) => id !== current.id)
  if (coming.length === 0) return { ...queue, mode: 'normal' }
  const moved = new Set(coming.map(({ id }) => id))
  const stays = ({ id }: Track) => !moved.has(id)
  const before = queue.tracks.slice(0, queue.index).filter(stays)
  const after = queue.tracks.slice(queue.index + 1).filter(stays)
  return { tracks: [...before, current, ...coming, ...after], index: before.length, mode: 'normal' }
}

/**
 * Removes a track. The current one stays current; if it is removed, the next one becomes current, or the first after the
 * end. An index out of range changes nothing.
 */
export function removeAt(queue: Queue, at: number): Queue {
  if (!inRange(queue.tracks, at)) return queue
  const tracks = queue.tracks.toSpliced(at, 1)
  const index = at < queue.index ? queue.index - 1 : queue.index
  return { ...queue, tracks, index: inRange(tracks, index) ? index : 0 }
}

/** Moves a track from one index to another; the current one stays current. An index out of range changes nothing. */
export function moveTo(queue: Queue, from: number, to: number): Queue {
  const { tracks, index } = queue
  const track = tracks[from]
  if (!track || from === to || !inRange(tracks, from) || !inRange(tracks, to)) return queue
  const moved = tracks.toSpliced(from, 1).toSpliced(to, 0, track)
  if (from === index) return { ...queue, tracks: moved, index: to }
  const passed = from < index && to >= index ? -1 : from > index && to <= index ? 1 : 0
  return { ...queue, tracks: moved, index: index + passed }
}

/** Removes all tracks; the mode stays. */
export function clear(queue: Queue): Queue {
  return { ...queue, tracks: [], index: 0 }
}

/**
 * Returns the queue after next or previous. Normal mode wraps at both ends, random picks any index (also the same), single
 * stays. `random` returns a number from 0 to below 1.
 */
export function step(queue: Queue, direction: Direction, random: () => number): Queue {
  const { length } = queue.tracks
  if (length === 0 || queue.mode === 'single') return queue
  const index =
    queue.mode === 'random' ? Math.floor(random() * length) : (queue.index + direction + length) % length
  return { ...queue, index: Math.min(index, length - 1) }
}

/** Returns the index that next will lead to, so that the track can be preloaded. `random` as in {@link step}. */
export function drawNextIndex(queue: Queue, random: () => number): number {
  return step(queue, 1, random).index
}

/**
 * Moves on from a track that cannot be played: to the drawn one or, if that is the same (in single mode or by chance), to
 * the next in order.
 */
export function skipCurrent(queue: Queue, drawn: number): Queue {
  const { tracks, index } = queue
  if (drawn !== index && inRange(tracks, drawn)) return { ...queue, index: drawn }
  return { ...queue, index: tracks.length === 0 ? 0 : (index + 1) % tracks.length }
}

/** Changes the mode from normal to random, to single, and back to normal. */
export function cycleMode(queue: Queue): Queue {
  const mode = playModes[(playModes.indexOf(queue.mode) + 1) % playModes.length] ?? 'normal'
  return { ...queue, mode }
}

function indexOf(queue: Queue, trackId: number): number {
  return queue.tracks.findIndex((track) => track.id === trackId)
}

function inRange(tracks: readonly Track[], index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < tracks.length
}
