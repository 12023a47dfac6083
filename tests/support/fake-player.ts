import type { Stream } from '../../src/domain/catalogue/stream'
import type { PlaybackState } from '../../src/domain/playback/playback-state'
import type { LoadOptions, NowPlaying, Player, PlayerEvents, TransportRequest } from '../../src/ports/player'

const idle: PlaybackState = {
  phase: 'idle',
  intent: 'pause',
  trackId: null,
  blocked: false,
  attempts: 0,
  failure: null,
}

/** An engine that obeys at once and notes what it was asked. */
export class FakePlayer implements Player {
  state = idle
  at = 0
  length = 60
  asked: string[] = []
  nowPlaying: NowPlaying | null = null
  previous = true
  volume = { volume: 1, muted: false }
  fade = true
  gapless = true
  outputOffset = 0
  prepared: Stream | null = null
  expected = 0
  loaded: Stream | null = null
  private readonly listeners = new Set<Partial<PlayerEvents>>()

  expectSound(): void {
    this.expected++
  }

  load(stream: Stream, { at, play }: LoadOptions): void {
    this.asked.push(`load ${stream.trackId} at ${at}${play ? ' and play' : ''}`)
    this.at = at
    this.loaded = stream
    this.become({
      phase: play ? 'playing' : 'paused',
      intent: play ? 'play' : 'pause',
      trackId: stream.trackId,
    })
  }

  unload(): void {
    this.loaded = null
    this.become(idle)
  }

  prepare(stream: Stream | null): void {
    this.prepared = stream
  }

  play(): void {
    this.asked.push('play')
    if (this.state.phase !== 'idle') this.become({ phase: 'playing', intent: 'play' })
  }

  pause(): void {
    this.asked.push('pause')
    if (this.state.phase !== 'idle') this.become({ phase: 'paused', intent: 'pause' })
  }

  seek(seconds: number): void {
    this.asked.push(`seek ${seconds}`)
    if (this.state.phase !== 'idle') this.moveTo(seconds)
  }

  position(): number {
    return this.at
  }

  advancing(): boolean {
    return this.state.phase === 'playing'
  }

  duration(): number {
    return this.state.trackId === null ? 0 : this.length
  }

  setVolume(volume: number, muted: boolean): void {
    this.volume = { volume, muted }
  }

  setFade(enabled: boolean): void {
    this.fade = enabled
  }

  setGapless(enabled: boolean): void {
    this.gapless = enabled
  }

  setOutputOffset(seconds: number): void {
    this.outputOffset = seconds
  }

  announce(nowPlaying: NowPlaying | null): void {
    this.nowPlaying = nowPlaying
  }

  setPrevious(enabled: boolean): void {
    this.previous = enabled
  }

  observe(events: Partial<PlayerEvents>): () => void {
    this.listeners.add(events)
    return () => this.listeners.delete(events)
  }

  dispose(): void {
    this.listeners.clear()
  }

  become(changes: Partial<PlaybackState>): void {
    this.state = { ...this.state, ...changes }
    for (const listener of this.listeners) listener.changed?.(this.state)
  }

  /** The track came to its end. */
  end(): void {
    for (const listener of this.listeners) listener.ended?.()
  }

  /** A media key was pressed while there was nothing to obey it. */
  press(request: TransportRequest): void {
    for (const listener of this.listeners) listener.requested?.(request)
  }

  /** Another tab began to play. */
  displace(): void {
    this.become({ phase: 'paused', intent: 'pause' })
    for (const listener of this.listeners) listener.displaced?.()
  }

  /** Time passed, and the engine ticked. */
  moveTo(seconds: number): void {
    this.at = seconds
    for (const listener of this.listeners) listener.tick?.()
  }
}
