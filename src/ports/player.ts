import type { Stream } from '../domain/catalogue/stream'
import type { PlaybackState } from '../domain/playback/playback-state'

/** What the lock screen and the system's media controls show. */
export interface NowPlaying {
  title: string
  artist: string
  album: string
  /** Covers by size; empty when there is none. */
  artwork: { src: string; sizes: string }[]
}

/** Buttons outside the page: media keys, lock screen, headset. */
export type TransportRequest = 'play' | 'pause' | 'previous' | 'next'

export interface LoadOptions {
  /** Seconds from the start. */
  at: number
  /** Whether it is to sound as soon as it can. */
  play: boolean
  /** Seconds by the catalogue, to tell a truncated file from a short one; 0 when unknown. */
  expectedDuration: number
}

/** Called after the fact; the state is read from {@link Player.state}. */
export interface PlayerEvents {
  /** The state of playback changed in any part. */
  changed(state: PlaybackState): void
  /**
   * The position moved: four a second while it plays, also in a hidden tab as far as the browser lets it,
   * when sound that was started is heard, and after a seek at rest.
   */
  tick(): void
  /** The track came to its natural end, once a load. */
  ended(): void
  /** A key or lock-screen button was pressed; play and pause were obeyed already if there is a track. */
  requested(request: TransportRequest): void
  /** Another tab began to play, and this one was paused. */
  displaced(): void
}

/**
 * The engine: intents in, observations out. Nothing here promises that a request succeeds;
 * what became of it is seen in `state`.
 */
export interface Player {
  readonly state: PlaybackState
  /** Sound will be wanted shortly: what takes its time is begun. To be told inside the gesture that asks for it. */
  expectSound(): void
  load(stream: Stream, options: LoadOptions): void
  /** Stops and forgets the track. */
  unload(): void
  /** Gets a stream ready beside the current one, so that loading it starts at once; null lets go of it. */
  prepare(stream: Stream | null): void
  play(): void
  pause(): void
  /** Seconds from the start, clamped to the track. */
  seek(seconds: number): void
  /** Seconds from the start of what is heard now, output latency counted in; asked, never stored. */
  position(): number
  /**
   * Whether the position goes on now, at the speed of the clock: from the moment at which sound that was started is
   * heard, which a tick tells, until it has faded out, moves or waits. Asked, never stored.
   */
  advancing(): boolean
  /** Seconds; 0 until known. */
  duration(): number
  /** Volume 0..1 as the listener set it; muted keeps it. */
  setVolume(volume: number, muted: boolean): void
  /** Whether play and pause fade. */
  setFade(enabled: boolean): void
  /** Whether a track that ends runs into the prepared one without a gap. */
  setGapless(enabled: boolean): void
  /** Seconds that the sound comes later than the browser reports; negative when it comes earlier. */
  setOutputOffset(seconds: number): void
  announce(nowPlaying: NowPlaying | null): void
  /** Whether the buttons outside the page offer a way back; they do until told otherwise. */
  setPrevious(enabled: boolean): void
  observe(events: Partial<PlayerEvents>): () => void
  dispose(): void
}
