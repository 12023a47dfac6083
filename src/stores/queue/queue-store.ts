import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import type { Track } from '../../contract/replies/track'
import type { PlayMode, Queue } from '../../domain/queue/queue'
import {
  add,
  clear,
  cycleMode,
  drawNextIndex,
  moveTo,
  skipCurrent,
  playAllNext,
  playNext,
  removeAt,
  replaceWith,
  step,
} from '../../domain/queue/queue-rules'
import type { QueueRecords } from '../../ports/records'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../shell/notices-store'
import { DebouncedWriter } from '../lib/debounced-writer'

const empty: Queue = { tracks: [], index: 0, mode: 'normal' }

/** Supplies the songs of personal FM, one at a time: during personal FM the queue holds only the current one. */
export interface FmSource {
  /** The next song; null until it is known. */
  readonly upcoming: Track | null
  /** Returns the next song and forgets it. If it is not known, returns null and plays it as soon as it is loaded. */
  takeNext(): Track | null
}

interface QueueDeps {
  records: QueueRecords
  system: System
}

/** Between two times that the position is saved while it moves on: each write wakes several threads. */
const movingMs = 10_000

/** The play queue and its rules. It is saved across visits, together with the position in the current track. */
export class QueueStore {
  queue: Queue = empty
  /** Whether personal FM is playing. Choosing anything else to play ends it. */
  fm = false
  /** Whether the queue came from the listener's cloud drive; such a queue is cleared when they log out. */
  cloud = false
  readonly #deps: QueueDeps
  readonly #notices: NoticesStore
  readonly #tracksWriter: DebouncedWriter
  readonly #placeWriter: DebouncedWriter
  /** The index that next leads to, drawn again with every change of the queue. */
  readonly #nextIndex = observable.box(0)
  #fmSource: FmSource | null = null
  #source: { id: number; tracks: readonly Track[] } = { id: 0, tracks: [] }
  #positionNow: () => number = () => 0

  constructor(deps: QueueDeps, { notices }: { notices: NoticesStore }) {
    this.#deps = deps
    this.#notices = notices
    this.#tracksWriter = new DebouncedWriter(deps.system, () => this.#writeTracks())
    this.#placeWriter = new DebouncedWriter(deps.system, () => this.#writePlace())
    makeAutoObservable(this, { queue: observableRef }, { name: 'QueueStore' })
  }

  get current(): Track | null {
    return this.queue.tracks[this.queue.index] ?? null
  }

  /** The track that next leads to; in single mode the current one. Null while personal FM does not know it. */
  get upcoming(): Track | null {
    if (this.fm) return this.#fmSource?.upcoming ?? null
    return this.queue.tracks[this.#nextIndex.get()] ?? null
  }

  /** The playlist or album that the current track was chosen from, 0 when there is none. */
  get sourceId(): number {
    const { id, tracks } = this.#source
    return this.current && tracks.includes(this.current) ? id : 0
  }

  get isEmpty(): boolean {
    return this.queue.tracks.length === 0
  }

  /**
   * Restores the saved queue and resolves to the position in seconds. Null when there is none, or when the listener has
   * chosen something to play in the meantime.
   */
  async restore(): Promise<number | null> {
    const saved = await this.#deps.records.readQueue()
    if (!saved || saved.tracks.length === 0 || !this.isEmpty) return null
    runInAction(() => {
      this.#setQueue({ tracks: saved.tracks, index: saved.index, mode: saved.mode })
      this.fm = saved.fm ?? false
      this.cloud = saved.cloud ?? false
    })
    return saved.position
  }

  /** Sets the function that returns the position of the current track in seconds; called whenever it is saved. */
  setPositionSource(positionNow: () => number): void {
    this.#positionNow = positionNow
  }

  /** Sets where the songs of personal FM come from. */
  setFmSource(radio: FmSource): void {
    this.#fmSource = radio
  }

  /** Replaces the queue by a song of personal FM. */
  replaceWithFm(track: Track): void {
    this.replaceWith([track], 0)
    this.fm = true
  }

  replaceWith(tracks: readonly Track[], index: number, sourceId = 0): void {
    this.#source = { id: sourceId, tracks }
    this.cloud = false
    this.#change(replaceWith(this.queue, tracks, index))
  }

  /** Replaces the queue by tracks of the listener's cloud drive. */
  replaceWithCloud(tracks: readonly Track[], index: number): void {
    this.replaceWith(tracks, index)
    this.cloud = true
  }

  /** Completes a list that was played while still loading. Does nothing when the queue is no longer `before`. */
  extend(before: readonly Track[], whole: readonly Track[]): void {
    if (this.queue.tracks !== before || this.fm) return
    const { current } = this
    const at = whole.findIndex(({ id }) => id === current?.id)
    if (at === -1) return
    this.#source = { id: this.sourceId, tracks: whole }
    this.#change({ ...this.queue, tracks: whole, index: at })
  }

  add(track: Track): void {
    this.fm = false
    this.#change(add(this.queue, track))
  }

  playNext(track: Track): void {
    this.#change(playNext(this.queue, track))
  }

  /** Inserts tracks after the current one, in their order. */
  playAllNext(tracks: readonly Track[]): void {
    this.#change(playAllNext(this.queue, tracks))
  }

  removeAt(index: number): void {
    this.#change(removeAt(this.queue, index))
  }

  /** Moves a track from one index to another. */
  move(from: number, to: number): void {
    this.#change(moveTo(this.queue, from, to))
  }

  clear(): void {
    this.cloud = false
    this.#change(clear(this.queue))
  }

  jumpTo(index: number): void {
    if (this.queue.tracks[index]) this.#change({ ...this.queue, index })
  }

  /** Moves to {@link upcoming} or to the track before. Returns false if there is none: personal FM has no way back. */
  step(direction: 1 | -1): boolean {
    if (this.fm) return direction === 1 && this.#takeFromFm()
    if (direction === 1) this.#change({ ...this.queue, index: this.#nextIndex.get() })
    else this.#change(step(this.queue, direction, () => this.#deps.system.random()))
    return true
  }

  /** Moves to another track in any mode, because the current one cannot be played. Returns false if there is none. */
  skipCurrent(): boolean {
    if (this.fm) return this.#takeFromFm()
    this.#change(skipCurrent(this.queue, this.#nextIndex.get()))
    return true
  }

  setMode(mode: PlayMode): void {
    this.#change({ ...this.queue, mode })
  }

  cycleMode(): void {
    this.#change(cycleMode(this.queue))
  }

  /** Schedules saving the position, after a jump or a pause. */
  savePositionSoon(): void {
    this.#placeWriter.schedule()
  }

  /** Schedules saving a position that only moves on: a page that is hidden or closed saves it anyway. */
  savePositionInTime(): void {
    this.#placeWriter.schedule(movingMs)
  }

  flush(): void {
    this.#tracksWriter.flush()
    this.#placeWriter.flush()
  }

  dispose(): void {
    this.flush()
  }

  #takeFromFm(): boolean {
    const track = this.#fmSource?.takeNext()
    if (track) this.replaceWithFm(track)
    return track !== null && track !== undefined
  }

  #change(queue: Queue): void {
    if (queue.tracks !== this.queue.tracks) {
      this.#tracksWriter.schedule()
      this.fm = false
    }
    this.#setQueue(queue)
    this.#placeWriter.schedule()
  }

  #setQueue(queue: Queue): void {
    this.queue = queue
    this.#nextIndex.set(drawNextIndex(queue, () => this.#deps.system.random()))
  }

  #writeTracks(): void {
    void this.#showIfNotStored(this.#deps.records.writeTracks(this.queue.tracks))
  }

  #writePlace(): void {
    const { index, mode } = this.queue
    const { current } = this
    const trackId = current?.id ?? null
    const kind = { ...(this.fm && current && { fm: current }), ...(this.cloud && { cloud: true as const }) }
    void this.#showIfNotStored(
      this.#deps.records.writePlace({ index, trackId, mode, position: this.#positionNow(), ...kind }),
    )
  }

  async #showIfNotStored(writing: Promise<boolean>): Promise<void> {
    if (!(await writing)) this.#notices.showOnce('warning', 'notice.notStored')
  }
}
