import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Track } from '../domain/catalogue/track'
import type { Failure } from '../domain/failure'
import type { PlaybackState } from '../domain/playback/playback-state'
import type { Result } from '../domain/result'
import type { Backend } from '../ports/backend'
import type { Player, TransportRequest } from '../ports/player'
import { nowPlayingOf } from './now-playing-of'
import type { NoticesStore } from './notices-store'
import { openStream } from './open-stream'
import type { QueueStore } from './queue-store'
import type { SettingsStore } from './settings-store'
import { Supersede } from './supersede'
import { Trouble } from './trouble'

type Wish = 'play' | 'pause'

/** Plays the queue: what sounds and where it stands. */
export class PlayerStore {
  state: PlaybackState
  /** Seconds, four times a second while it plays; for labels only. */
  position = 0
  duration = 0
  /** The wish while the stream of a new track is being found; null once the engine has it. */
  private preparing: Wish | null = null
  private dragging = false
  private resumeAfterDrag = false
  /** A gesture has just let sound out: the press that it belongs to is not one for pause. */
  private released = false
  private readonly trouble = new Trouble()
  private readonly choosing = new Supersede()
  private readonly loading = new Supersede()
  private readonly stopObserving: (() => void)[]

  constructor(
    private readonly player: Player,
    private readonly backend: Backend,
    private readonly queue: QueueStore,
    private readonly settings: SettingsStore,
    private readonly notices: NoticesStore,
  ) {
    this.state = player.state
    type Ports = 'player' | 'backend' | 'queue' | 'settings' | 'notices'
    type Hidden = 'choosing' | 'loading' | 'stopObserving' | 'trouble' | 'released'
    makeAutoObservable<PlayerStore, Ports | Hidden>(
      this,
      {
        state: observableRef,
        player: false,
        backend: false,
        queue: false,
        settings: false,
        notices: false,
        choosing: false,
        loading: false,
        stopObserving: false,
        trouble: false,
        released: false,
      },
      { name: 'PlayerStore' },
    )
    queue.observePosition(() => this.positionNow())
    const fade = () => settings.values.songVolumeFade
    const stopFade = reaction(fade, (on) => player.setFade(on), { fireImmediately: true })
    const stopEngine = player.observe({
      changed: (state) => this.observe(state),
      tick: () => this.tick(),
      ended: () => this.next(),
      requested: (request) => this.obey(request),
    })
    this.stopObserving = [stopFade, stopEngine]
  }

  get track(): Track | null {
    return this.queue.current
  }

  /** Whether the button is to say Pause: the listener wants sound, and nothing but data is missing. */
  get wantsSound(): boolean {
    if (this.preparing) return this.preparing === 'play'
    return this.state.intent === 'play' && this.state.phase !== 'error' && !this.state.blocked
  }

  /** Whether it is heard this moment. */
  get sounding(): boolean {
    return this.preparing === null && this.state.phase === 'playing'
  }

  /** Whether the listener waits for an address or for data. */
  get waiting(): boolean {
    if (!this.wantsSound) return false
    return this.preparing !== null || this.state.phase === 'loading' || this.state.phase === 'stalled'
  }

  /** Brings back the queue of the last visit, silent, where it stood. */
  async restore(): Promise<void> {
    const position = await this.queue.restore()
    if (position === null) return
    await this.load('pause', this.settings.values.memoryLastPlaybackPosition ? position : 0)
  }

  playAll(tracks: readonly Track[], index: number): void {
    this.queue.replaceWith(tracks, index)
    this.begin('play')
  }

  playOne(track: Track): void {
    this.queue.add(track)
    this.begin('play')
  }

  /** Plays what `find` brings, unless the listener chose something else in the meantime. */
  async playFound(find: (signal: AbortSignal) => Promise<Result<readonly Track[]>>): Promise<void> {
    const signal = this.choosing.begin()
    const found = await find(signal)
    if (signal.aborted) return
    if (!found.ok) this.notices.fail(found.failure)
    else if (found.value.length === 0) this.notices.show('info', 'list.empty')
    else this.playAll(found.value, 0)
  }

  jumpTo(index: number): void {
    this.queue.jumpTo(index)
    this.begin('play')
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
    else if (this.track !== before) this.begin(this.wantsSound ? 'play' : 'pause')
  }

  toggle(): void {
    if (!this.track) return
    if (this.preparing) this.preparing = this.preparing === 'play' ? 'pause' : 'play'
    else if (this.state.phase === 'idle' || this.state.phase === 'error')
      void this.load('play', this.position)
    else if (this.wantsSound && !this.released) this.player.pause()
    else this.player.play()
    this.released = false
  }

  /** While the stream is being found the position is kept for it. */
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
    if (!this.resumeAfterDrag) return
    if (this.preparing) this.preparing = 'pause'
    else this.player.pause()
  }

  /** Moves the thumb; without a drag, as by an assistive device, it seeks. */
  drag(seconds: number): void {
    if (this.dragging) this.position = seconds
    else this.seek(seconds)
  }

  endDrag(): void {
    if (!this.dragging) return
    this.dragging = false
    this.seek(this.position)
    if (!this.resumeAfterDrag) return
    if (this.preparing) this.preparing = 'play'
    else this.player.play()
  }

  /** What is heard now, in seconds; asked at the moment an animation starts. */
  positionNow(): number {
    return this.preparing || this.state.phase === 'idle' ? this.position : this.player.position()
  }

  dispose(): void {
    for (const stop of this.stopObserving) stop()
    this.choosing.stop()
    this.loading.stop()
  }

  private obey(request: TransportRequest): void {
    if (request === 'next') this.next()
    else if (request === 'previous') this.previous()
    else if (this.wantsSound !== (request === 'play')) this.toggle()
  }

  private step(direction: 1 | -1): void {
    if (this.queue.isEmpty) return
    this.queue.step(direction)
    this.begin('play')
  }

  /** A track of the listener's choice, from its beginning. */
  private begin(wish: Wish): void {
    this.choosing.stop()
    this.trouble.begin()
    void this.load(wish)
  }

  private stop(): void {
    this.loading.stop()
    this.preparing = null
    this.player.unload()
    this.player.announce(null)
    this.position = 0
    this.duration = 0
  }

  private async load(wish: Wish, at = 0): Promise<void> {
    const { track } = this
    if (!track) return
    const signal = this.loading.begin()
    this.player.unload()
    this.preparing = wish
    this.position = at
    this.duration = track.duration
    this.player.announce(nowPlayingOf(track))
    const stream = await openStream(this.backend, track.id, this.settings.values.songLevel, signal)
    if (signal.aborted) return
    runInAction(() => {
      const play = this.preparing === 'play'
      this.preparing = null
      if (!stream.ok) {
        this.trouble.refused()
        // a silent start tells nothing: the first press of play asks again
        return play ? this.remedy(stream.failure, play) : undefined
      }
      if ((track.fee === 1 || track.fee === 4) && !track.cloud) this.notices.show('warning', 'notice.vipTip')
      this.trouble.opened(this.position)
      this.player.load(stream.value, { at: this.position, play, expectedDuration: track.duration })
    })
  }

  private remedy(failure: Failure, wanted: boolean): void {
    const queueLength = wanted ? this.queue.queue.tracks.length : 0
    switch (this.trouble.remedyFor(failure, queueLength)) {
      case 'refresh':
        return void this.load(wanted ? 'play' : 'pause', this.position)
      case 'stay':
        return this.notices.fail(failure, { group: 'playback', lasting: true })
      case 'skip':
        this.notices.show('error', 'notice.skipped')
        this.queue.passOver()
        return this.begin('play')
      case 'stop':
        return this.notices.show('error', 'notice.loadTest', { group: 'playback', lasting: true })
    }
  }

  private observe(state: PlaybackState): void {
    const before = this.state
    this.state = state
    this.duration = this.player.duration() || (this.track?.duration ?? 0)
    this.follow()
    if (before.blocked && !state.blocked) this.released = true
    if (state.phase === 'playing') {
      this.notices.settle('playback')
    }
    if (state.phase === 'paused') this.queue.touch()
    if (state.attempts > before.attempts && state.phase !== 'error')
      this.notices.show('error', 'notice.playError')
    if (state.phase === 'error' && before.phase !== 'error' && state.failure)
      this.remedy(state.failure, state.intent === 'play')
  }

  private tick(): void {
    this.follow()
    this.released = false
    if (this.sounding) this.trouble.sounding(this.position)
    this.queue.touch()
  }

  private follow(): void {
    if (!this.dragging && !this.preparing && this.state.phase !== 'idle')
      this.position = this.player.position()
  }
}
