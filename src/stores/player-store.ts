import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { sizedCover } from '../domain/catalogue/sized-cover'
import { artistNames } from '../domain/catalogue/artist-names'
import type { Track } from '../domain/catalogue/track'
import type { Artwork } from '../domain/palette/artwork'
import type { PlaybackState } from '../domain/playback/playback-state'
import type { Backend } from '../ports/backend'
import type { Player } from '../ports/player'
import type { NoticesStore } from './notices-store'
import type { QueueStore } from './queue-store'
import type { SettingsStore } from './settings-store'
import { openStream } from './open-stream'
import { Supersede } from './supersede'

/** Tracks that may fail one after the other before playback stops. */
const mostSkips = 5

const noArtwork: Artwork = { palette: [], backdrop: null }

/** Plays the queue: what sounds, where it stands, what its cover looks like. */
export class PlayerStore {
  state: PlaybackState
  /** Seconds, four times a second while it plays; for labels only. */
  position = 0
  duration = 0
  artwork: Artwork = noArtwork
  /** The wish while the stream of a new track is being found; null once the engine has it. */
  private preparing: 'play' | 'pause' | null = null
  private dragging = false
  private resumeAfterDrag = false
  private skips = 0
  private readonly loading = new Supersede()
  private readonly stopObserving: () => void

  constructor(
    private readonly player: Player,
    private readonly backend: Backend,
    private readonly queue: QueueStore,
    private readonly settings: SettingsStore,
    private readonly notices: NoticesStore,
  ) {
    this.state = player.state
    type Hidden =
      | 'player'
      | 'backend'
      | 'queue'
      | 'settings'
      | 'notices'
      | 'loading'
      | 'stopObserving'
      | 'skips'
    makeAutoObservable<PlayerStore, Hidden>(
      this,
      {
        state: observableRef,
        artwork: observableRef,
        player: false,
        backend: false,
        queue: false,
        settings: false,
        notices: false,
        loading: false,
        stopObserving: false,
        skips: false,
      },
      { name: 'PlayerStore' },
    )
    queue.observePosition(() => this.player.position())
    this.applyVolume()
    this.stopObserving = player.observe({
      changed: (state) => this.observe(state),
      tick: () => this.tick(),
      ended: () => this.next(),
      requested: (request) => (request === 'next' ? this.next() : this.previous()),
    })
  }

  get track(): Track | null {
    return this.queue.current
  }

  /** Whether the button is to say Pause: the listener wants sound. */
  get wantsSound(): boolean {
    return this.preparing
      ? this.preparing === 'play'
      : this.state.intent === 'play' && this.state.phase !== 'error'
  }

  /** Whether it is heard this moment. */
  get sounding(): boolean {
    return this.preparing === null && this.state.phase === 'playing'
  }

  /** Whether the listener waits: for an address, for data, or for a gesture that lets sound out. */
  get waiting(): boolean {
    if (!this.wantsSound) return false
    return this.preparing !== null || this.state.phase === 'loading' || this.state.phase === 'stalled'
  }

  /** Brings back the queue of the last visit, silent, where it stood. */
  async restore(): Promise<void> {
    const position = await this.queue.restore()
    if (this.track && this.state.phase === 'idle')
      await this.load('pause', this.settings.values.memoryLastPlaybackPosition ? position : 0)
  }

  playAll(tracks: readonly Track[], index: number): void {
    this.queue.replaceWith(tracks, index)
    void this.load('play')
  }

  playOne(track: Track): void {
    this.queue.add(track)
    void this.load('play')
  }

  jumpTo(index: number): void {
    this.queue.jumpTo(index)
    void this.load('play')
  }

  next(): void {
    this.step(1)
  }

  previous(): void {
    this.step(-1)
  }

  removeAt(index: number): void {
    const before = this.track
    this.queue.removeAt(index)
    if (!this.track) this.stop()
    else if (this.track !== before) void this.load(this.wantsSound ? 'play' : 'pause')
  }

  toggle(): void {
    if (!this.track) return
    if (this.preparing) this.preparing = this.preparing === 'play' ? 'pause' : 'play'
    else if (this.state.phase === 'idle' || this.state.phase === 'error')
      void this.load('play', this.position)
    else if (this.wantsSound) this.player.pause()
    else this.player.play()
  }

  seek(seconds: number): void {
    this.position = seconds
    this.player.seek(seconds)
    this.queue.touch()
  }

  /** The listener takes the progress thumb: playback pauses until it is let go. */
  beginDrag(): void {
    if (this.dragging) return
    this.dragging = true
    this.resumeAfterDrag = this.wantsSound
    if (this.resumeAfterDrag) this.player.pause()
  }

  drag(seconds: number): void {
    this.position = seconds
  }

  endDrag(): void {
    if (!this.dragging) return
    this.dragging = false
    this.seek(this.position)
    if (this.resumeAfterDrag) this.player.play()
  }

  setVolume(volume: number): void {
    this.settings.set('playVolume', volume)
    this.settings.set('playVolumeMute', false)
    this.applyVolume()
  }

  toggleMute(): void {
    this.settings.set('playVolumeMute', !this.settings.values.playVolumeMute)
    this.applyVolume()
  }

  /** What is heard now, in seconds; asked at the moment an animation starts. */
  positionNow(): number {
    return this.player.position()
  }

  dispose(): void {
    this.stopObserving()
    this.loading.stop()
  }

  private step(direction: 1 | -1): void {
    if (this.queue.isEmpty) return
    this.queue.step(direction)
    void this.load('play')
  }

  private stop(): void {
    this.loading.stop()
    this.preparing = null
    this.player.unload()
    this.player.announce(null)
    this.position = 0
    this.duration = 0
    this.artwork = noArtwork
  }

  private async load(wish: 'play' | 'pause', at = 0): Promise<void> {
    const track = this.track
    if (!track) return
    const signal = this.loading.begin()
    this.player.unload()
    this.preparing = wish
    this.position = at
    this.duration = track.duration
    this.announce(track)
    void this.loadArtwork(track, signal)
    const stream = await openStream(this.backend, track.id, this.settings.values.songLevel, signal)
    if (signal.aborted) return
    runInAction(() => {
      const play = this.preparing === 'play'
      this.preparing = null
      if (!stream.ok) return this.skip(play)
      if ((track.fee === 1 || track.fee === 4) && !track.cloud) this.notices.show('warning', 'notice.vipTip')
      this.player.setFade(this.settings.values.songVolumeFade)
      this.player.load(stream.value, { at, play, expectedDuration: track.duration })
    })
  }

  /** A track that cannot be played is told of and passed over, but a whole queue is not raced through. */
  private skip(play: boolean): void {
    if (!play || ++this.skips >= mostSkips || this.queue.queue.tracks.length < 2) {
      this.notices.show('error', this.skips >= mostSkips ? 'notice.loadTest' : 'notice.playError')
      this.skips = 0
      return this.player.unload()
    }
    this.notices.show('error', 'notice.skipped')
    this.step(1)
  }

  private async loadArtwork(track: Track, signal: AbortSignal): Promise<void> {
    const cover = track.album.picUrl
    const artwork = cover ? await this.backend.artwork(sizedCover(cover, 300), { signal }) : null
    if (signal.aborted) return
    runInAction(() => {
      this.artwork = artwork?.ok ? artwork.value : noArtwork
    })
  }

  private announce(track: Track): void {
    const cover = track.album.picUrl
    this.player.announce({
      title: track.name,
      artist: artistNames(track.artists),
      album: track.album.name,
      artwork: cover
        ? ([96, 128, 512] as const).map((size) => ({
            src: sizedCover(cover, size),
            sizes: `${size}x${size}`,
          }))
        : [],
    })
  }

  private observe(state: PlaybackState): void {
    const failedNow = state.phase === 'error' && this.state.phase !== 'error'
    this.state = state
    this.duration = this.player.duration() || (this.track?.duration ?? 0)
    if (!this.dragging && !this.preparing && state.phase !== 'idle') this.position = this.player.position()
    if (state.phase === 'playing') this.skips = 0
    if (state.phase === 'paused') this.queue.touch()
    if (failedNow) this.skip(state.intent === 'play')
  }

  private tick(): void {
    if (this.dragging || this.preparing) return
    this.position = this.player.position()
    this.queue.touch()
  }

  private applyVolume(): void {
    const { playVolume, playVolumeMute } = this.settings.values
    this.player.setVolume(playVolume, playVolumeMute)
  }
}
