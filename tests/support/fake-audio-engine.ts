import type { Stream } from '../../src/contract/replies/stream'
import type { AudioDiagnostics } from '../../src/ports/audio-diagnostics'
import type { MeasuredLoudness } from '../../src/domain/loudness/loudness-meter'
import { asRecorded, type TrackLoudness } from '../../src/domain/loudness/track-loudness'
import type { PlaybackState } from '../../src/domain/playback/playback-state'
import type {
  LoadOptions,
  NowPlaying,
  AudioEngine,
  AudioEngineEvents,
  TransportRequest,
} from '../../src/ports/audio-engine'

const idle: PlaybackState = {
  phase: 'idle',
  intent: 'pause',
  trackId: null,
  blocked: false,
  attempts: 0,
  failure: null,
}

/** An engine that performs every command at once and notes the calls. */
export class FakeAudioEngine implements AudioEngine {
  state = idle
  at = 0
  length = 60
  calls: string[] = []
  nowPlaying: NowPlaying | null = null
  previousEnabled = true
  volume = { volume: 1, muted: false }
  fade = true
  gapless = true
  outputOffset = 0
  prepared: Stream | null = null
  /** Of the loaded track and of the prepared one. */
  loudness = asRecorded
  preparedLoudness = asRecorded
  warmUps = 0
  loaded: Stream | null = null
  /** What {@link diagnostics} returns. */
  sound: AudioDiagnostics = {
    route: 'graph',
    bufferedAhead: 30,
    nextBufferedAhead: 12,
    joinGap: 0,
    outputLatency: 0.05,
    underruns: 0,
  }
  private readonly listeners = new Set<Partial<AudioEngineEvents>>()

  get observerCount(): number {
    return this.listeners.size
  }

  warmUp(): void {
    this.warmUps++
  }

  load(stream: Stream, { at, play, loudness = asRecorded }: LoadOptions): void {
    this.loudness = loudness
    this.calls.push(`load ${stream.trackId} at ${at}${play ? ' and play' : ''}`)
    this.at = at
    this.loaded = stream
    this.setState({
      phase: play ? 'playing' : 'paused',
      intent: play ? 'play' : 'pause',
      trackId: stream.trackId,
    })
  }

  unload(): void {
    this.loaded = null
    this.setState(idle)
  }

  prepare(stream: Stream | null, loudness: TrackLoudness = asRecorded): void {
    this.prepared = stream
    this.preparedLoudness = loudness
  }

  play(): void {
    this.calls.push('play')
    if (this.state.phase !== 'idle') this.setState({ phase: 'playing', intent: 'play' })
  }

  pause(): void {
    this.calls.push('pause')
    if (this.state.phase !== 'idle') this.setState({ phase: 'paused', intent: 'pause' })
  }

  seek(seconds: number): void {
    this.calls.push(`seek ${seconds}`)
    if (this.state.phase !== 'idle') this.advanceTo(seconds)
  }

  position(): number {
    return this.at
  }

  isAdvancing(): boolean {
    return this.state.phase === 'playing'
  }

  duration(): number {
    return this.state.trackId === null ? 0 : this.length
  }

  setVolume(volume: number, muted: boolean): void {
    this.volume = { volume, muted }
  }

  setTrackGain(gain: number): void {
    this.loudness = { ...this.loudness, gain }
  }

  setFadeEnabled(enabled: boolean): void {
    this.fade = enabled
  }

  setGaplessEnabled(enabled: boolean): void {
    this.gapless = enabled
  }

  setOutputOffset(seconds: number): void {
    this.outputOffset = seconds
  }

  setNowPlaying(nowPlaying: NowPlaying | null): void {
    this.nowPlaying = nowPlaying
  }

  setPreviousEnabled(enabled: boolean): void {
    this.previousEnabled = enabled
  }

  diagnostics(): AudioDiagnostics {
    return this.sound
  }

  observe(events: Partial<AudioEngineEvents>): () => void {
    this.listeners.add(events)
    return () => this.listeners.delete(events)
  }

  dispose(): void {
    this.listeners.clear()
  }

  setState(changes: Partial<PlaybackState>): void {
    this.state = { ...this.state, ...changes }
    for (const listener of this.listeners) listener.stateChanged?.(this.state)
  }

  /** Ends the track. */
  endTrack(): void {
    for (const listener of this.listeners) listener.ended?.()
  }

  /** Reports what was measured of a track that has ended. */
  reportMeasured(trackId: number, measured: MeasuredLoudness): void {
    for (const listener of this.listeners) listener.measured?.(trackId, measured)
  }

  /** Reports a media key pressed without a loaded track. */
  requestTransport(request: TransportRequest): void {
    for (const listener of this.listeners) listener.transportRequested?.(request)
  }

  /** Reports that another tab started to play. */
  pauseByOtherTab(): void {
    this.setState({ phase: 'paused', intent: 'pause' })
    for (const listener of this.listeners) listener.displaced?.()
  }

  /** Moves the position, and ticks. */
  advanceTo(seconds: number): void {
    this.at = seconds
    for (const listener of this.listeners) listener.tick?.()
  }
}
