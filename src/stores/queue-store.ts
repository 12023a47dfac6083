import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Track } from '../domain/catalogue/track'
import type { PlayMode, Queue } from '../domain/queue/queue'
import {
  add,
  clear,
  cycleMode,
  drawNext,
  moveTo,
  passOver,
  playAllNext,
  playNext,
  removeAt,
  replaceWith,
  step,
} from '../domain/queue/queue-rules'
import type { QueueRecords } from '../ports/records'
import type { System } from '../ports/system'
import type { NoticesStore } from './notices-store'
import { WriteBehind } from './write-behind'

const empty: Queue = { tracks: [], index: 0, mode: 'normal' }

/** Where the queue goes on while it is in personal FM, which holds the current song and no other. */
export interface Radio {
  /** The song that comes next, null until it is known. */
  readonly coming: Track | null
  /** Gives that song away. Where there is none it is looked for, and played once it is there. */
  take(): Track | null
}

/** The play queue and its rules; kept across visits together with the position that `positionNow` tells. */
export class QueueStore {
  queue: Queue = empty
  /** Whether it is in personal FM; whatever else is chosen to be played ends that. */
  fm = false
  /** Whether it came from the listener's cloud drive, and stays only for as long as they are logged in. */
  cloud = false
  private radio: Radio | null = null
  /** Where next leads, decided with every change of the queue. */
  private drawn = 0
  private source: { id: number; tracks: readonly Track[] } = { id: 0, tracks: [] }
  private positionNow: () => number = () => 0
  private readonly writingTracks: WriteBehind
  private readonly writingPlace: WriteBehind

  constructor(
    private readonly records: QueueRecords,
    private readonly system: System,
    private readonly notices: NoticesStore,
  ) {
    this.writingTracks = new WriteBehind(system, () => this.writeTracks())
    this.writingPlace = new WriteBehind(system, () => this.writePlace())
    type Hidden =
      | 'records'
      | 'system'
      | 'notices'
      | 'writingTracks'
      | 'writingPlace'
      | 'positionNow'
      | 'source'
      | 'radio'
    makeAutoObservable<QueueStore, Hidden>(
      this,
      {
        queue: observableRef,
        records: false,
        system: false,
        notices: false,
        writingTracks: false,
        writingPlace: false,
        positionNow: false,
        source: false,
        radio: false,
      },
      { name: 'QueueStore' },
    )
  }

  get current(): Track | null {
    return this.queue.tracks[this.queue.index] ?? null
  }

  /** The track that next leads to; in single mode the same one again. Null while personal FM has none yet. */
  get upcoming(): Track | null {
    if (this.fm) return this.radio?.coming ?? null
    return this.queue.tracks[this.drawn] ?? null
  }

  /** The playlist or album that the current track was chosen from, 0 when there is none. */
  get sourceId(): number {
    const { id, tracks } = this.source
    return this.current && tracks.includes(this.current) ? id : 0
  }

  get isEmpty(): boolean {
    return this.queue.tracks.length === 0
  }

  /** Reads the saved queue and tells the seconds to go on from; null when there is none, or the listener was faster. */
  async restore(): Promise<number | null> {
    const saved = await this.records.readQueue()
    if (!saved || saved.tracks.length === 0 || !this.isEmpty) return null
    runInAction(() => {
      this.take({ tracks: saved.tracks, index: saved.index, mode: saved.mode })
      this.fm = saved.fm ?? false
      this.cloud = saved.cloud ?? false
    })
    return saved.position
  }

  /** Who knows where the current track stands, in seconds; asked when the place is written. */
  observePosition(positionNow: () => number): void {
    this.positionNow = positionNow
  }

  /** Who knows how personal FM goes on. */
  observeRadio(radio: Radio): void {
    this.radio = radio
  }

  /** The song takes the place of all there was: the queue is in personal FM. */
  tuneIn(track: Track): void {
    this.replaceWith([track], 0)
    this.fm = true
  }

  replaceWith(tracks: readonly Track[], index: number, sourceId = 0): void {
    this.source = { id: sourceId, tracks }
    this.cloud = false
    this.change(replaceWith(this.queue, tracks, index))
  }

  /** The same with what the listener has in their cloud drive. */
  replaceWithCloud(tracks: readonly Track[], index: number): void {
    this.replaceWith(tracks, index)
    this.cloud = true
  }

  /** A list that was played before all of it was there is whole now; another queue by then stays as it is. */
  extend(before: readonly Track[], whole: readonly Track[]): void {
    if (this.queue.tracks !== before || this.fm) return
    const { current } = this
    const at = whole.findIndex(({ id }) => id === current?.id)
    if (at === -1) return
    this.source = { id: this.sourceId, tracks: whole }
    this.change({ ...this.queue, tracks: whole, index: at })
  }

  add(track: Track): void {
    this.fm = false
    this.change(add(this.queue, track))
  }

  playNext(track: Track): void {
    this.change(playNext(this.queue, track))
  }

  /** Several, in their order. */
  playAllNext(tracks: readonly Track[]): void {
    this.change(playAllNext(this.queue, tracks))
  }

  removeAt(index: number): void {
    this.change(removeAt(this.queue, index))
  }

  /** Takes a track from one place to another. */
  move(from: number, to: number): void {
    this.change(moveTo(this.queue, from, to))
  }

  clear(): void {
    this.cloud = false
    this.change(clear(this.queue))
  }

  jumpTo(index: number): void {
    if (this.queue.tracks[index]) this.change({ ...this.queue, index })
  }

  /** Next leads where {@link upcoming} said. False where there is nothing: personal FM has no way back. */
  step(direction: 1 | -1): boolean {
    if (this.fm) return direction === 1 && this.goOnAir()
    if (direction === 1) this.change({ ...this.queue, index: this.drawn })
    else this.change(step(this.queue, direction, () => this.system.random()))
    return true
  }

  /** On to another one whatever the mode, as when a track cannot be played. False where there is none yet. */
  passOver(): boolean {
    if (this.fm) return this.goOnAir()
    this.change(passOver(this.queue, this.drawn))
    return true
  }

  setMode(mode: PlayMode): void {
    this.change({ ...this.queue, mode })
  }

  cycleMode(): void {
    this.change(cycleMode(this.queue))
  }

  /** Notes that the position moved on. */
  touch(): void {
    this.writingPlace.request()
  }

  flush(): void {
    this.writingTracks.flush()
    this.writingPlace.flush()
  }

  private goOnAir(): boolean {
    const track = this.radio?.take()
    if (track) this.tuneIn(track)
    return track !== null && track !== undefined
  }

  private change(queue: Queue): void {
    if (queue.tracks !== this.queue.tracks) {
      this.writingTracks.request()
      this.fm = false
    }
    this.take(queue)
    this.writingPlace.request()
  }

  private take(queue: Queue): void {
    this.queue = queue
    this.drawn = drawNext(queue, () => this.system.random())
  }

  private writeTracks(): void {
    void this.tell(this.records.writeTracks(this.queue.tracks))
  }

  private writePlace(): void {
    const { index, mode } = this.queue
    const trackId = this.current?.id ?? null
    const kind = { ...(this.fm && { fm: true as const }), ...(this.cloud && { cloud: true as const }) }
    void this.tell(this.records.writePlace({ index, trackId, mode, position: this.positionNow(), ...kind }))
  }

  private async tell(writing: Promise<boolean>): Promise<void> {
    if (!(await writing)) this.notices.showOnce('warning', 'notice.notStored')
  }
}
