import type { Stream } from '../contract/replies/stream'
import type { MeasuredLoudness } from '../domain/loudness/loudness-meter'
import type { TrackLoudness } from '../domain/loudness/track-loudness'
import type { PlaybackState } from '../domain/playback/playback-state'
import type { AudioDiagnostics } from './audio-diagnostics'

/** What the lock screen and the system's media controls show. */
export interface NowPlaying {
  title: string
  artist: string
  album: string
  /** Covers by size; empty if there is none. */
  artwork: { src: string; sizes: string }[]
}

/** Buttons outside the page: media keys, lock screen, headset. */
export type TransportRequest = 'play' | 'pause' | 'previous' | 'next'

export interface LoadOptions {
  /** Seconds from the start. */
  at: number
  /** Whether to play as soon as possible. */
  play: boolean
  /** The duration in the catalogue in seconds, to detect truncated files; 0 when unknown. */
  expectedDuration: number
  /** As recorded if left out. */
  loudness?: TrackLoudness
}

/** Called after the fact; the state is read from {@link AudioEngine.state}. */
export interface AudioEngineEvents {
  /** Any part of the state changed. */
  stateChanged(state: PlaybackState): void
  /**
   * The position changed: four times a second during playback, once a second in a hidden tab, when sound that was started
   * becomes audible, and after a seek while paused.
   */
  tick(): void
  /** The track has reached its end; once per load. */
  ended(): void
  /** A media key or a control of the system was pressed. Play and pause are performed already if a track is loaded. */
  transportRequested(request: TransportRequest): void
  /** Another tab started to play, which paused this one. */
  displaced(): void
  /** A track that was to be measured has been played to its end. */
  measured(trackId: number, loudness: MeasuredLoudness): void
}

/** Plays one track at a time. No method reports whether it succeeded: the outcome shows in `state`. */
export interface AudioEngine {
  readonly state: PlaybackState
  /** Prepares the audio device for sound that will be wanted shortly. Call it inside the gesture that asks for it. */
  warmUp(): void
  load(stream: Stream, options: LoadOptions): void
  /** Stops and forgets the track. */
  unload(): void
  /**
   * Loads a stream in advance, so that it starts at once when it is loaded; null discards it. The one that is loaded
   * already gets another loudness.
   */
  prepare(stream: Stream | null, loudness?: TrackLoudness): void
  play(): void
  pause(): void
  /** Moves to a position in seconds, clamped to the track. */
  seek(seconds: number): void
  /** Returns the audible position in seconds, corrected by the output latency. Do not store it. */
  position(): number
  /**
   * Whether the position advances now, at the speed of the clock: from the moment when sound that was started becomes
   * audible, which a tick reports, until it has faded out, seeks or waits for data. Do not store it.
   */
  isAdvancing(): boolean
  /** Returns the duration in seconds; 0 until known. */
  duration(): number
  /** Sets the volume, 0..1; muting keeps it. */
  setVolume(volume: number, muted: boolean): void
  /** Sets what the current track's sound is multiplied by, without a step. */
  setTrackGain(gain: number): void
  /** Sets whether play and pause fade. */
  setFadeEnabled(enabled: boolean): void
  /** Sets whether the prepared track follows without a gap. */
  setGaplessEnabled(enabled: boolean): void
  /** Sets the seconds that the sound is later than the browser reports; negative when it is earlier. */
  setOutputOffset(seconds: number): void
  setNowPlaying(nowPlaying: NowPlaying | null): void
  /** Sets whether the system's controls have a button for the previous track; true at first. */
  setPreviousEnabled(enabled: boolean): void
  /** Returns how the sound is doing at this moment; for developers. */
  diagnostics(): AudioDiagnostics
  /** Returns a function that unsubscribes. */
  observe(events: Partial<AudioEngineEvents>): () => void
  dispose(): void
}
