import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../../contract/failure'
import type { Page } from '../../contract/replies/page'
import type { Track } from '../../contract/replies/track'
import { failed, ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import { LatestOnly } from '../lib/latest-only'
import { PageWalk } from '../lib/page-walk'

interface Deps {
  /** Fetches the page that starts at the offset. */
  fetchPage: (offset: number, signal: AbortSignal) => Promise<Result<Page<Track>>>
  /** Rows of a full page at that offset. */
  pageSize: (offset: number) => number
}

/**
 * A long list of tracks that is loaded page by page and shown as far as it has come. A page that fails stops it and
 * says why; `loadRest` goes on from there.
 */
export class GrowingTracks {
  /** Each track once. */
  tracks: readonly Track[] = []
  /** Whether these are all. */
  complete = false
  failure: Failure | null = null
  /** How many tracks were removed since. */
  removedCount = 0
  readonly #walk: PageWalk<Page<Track>>
  readonly #turns = new LatestOnly()
  #running: Promise<void> | null = null
  /** How many callers wait for the whole list. */
  #waiting = 0

  constructor({ fetchPage, pageSize }: Deps) {
    this.#walk = new PageWalk({
      fetchPage: (offset, _previous, signal) => fetchPage(offset, signal),
      pageSize,
    })
    makeAutoObservable(this, { tracks: observableRef, failure: observableRef }, { name: 'GrowingTracks' })
  }

  /** Loads the first page. Returns its failure if it cannot be had: there is no list then. */
  async loadFirst(): Promise<Result<GrowingTracks>> {
    await this.#run(1)
    if (this.#walk.offset > 0 || this.complete) return ok(this)
    return failed(this.failure ?? { kind: 'aborted' })
  }

  /** Loads all that is missing. Resolves when that has ended, whether or not the list is complete. */
  loadRest(): Promise<void> {
    if (this.complete) return Promise.resolve()
    if (this.#running) return this.#running
    const running = this.#run(Infinity).finally(() => {
      if (this.#running === running) this.#running = null
    })
    this.#running = running
    return running
  }

  /** Stops loading until the next call of `loadRest`, unless somebody waits for the whole list. */
  pause(): void {
    if (this.#waiting > 0) return
    this.#turns.abort()
    this.#running = null
  }

  /** Loads what is missing and returns the whole list. */
  async loadAll(): Promise<Result<readonly Track[]>> {
    this.#waiting++
    await this.loadRest()
    this.#waiting--
    if (this.complete) return ok(this.tracks)
    return failed(this.failure ?? { kind: 'aborted' })
  }

  /** Removes tracks that were taken out of the list on the server. */
  remove(tracks: readonly Track[]): void {
    const gone = new Set(tracks.map(({ id }) => id))
    this.removedCount += gone.size
    this.tracks = this.tracks.filter(({ id }) => !gone.has(id))
    this.#walk.stepBack(gone.size)
  }

  replace(old: Track, track: Track): void {
    this.tracks = this.tracks.map((other) => (other.id === old.id ? track : other))
  }

  async #run(pages: number): Promise<void> {
    const signal = this.#turns.start()
    runInAction(() => (this.failure = null))
    for (let page = 0; page < pages && !this.complete; page++) {
      const next = await this.#walk.next(signal)
      if (signal.aborted) return
      runInAction(() => {
        if (!next.ok) {
          this.failure = next.failure
          return
        }
        const { items } = next.value
        if (items.length > 0) this.tracks = [...this.tracks, ...items]
        this.complete = this.#walk.complete
      })
      if (!next.ok) return
    }
  }
}
