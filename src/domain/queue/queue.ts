import type { Track } from '../catalogue/track'

export const playModes = ['normal', 'random', 'single'] as const

/** Normal wraps at the ends, random picks any index, single replays. */
export type PlayMode = (typeof playModes)[number]

/** Ordered tracks and the current index; index is 0 when empty. */
export interface Queue {
  readonly tracks: readonly Track[]
  readonly index: number
  readonly mode: PlayMode
}

/** A queue as stored, with where its current track stood in seconds. */
export interface SavedQueue extends Queue {
  readonly position: number
  /** Whether its one track is a song of personal FM. */
  readonly fm?: true
  /** Whether it came from the listener's cloud drive. */
  readonly cloud?: true
}
