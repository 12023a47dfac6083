import type { Track } from '../catalogue/track'
import { playModes, type Queue } from './queue'

/** -1 to the previous track, 1 to the next. */
export type Direction = -1 | 1

/** The tracks take the place of all there were; the one at `index` becomes current, the first when it is out of range. */
export function replaceWith(queue: Queue, tracks: readonly Track[], index = 0): Queue {
  return { ...queue, tracks, index: inRange(tracks, index) ? index : 0 }
}

/** Makes the track current: where it already stands, else appended. */
export function add(queue: Queue, track: Track): Queue {
  const at = indexOf(queue, track.id)
  if (at !== -1) return { ...queue, index: at }
  return { ...queue, tracks: [...queue.tracks, track], index: queue.tracks.length }
}

/** Sets normal mode and puts the track right after the current one, from elsewhere in the queue if it is there. */
export function playNext(queue: Queue, track: Track): Queue {
  return playAllNext(queue, [track])
}

/** The same for several, in their order, the current one left out of them. */
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
 * Takes a track out. The current one stays current; when it is the one that goes, the next takes its place, and
 * past the end the first. An index out of range changes nothing.
 */
export function removeAt(queue: Queue, at: number): Queue {
  if (!inRange(queue.tracks, at)) return queue
  const tracks = queue.tracks.toSpliced(at, 1)
  const index = at < queue.index ? queue.index - 1 : queue.index
  return { ...queue, tracks, index: inRange(tracks, index) ? index : 0 }
}

/**
 * Takes a track from one place to another; those between make room, and the current one stays current. A place out
 * of range changes nothing.
 */
export function moveTo(queue: Queue, from: number, to: number): Queue {
  const { tracks, index } = queue
  const track = tracks[from]
  if (!track || from === to || !inRange(tracks, from) || !inRange(tracks, to)) return queue
  const moved = tracks.toSpliced(from, 1).toSpliced(to, 0, track)
  if (from === index) return { ...queue, tracks: moved, index: to }
  const passed = from < index && to >= index ? -1 : from > index && to <= index ? 1 : 0
  return { ...queue, tracks: moved, index: index + passed }
}

/** Takes all tracks out; the mode stays. */
export function clear(queue: Queue): Queue {
  return { ...queue, tracks: [], index: 0 }
}

/**
 * The queue after next or previous. Normal wraps at both ends, random picks any index (the same one, too),
 * single stays. `random` gives 0 inclusive to 1 exclusive.
 */
export function step(queue: Queue, direction: Direction, random: () => number): Queue {
  const { length } = queue.tracks
  if (length === 0 || queue.mode === 'single') return queue
  const index =
    queue.mode === 'random' ? Math.floor(random() * length) : (queue.index + direction + length) % length
  return { ...queue, index: Math.min(index, length - 1) }
}

/** Where next will lead, drawn once so that it can be got ready. `random` as in {@link step}. */
export function drawNext(queue: Queue, random: () => number): number {
  return step(queue, 1, random).index
}

/**
 * On from a track that cannot be played: to the one that was drawn, and where that is the same one again (single,
 * or by chance), to the next in order.
 */
export function passOver(queue: Queue, drawn: number): Queue {
  const { tracks, index } = queue
  if (drawn !== index && inRange(tracks, drawn)) return { ...queue, index: drawn }
  return { ...queue, index: tracks.length === 0 ? 0 : (index + 1) % tracks.length }
}

/** The mode goes from normal to random, to single, and to normal again. */
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
