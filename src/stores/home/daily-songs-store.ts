import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { dailySongsHour, localDay } from '../../contract/local-day'
import type { Failure } from '../../contract/failure'
import type { Track } from '../../contract/replies/track'
import { failed, ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import { LatestOnly } from '../lib/latest-only'
import { ListenerScope } from '../lib/listener-scope'
import type { SessionStore } from '../session/session-store'

interface Deps {
  backend: Backend
  system: System
}

interface Stores {
  session: SessionStore
}

/** The songs that are recommended to the listener today. A day starts at six in the morning. */
export class DailySongsStore {
  songs: readonly Track[] = []
  failure: Failure | null = null
  readonly #deps: Deps
  readonly #stores: Stores
  /** The day that {@link songs} are of; null while there are none. */
  #day: string | null = null
  #pending: Promise<Result<readonly Track[]>> | null = null
  readonly #loads = new LatestOnly()
  readonly #listener: ListenerScope

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(
      this,
      // the clock notifies nobody, so the day must not be cached
      { dayOfMonth: false, songs: observableRef, failure: observableRef },
      { name: 'DailySongsStore' },
    )
    this.#listener = new ListenerScope(stores.session, () => this.#reset())
  }

  /** The day of the month, as the card shows it. */
  get dayOfMonth(): number {
    return Number(this.#today.slice(-2))
  }

  /** Returns a random index of {@link songs}. */
  randomIndex(): number {
    return Math.floor(this.#deps.system.random() * this.songs.length)
  }

  /** Loads today's songs unless they are there. Calls at the same time share one request. */
  async load(): Promise<Result<readonly Track[]>> {
    if (!this.#stores.session.profile) return failed({ kind: 'loginNeeded' })
    if (this.#day === this.#today) return ok(this.songs)
    this.#pending ??= this.#fetch(this.#today)
    return this.#pending
  }

  /** Loads today's songs again. What was loaded before stays until then. */
  reload(): Promise<Result<readonly Track[]>> {
    this.#day = null
    this.#pending = null
    return this.load()
  }

  /** Replaces a song that the listener does not want, or removes it if there is no other. */
  replace(old: Track, other: Track | null): void {
    this.songs = this.songs.flatMap((song) => (song.id === old.id ? (other ?? []) : song))
  }

  dispose(): void {
    this.#listener.dispose()
    this.#loads.abort()
  }

  get #today(): string {
    return localDay(this.#deps.system.now(), dailySongsHour)
  }

  async #fetch(day: string): Promise<Result<readonly Track[]>> {
    const signal = this.#loads.start()
    const reply = await this.#deps.backend.call('recommendSongs', {}, { signal })
    if (signal.aborted) return failed({ kind: 'aborted' })
    runInAction(() => {
      this.#pending = null
      this.failure = reply.ok ? null : reply.failure
      if (!reply.ok) return
      this.songs = reply.value
      this.#day = day
    })
    return reply
  }

  #reset(): void {
    this.#loads.abort()
    this.#pending = null
    this.songs = []
    this.#day = null
    this.failure = null
  }
}
