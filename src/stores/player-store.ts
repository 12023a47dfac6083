import { action, computed, makeObservable, runInAction } from 'mobx'
import type { Track } from '../domain/catalogue/track'
import type { PlaybackState } from '../domain/playback/playback-state'
import type { SavedQueue } from '../domain/queue/queue'
import type { Result } from '../domain/result'
import type { Player, TransportRequest } from '../ports/player'
import type { NoticesStore } from './notices-store'
import { Playback } from './playback/playback'
import type { PlayerNeighbours, PlayerPorts } from './playback/playback'
import type { QueueStore } from './queue-store'
import type { SettingsStore } from './settings-store'
import { Supersede } from './supersede'

/** Plays the queue: what sounds and where it stands. */
export class PlayerStore {
  private readonly player: Player
  private readonly queue: QueueStore
  private readonly settings: SettingsStore
  private readonly notices: NoticesStore
  private readonly choosing = new Supersede()
  /** What the listener wants of a song of personal FM that is on its way. */
  private onArrival: 'play' | 'pause' = 'play'
  private readonly playback: Playback
  private readonly stopObserving: () => void

  constructor(ports: PlayerPorts, neighbours: PlayerNeighbours) {
    this.player = ports.player
    this.queue = neighbours.queue
    this.settings = neighbours.settings
    this.notices = neighbours.notices
    this.playback = new Playback(ports, neighbours)
    makeObservable<PlayerStore, 'step' | 'advance'>(this, {
      elapsed: computed,
      playAll: action,
      playOne: action,
      jumpTo: action,
      step: action,
      advance: action,
      removeAt: action,
      clear: action,
      toggle: action,
      seek: action,
      playFrom: action,
      drag: action,
      beginDrag: action,
      endDrag: action,
      dispose: action,
    })
    this.queue.observePosition(() => this.positionNow())
    this.stopObserving = this.player.observe({
      ended: () => this.advance(),
      requested: (request) => this.obey(request),
    })
  }

  get state(): PlaybackState {
    return this.playback.watch.state
  }

  get track(): Track | null {
    return this.queue.current
  }

  /** Seconds, four times a second while it plays; for labels only. */
  get position(): number {
    return this.playback.progress.position
  }

  /** Whole seconds of {@link position}: what a label shows, once a second. */
  get elapsed(): number {
    return Math.floor(this.position)
  }

  get duration(): number {
    return this.playback.progress.duration
  }

  /** Whether the button is to say Pause: the listener wants sound, and nothing but data is missing. */
  get wantsSound(): boolean {
    if (this.playback.opening.wish) return this.playback.opening.wish === 'play'
    return this.state.intent === 'play' && this.state.phase !== 'error' && !this.state.blocked
  }

  /** Whether it is heard this moment. */
  get sounding(): boolean {
    return this.playback.watch.sounding
  }

  /** Whether the listener waits for an address or for data. */
  get waiting(): boolean {
    if (!this.wantsSound) return false
    return (
      this.playback.opening.wish !== null || this.state.phase === 'loading' || this.state.phase === 'stalled'
    )
  }

  /** Brings back the queue of the last visit, silent, where it stood. */
  async restore(): Promise<void> {
    const position = await this.queue.restore()
    if (position === null) return
    await this.playback.bringBack(this.settings.values.memoryLastPlaybackPosition ? position : 0)
  }

  /** Takes a queue from elsewhere in place of the one there is, silent where it stood. */
  adopt({ tracks, index, mode, position }: SavedQueue): void {
    this.queue.replaceWith(tracks, index)
    this.queue.setMode(mode)
    this.choose('pause')
    if (position > 0) this.seek(position)
  }

  /** `sourceId`: the playlist or album that they come from, 0 when they come from none. */
  playAll(tracks: readonly Track[], index: number, sourceId = 0): void {
    this.queue.replaceWith(tracks, index, sourceId)
    this.choose('play')
  }

  /** What the listener has in their cloud drive. */
  playCloud(tracks: readonly Track[], index: number): void {
    this.queue.replaceWithCloud(tracks, index)
    this.choose('play')
  }

  playOne(track: Track): void {
    this.queue.add(track)
    this.choose('play')
  }

  /** Plays what `find` brings, unless the listener chose something else in the meantime. */
  async playFound(
    find: (signal: AbortSignal) => Promise<Result<readonly Track[]>>,
    sourceId = 0,
  ): Promise<void> {
    const signal = this.choosing.begin()
    this.player.expectSound()
    const found = await find(signal)
    if (signal.aborted) return
    this.choosing.stop()
    if (!found.ok) this.notices.fail(found.failure)
    else if (found.value.length === 0) this.notices.show('info', 'list.empty')
    else this.playAll(found.value, 0, sourceId)
  }

  /** Enters personal FM with the song that `find` brings, null where there is none. */
  tuneIn(find: (signal: AbortSignal) => Promise<Track | null>): Promise<void> {
    this.choosing.stop()
    return this.stayTuned(find)
  }

  /** Goes on with the song that `find` brings, unless the listener waits for something that they chose. */
  async stayTuned(find: (signal: AbortSignal) => Promise<Track | null>): Promise<void> {
    if (this.choosing.busy) return
    const signal = this.choosing.begin()
    this.onArrival = 'play'
    this.player.expectSound()
    const track = await find(signal)
    if (signal.aborted) return
    this.choosing.stop()
    if (!track) return
    runInAction(() => {
      this.queue.tuneIn(track)
      this.choose(this.onArrival)
    })
  }

  jumpTo(index: number): void {
    if (!this.queue.queue.tracks[index]) return this.notices.show('error', 'notice.switchFailed')
    this.queue.jumpTo(index)
    this.choose('play')
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
    if (this.track !== before) this.choose(this.wantsSound ? 'play' : 'pause')
  }

  /** Empties the queue, which ends the sound. */
  clear(): void {
    this.queue.clear()
    this.choose('pause')
  }

  toggle(): void {
    if (!this.track) return
    this.onArrival = this.wantsSound && !this.playback.watch.released ? 'pause' : 'play'
    this.playback[this.onArrival]()
    this.playback.watch.released = false
  }

  /** While the stream is being found the position is kept for it. */
  seek(seconds: number): void {
    this.playback.progress.place(seconds, this.duration)
    this.player.seek(seconds)
    this.queue.touch()
  }

  /** Goes on from there, with sound. */
  playFrom(seconds: number): void {
    this.seek(seconds)
    if (!this.wantsSound) this.toggle()
  }

  /** The listener takes the progress thumb: playback pauses until it is let go. */
  beginDrag(): void {
    if (this.playback.progress.take(this.wantsSound) && this.wantsSound) this.playback.pause()
  }

  /** Moves the thumb; without a drag, as by an assistive device, it seeks. */
  drag(seconds: number): void {
    if (this.playback.progress.move(seconds)) this.seek(seconds)
  }

  endDrag(): void {
    const follows = this.playback.progress.letGo()
    if (follows === 'nothing') return
    this.seek(this.position)
    if (follows === 'seekAndPlay') this.playback.play()
  }

  /** What is heard now, in seconds, or where a hand holds the thumb; asked at the moment an animation starts. */
  positionNow(): number {
    const { opening, progress } = this.playback
    const kept = progress.held || opening.wish !== null || this.state.phase === 'idle'
    return kept ? this.position : this.player.position()
  }

  /** Whether {@link positionNow} goes on this moment, which a tick of the engine tells. */
  advancingNow(): boolean {
    const { opening, progress } = this.playback
    return !progress.held && opening.wish === null && this.player.advancing()
  }

  dispose(): void {
    this.stopObserving()
    this.choosing.stop()
    this.playback.dispose()
  }

  private obey(request: TransportRequest): void {
    if (request === 'next') this.next()
    else if (request === 'previous') this.previous()
    else {
      this.onArrival = request
      if (this.wantsSound !== (request === 'play')) this.toggle()
    }
  }

  private step(direction: 1 | -1): void {
    if (this.queue.isEmpty) return
    // what personal FM has to look for first is the newest choice, and not lost to an older one
    if (direction === 1) this.choosing.stop()
    if (this.queue.step(direction)) this.choose('play')
  }

  /** The track has ended; what the listener chose in the meantime and waits for stays chosen. */
  private advance(): void {
    if (this.queue.isEmpty) return
    if (this.queue.step(1)) this.playback.begin('play')
  }

  /** The current track is what the listener wants now, and nothing that they chose before. */
  private choose(wish: 'play' | 'pause'): void {
    this.choosing.stop()
    this.playback.begin(wish, true)
  }
}
