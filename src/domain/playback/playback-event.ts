import type { Failure } from '../../contract/failure'

/** What the listener asks for, and what the page and the browser report. */
export type PlaybackCommand =
  /** `expectedDuration`: the duration in the catalogue, 0 when unknown. Seconds. */
  | { type: 'load'; trackId: number; url: string; at: number; play: boolean; expectedDuration: number }
  | { type: 'unload' }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'seek'; to: number }
  /** The browser may allow sound now: there was a gesture, or the context started running by itself. */
  | { type: 'allowed' }
  /** The connection is back. */
  | { type: 'online' }
  /** The system interrupted the audio context: a phone call, a lost device. */
  | { type: 'interrupted' }
  /** The audio context and its elements were closed and created again. */
  | { type: 'renewed' }
  /** Another tab started to play. */
  | { type: 'displaced' }

/** What happened to an opened source. Reports of an older generation are ignored. */
export type PlaybackReport =
  /** The element has the source. */
  | { type: 'opened' }
  /** Its metadata is known. */
  | { type: 'ready' }
  | { type: 'playing' }
  | { type: 'waiting' }
  /** Bytes arrived. */
  | { type: 'fed' }
  /** Carries the element's own properties, because a queued `pause` event may be older than the newest `play()`. */
  | { type: 'paused'; paused: boolean; ended: boolean }
  /**
   * `at`: the second up to which it really played. `duration`: what the file announces, in seconds; 0 when unknown.
   * `seekable`: whether it could resume there if opened again.
   */
  | { type: 'ended'; at: number; duration: number; seekable: boolean }
  /** A seek is finished. */
  | { type: 'moved' }
  /** The newest fall has reached silence. */
  | { type: 'faded' }
  /** The browser requires a gesture first. */
  | { type: 'refused' }
  | { type: 'broke' }
  /** `reroute`: whether the same address would play outside the audio graph. */
  | { type: 'diagnosed'; failure: Failure; reroute: boolean }
  | { type: 'retry' }
  /** The element's clock in seconds, checked about four times a second while sound is wanted, once in a hidden tab. */
  | { type: 'clock'; position: number }

export type PlaybackEvent = PlaybackCommand | (PlaybackReport & { generation: number })
