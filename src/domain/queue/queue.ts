import type { Track } from '../../contract/replies/track'

export const playModes = ['normal', 'random', 'single'] as const

/** `normal` wraps at the ends, `random` picks any index, `single` repeats the track. */
export type PlayMode = (typeof playModes)[number]

/** Ordered tracks and the current index, which is 0 when empty. */
export interface Queue {
  readonly tracks: readonly Track[]
  readonly index: number
  readonly mode: PlayMode
}

/** A stored queue, with the position in its current track in seconds. */
export interface SavedQueue extends Queue {
  readonly position: number
  /** Whether its one track is a song of personal FM. */
  readonly fm?: true
  /** Whether it came from the listener's cloud drive. */
  readonly cloud?: true
}
