import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Track } from '../domain/catalogue/track'
import type { PlayMode, Queue } from '../domain/queue/queue'
import { add, cycleMode, playNext, removeAt, replaceWith, step } from '../domain/queue/queue-rules'
import type { QueueRecords } from '../ports/records'
import type { System } from '../ports/system'
import { WriteBehind } from './write-behind'

const empty: Queue = { tracks: [], index: 0, mode: 'normal' }

/** The play queue and its rules; kept across visits together with the position that `positionNow` tells. */
export class QueueStore {
  queue: Queue = empty
  private positionNow: () => number = () => 0
  private readonly writing: WriteBehind

  constructor(
    private readonly records: QueueRecords,
    private readonly system: System,
  ) {
    this.writing = new WriteBehind(system, () => this.write())
    makeAutoObservable<QueueStore, 'records' | 'system' | 'writing' | 'positionNow'>(
      this,
      { queue: observableRef, records: false, system: false, writing: false, positionNow: false },
      { name: 'QueueStore' },
    )
  }

  get current(): Track | null {
    return this.queue.tracks[this.queue.index] ?? null
  }

  get isEmpty(): boolean {
    return this.queue.tracks.length === 0
  }

  /** Reads the saved queue, unless the listener was faster; tells the position to go on from, in seconds. */
  async restore(): Promise<number> {
    const saved = await this.records.readQueue()
    if (!saved || !this.isEmpty) return 0
    runInAction(() => {
      this.queue = { tracks: saved.tracks, index: saved.index, mode: saved.mode }
    })
    return saved.position
  }

  /** Who knows where the current track stands, in seconds; asked when the queue is written. */
  observePosition(positionNow: () => number): void {
    this.positionNow = positionNow
  }

  replaceWith(tracks: readonly Track[], index: number): void {
    this.change(replaceWith(this.queue, tracks, index))
  }

  add(track: Track): void {
    this.change(add(this.queue, track))
  }

  playNext(track: Track): void {
    this.change(playNext(this.queue, track))
  }

  removeAt(index: number): void {
    this.change(removeAt(this.queue, index))
  }

  jumpTo(index: number): void {
    if (this.queue.tracks[index]) this.change({ ...this.queue, index })
  }

  step(direction: 1 | -1): void {
    this.change(step(this.queue, direction, () => this.system.random()))
  }

  setMode(mode: PlayMode): void {
    this.change({ ...this.queue, mode })
  }

  cycleMode(): void {
    this.change(cycleMode(this.queue))
  }

  /** Notes that the position moved on. */
  touch(): void {
    this.writing.request()
  }

  flush(): void {
    this.writing.flush()
  }

  private change(queue: Queue): void {
    this.queue = queue
    this.writing.request()
  }

  private write(): void {
    void this.records.writeQueue({ ...this.queue, position: this.positionNow() })
  }
}
