import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { Track } from '../../contract/replies/track'
import { failed, ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import { pickFmSong } from '../../domain/queue/pick-fm-song'
import type { Backend } from '../../ports/backend'
import { LatestOnly } from '../lib/latest-only'
import type { QueueStore } from '../queue/queue-store'
import type { SessionStore } from '../session/session-store'

/** Requests for one song: the backend may offer the same song again and again. */
const maxRequests = 4
/** How many recently played songs are remembered. */
const maxRecent = 100

interface FmSupplyStores {
  session: SessionStore
  queue: QueueStore
}

/** Loads the songs of personal FM one by one: a single request at a time, so that replies keep their order. */
export class FmSupply {
  readonly #backend: Backend
  readonly #stores: FmSupplyStores
  readonly #loaded = observable.box<Track | null>(null, { deep: false })
  /** Ids, latest first. */
  #recent: number[] = []
  #loading: Promise<Result<Track>> | null = null
  readonly #sessions = new LatestOnly()
  #session = this.#sessions.start()

  constructor({ backend }: { backend: Backend }, stores: FmSupplyStores) {
    this.#backend = backend
    this.#stores = stores
    makeAutoObservable(this, {}, { name: 'FmSupply' })
  }

  /** The next song, or the first one while personal FM is off; null until it is known. */
  get upcoming(): Track | null {
    const { queue } = this.#stores
    const loaded = this.#loaded.get()
    // one loaded before the queue of the last visit was restored can be the song of that visit
    return queue.fm && loaded?.id === queue.current?.id ? null : loaded
  }

  /** The current song during personal FM, else the one it would start with. */
  get song(): Track | null {
    const { queue } = this.#stores
    return queue.fm ? queue.current : this.upcoming
  }

  /** Returns the next song and forgets it. */
  takeNext(): Track | null {
    const { upcoming } = this
    if (upcoming) this.#remember(upcoming)
    this.#loaded.set(null)
    return upcoming
  }

  /** Loads another song into {@link upcoming}; calls made meanwhile share the request. */
  loadNext(): Promise<Result<Track>> {
    this.#loading ??= this.#load(this.#session)
    return this.#loading
  }

  /** Forgets the song, because another listener has logged in. */
  reset(): void {
    this.#session = this.#sessions.start()
    this.#loading = null
    this.#loaded.set(null)
  }

  dispose(): void {
    this.#sessions.abort()
  }

  async #load(session: AbortSignal): Promise<Result<Track>> {
    const reply = await this.#request(session)
    if (session.aborted) return failed({ kind: 'aborted' })
    this.#loading = null
    if (reply.ok) runInAction(() => this.#loaded.set(reply.value))
    return reply
  }

  /** Requests a song that differs from the one before. A repeated song is put into the trash, which takes a login. */
  async #request(signal: AbortSignal): Promise<Result<Track>> {
    if (this.song) this.#remember(this.song)
    for (let requests = 0; requests < maxRequests; requests++) {
      const offered = await this.#backend.call('personalFm', {}, { signal })
      if (!offered.ok) return offered
      const song = pickFmSong(offered.value, this.#recent)
      if (!song) break
      if (song.id !== this.#recent[0]) return ok(song)
      if (this.#stores.session.profile) await this.#backend.call('fmTrash', { id: song.id }, { signal })
    }
    return failed({ kind: 'notFound' })
  }

  #remember({ id }: Track): void {
    this.#recent = [id, ...this.#recent.filter((other) => other !== id)].slice(0, maxRecent)
  }
}
