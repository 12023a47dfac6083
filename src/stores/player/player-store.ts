import { makeAutoObservable, runInAction } from 'mobx'
import type { Track } from '../../contract/replies/track'
import type { Result } from '../../contract/result'
import type { PlaybackState } from '../../domain/playback/playback-state'
import type { SavedQueue } from '../../domain/queue/queue'
import type { AudioEngine, TransportRequest } from '../../ports/audio-engine'
import { LatestOnly } from '../lib/latest-only'
import { Playback } from './playback'
import type { PlayerDeps, PlayerStores, PlayIntent } from './playback'

/** Plays the queue: the listener's intents, and what the player shows. */
export class PlayerStore {
  readonly #engine: AudioEngine
  readonly #stores: PlayerStores
  readonly #playback: Playback
  /** A choice that is still being loaded. */
  readonly #choices = new LatestOnly()
  /** What the listener wants of a song of personal FM that is still being loaded. */
  #intentOnArrival: PlayIntent = 'play'
  readonly #unsubscribe: () => void

  constructor(deps: PlayerDeps, stores: PlayerStores) {
    this.#engine = deps.engine
    this.#stores = stores
    this.#playback = new Playback(deps, stores)
    makeAutoObservable(this, {}, { name: 'PlayerStore' })
    stores.queue.setPositionSource(() => this.positionNow())
    this.#unsubscribe = deps.engine.observe({
      ended: () => runInAction(() => this.#onEnded()),
      transportRequested: (request) => runInAction(() => this.#handleTransportRequest(request)),
    })
  }

  get state(): PlaybackState {
    return this.#playback.state
  }

  get track(): Track | null {
    return this.#stores.queue.current
  }

  /** Seconds, updated four times a second during playback; for labels only. */
  get position(): number {
    return this.#playback.progress.position
  }

  /** Whole seconds of {@link position}: what a label shows, updated once a second. */
  get elapsed(): number {
    return Math.floor(this.position)
  }

  /** Seconds; 0 while unknown. */
  get duration(): number {
    return this.#playback.progress.duration
  }

  /** Whether the listener wants sound and nothing but data is missing: then the button says Pause. */
  get wantsSound(): boolean {
    const { pendingIntent } = this.#playback
    if (pendingIntent) return pendingIntent === 'play'
    return this.state.intent === 'play' && this.state.phase !== 'error' && !this.state.blocked
  }

  /** Whether the current track is audible now. */
  get playing(): boolean {
    return this.#playback.playing
  }

  /** Whether the listener waits for the stream or for its data. */
  get waiting(): boolean {
    if (!this.wantsSound) return false
    const { phase } = this.state
    return this.#playback.pendingIntent !== null || phase === 'loading' || phase === 'stalled'
  }

  /** Restores the queue of the last visit, paused at its position. */
  async restore(): Promise<void> {
    const { queue, settings } = this.#stores
    const position = await queue.restore()
    if (position === null) return
    await this.#playback.restore(settings.values.memoryLastPlaybackPosition ? position : 0)
  }

  /** Replaces the queue by one from elsewhere, paused at its position. */
  replaceQueue({ tracks, index, mode, position }: SavedQueue): void {
    this.#stores.queue.replaceWith(tracks, index)
    this.#stores.queue.setMode(mode)
    this.#loadCurrent('pause')
    if (position > 0) this.seek(position)
  }

  /** Replaces the queue and plays. `sourceId`: the playlist or album that the tracks come from, 0 for none. */
  playAll(tracks: readonly Track[], index: number, sourceId = 0): void {
    this.#stores.queue.replaceWith(tracks, index, sourceId)
    this.#loadCurrent('play')
  }

  /** Replaces the queue by tracks of the listener's cloud drive and plays. */
  playCloud(tracks: readonly Track[], index: number): void {
    this.#stores.queue.replaceWithCloud(tracks, index)
    this.#loadCurrent('play')
  }

  playOne(track: Track): void {
    this.#stores.queue.add(track)
    this.#loadCurrent('play')
  }

  /** Plays the tracks that `load` resolves to, unless the listener chooses something else in the meantime. */
  async loadAndPlay(
    load: (signal: AbortSignal) => Promise<Result<readonly Track[]>>,
    sourceId = 0,
  ): Promise<void> {
    const { notices } = this.#stores
    const signal = this.#choices.start()
    this.#engine.warmUp()
    const loaded = await load(signal)
    if (signal.aborted) return
    this.#choices.abort()
    if (!loaded.ok) notices.showFailure(loaded.failure)
    else if (loaded.value.length === 0) notices.show('info', 'collection.empty')
    else this.playAll(loaded.value, 0, sourceId)
  }

  /** Enters personal FM with the song that `load` resolves to, null if there is none. */
  startFm(load: (signal: AbortSignal) => Promise<Track | null>): Promise<void> {
    this.#choices.abort()
    return this.continueFm(load)
  }

  /** Continues with the song that `load` resolves to, unless another choice of the listener is still being loaded. */
  async continueFm(load: (signal: AbortSignal) => Promise<Track | null>): Promise<void> {
    if (this.#choices.pending) return
    const signal = this.#choices.start()
    this.#intentOnArrival = 'play'
    this.#engine.warmUp()
    const track = await load(signal)
    if (signal.aborted) return
    this.#choices.abort()
    if (!track) return
    runInAction(() => {
      this.#stores.queue.replaceWithFm(track)
      this.#loadCurrent(this.#intentOnArrival)
    })
  }

  jumpTo(index: number): void {
    const { queue, notices } = this.#stores
    if (!queue.queue.tracks[index]) return notices.show('error', 'notice.switchFailed')
    queue.jumpTo(index)
    this.#loadCurrent('play')
  }

  next(): void {
    this.#step(1)
  }

  previous(): void {
    this.#step(-1)
  }

  removeAt(index: number): void {
    const before = this.track
    this.#stores.queue.removeAt(index)
    if (this.track !== before) this.#loadCurrent(this.wantsSound ? 'play' : 'pause')
  }

  /** Empties the queue, which stops the sound. */
  clear(): void {
    this.#stores.queue.clear()
    this.#loadCurrent('pause')
  }

  toggle(): void {
    if (!this.track) return
    const pauses = this.wantsSound && !this.#playback.justUnblocked
    this.#intentOnArrival = pauses ? 'pause' : 'play'
    if (pauses) this.#playback.pause()
    else this.#playback.play()
    this.#playback.justUnblocked = false
  }

  /** Moves to that second; also while the stream is still being found. */
  seek(seconds: number): void {
    this.#playback.progress.set(seconds, this.duration)
    this.#engine.seek(seconds)
    this.#stores.queue.savePositionSoon()
  }

  /** Moves to that second and plays. */
  playFrom(seconds: number): void {
    this.seek(seconds)
    if (!this.wantsSound) this.toggle()
  }

  /** Starts a drag of the progress thumb: playback pauses until it ends. */
  startDrag(): void {
    if (this.#playback.progress.startDrag(this.wantsSound) && this.wantsSound) this.#playback.pause()
  }

  /** Moves the thumb; without a drag, as with an assistive device, it seeks. */
  dragTo(seconds: number): void {
    if (this.#playback.progress.dragTo(seconds)) this.seek(seconds)
  }

  endDrag(): void {
    const next = this.#playback.progress.endDrag()
    if (next === 'nothing') return
    this.seek(this.position)
    if (next === 'seekAndPlay') this.#playback.play()
  }

  /** Returns the audible second, or that of a thumb being dragged; ask at the moment an animation starts. */
  positionNow(): number {
    const { pendingIntent, progress } = this.#playback
    const kept = progress.dragging || pendingIntent !== null || this.state.phase === 'idle'
    return kept ? this.position : this.#engine.position()
  }

  /** Whether {@link positionNow} advances at this moment; changes come with a tick of the engine. */
  isAdvancing(): boolean {
    const { pendingIntent, progress } = this.#playback
    return !progress.dragging && pendingIntent === null && this.#engine.isAdvancing()
  }

  dispose(): void {
    this.#unsubscribe()
    this.#choices.abort()
    this.#playback.dispose()
  }

  /** Handles a media key or a control of the system, which did not reach the engine's own track. */
  #handleTransportRequest(request: TransportRequest): void {
    if (request === 'next') this.next()
    else if (request === 'previous') this.previous()
    else {
      this.#intentOnArrival = request
      if (this.wantsSound !== (request === 'play')) this.toggle()
    }
  }

  #step(direction: 1 | -1): void {
    const { queue } = this.#stores
    if (queue.isEmpty) return
    // the next song of personal FM may have to be loaded first: it is a newer choice than the pending one
    if (direction === 1) this.#choices.abort()
    if (queue.step(direction)) this.#loadCurrent('play')
  }

  /** Plays the next track; a choice that is still being loaded remains pending. */
  #onEnded(): void {
    const { queue } = this.#stores
    if (queue.isEmpty) return
    if (queue.step(1)) this.#playback.load('play')
  }

  /** Loads the current track as the listener's newest choice, which cancels a pending one. */
  #loadCurrent(intent: PlayIntent): void {
    this.#choices.abort()
    this.#playback.load(intent, { chosen: true })
  }
}
