import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Page } from '../../domain/catalogue/page'
import type { Track } from '../../domain/catalogue/track'
import type { Failure } from '../../domain/failure'
import { failed, ok } from '../../domain/result'
import type { Result } from '../../domain/result'
import { Supersede } from '../supersede'

/** Asks for the part that begins at the offset. */
type FetchPart = (offset: number, signal: AbortSignal) => Promise<Result<Page<Track>>>

/**
 * A long list of tracks that comes in parts, each track once: what is there is shown while the rest is on its way. A
 * part that fails ends it and says why; `grow` goes on from there.
 */
export class GrowingTracks {
  tracks: readonly Track[] = []
  /** Whether these are all. */
  complete = false
  failure: Failure | null = null
  /** How many were taken out since. */
  dropped = 0
  private offset = 0
  private readonly ids = new Set<number>()
  private running: Promise<void> | null = null
  /** How many wait for the whole list. */
  private waiting = 0
  private readonly turns = new Supersede()

  /** `partSize`: rows that the part from an offset has while others follow it. */
  constructor(
    private readonly fetchPart: FetchPart,
    private readonly partSize: (offset: number) => number,
  ) {
    type Hidden = 'offset' | 'ids' | 'running' | 'waiting' | 'turns' | 'fetchPart' | 'partSize'
    makeAutoObservable<GrowingTracks, Hidden>(
      this,
      {
        tracks: observableRef,
        failure: observableRef,
        offset: false,
        ids: false,
        running: false,
        waiting: false,
        turns: false,
        fetchPart: false,
        partSize: false,
      },
      { name: 'GrowingTracks' },
    )
  }

  /** The first part; without it there is no list. */
  async begin(): Promise<Result<GrowingTracks>> {
    await this.run(1)
    if (this.offset > 0 || this.complete) return ok(this)
    return failed(this.failure ?? { kind: 'aborted' })
  }

  /** All that is missing, part by part; resolves when that ended. */
  grow(): Promise<void> {
    if (this.complete) return Promise.resolve()
    if (this.running) return this.running
    const running = this.run(Infinity).finally(() => {
      if (this.running === running) this.running = null
    })
    this.running = running
    return running
  }

  /** The list is no longer looked at: nothing more is asked for, unless somebody waits for the whole. */
  stop(): void {
    if (this.waiting > 0) return
    this.turns.stop()
    this.running = null
  }

  /** The whole list, once it is there. */
  async whole(): Promise<Result<readonly Track[]>> {
    this.waiting++
    await this.grow()
    this.waiting--
    if (this.complete) return ok(this.tracks)
    return failed(this.failure ?? { kind: 'aborted' })
  }

  /** Leaves out tracks that the list no longer holds. */
  drop(tracks: readonly Track[]): void {
    const gone = new Set(tracks.map(({ id }) => id))
    this.dropped += gone.size
    this.tracks = this.tracks.filter(({ id }) => !gone.has(id))
    // so many rows fewer stand before those that are still to come
    this.offset = Math.max(0, this.offset - gone.size)
  }

  /** Puts a track in the place of another. */
  swap(old: Track, track: Track): void {
    this.tracks = this.tracks.map((other) => (other.id === old.id ? track : other))
  }

  private async run(parts: number): Promise<void> {
    const signal = this.turns.begin()
    this.failure = null
    for (let asked = 0; asked < parts && !this.complete; asked++) {
      const part = await this.fetchPart(this.offset, signal)
      if (signal.aborted) return
      if (!part.ok) {
        runInAction(() => (this.failure = part.failure))
        return
      }
      this.take(part.value)
    }
  }

  private take({ items, received, more }: Page<Track>): void {
    const wanted = this.partSize(this.offset)
    const fresh = items.filter(({ id }) => !this.ids.has(id))
    const tracks = new Map(fresh.map((track) => [track.id, track]))
    for (const id of tracks.keys()) this.ids.add(id)
    if (tracks.size > 0) this.tracks = [...this.tracks, ...tracks.values()]
    this.offset += received
    // a server that ignores offsets brings the same for ever
    const moved = received > 0 && (items.length === 0 || tracks.size > 0)
    this.complete = !moved || !(more ?? received >= wanted)
  }
}
