import type { Failure } from '../failure'

/** What the listener asked for, and what the page and its surroundings report. */
export type PlaybackCommand =
  /** `expected`: seconds the file is to hold, 0 when unknown. */
  | { type: 'load'; trackId: number; at: number; play: boolean; expected: number }
  | { type: 'unload' }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'seek'; to: number }
  /** The browser may let sound out now: a gesture, or the context came to run by itself. */
  | { type: 'allowed' }
  /** The connection came back. */
  | { type: 'online' }
  /** The audio context was taken away: a phone call, a lost device. */
  | { type: 'interrupted' }
  /** The audio context and its elements were closed and made anew. */
  | { type: 'renewed' }
  /** Another tab plays now. */
  | { type: 'displaced' }

/** What became of an opened source; a report of an older generation is late and means nothing. */
export type PlaybackReport =
  /** The element has the source. */
  | { type: 'opened' }
  /** Its metadata is known. */
  | { type: 'ready' }
  | { type: 'playing' }
  | { type: 'waiting' }
  /** Bytes arrived. */
  | { type: 'fed' }
  /** With the element's own properties: a queued `pause` may be older than the newest `play()`. */
  | { type: 'paused'; paused: boolean; ended: boolean }
  /** `at`: seconds of sound that were played out. `seekable`: opened anew, it could go on from there. */
  | { type: 'ended'; at: number; seekable: boolean }
  /** A seek arrived. */
  | { type: 'moved' }
  /** The newest fall reached silence. */
  | { type: 'faded' }
  /** The browser wants a gesture first. */
  | { type: 'refused' }
  | { type: 'broke' }
  /** `reroute`: the same address would play outside the audio graph. */
  | { type: 'diagnosed'; failure: Failure; reroute: boolean }
  | { type: 'retry' }
  /** A look at the element's clock, some four a second while sound is wanted; seconds. */
  | { type: 'clock'; position: number }

export type PlaybackEvent = PlaybackCommand | (PlaybackReport & { generation: number })
