import { makeAutoObservable, observable, reaction, runInAction } from 'mobx'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import { LatestOnly } from '../lib/latest-only'
import { notifyFailure } from '../lib/notify-failure'
import { OptimisticSwitches } from '../lib/optimistic-switches'
import type { SessionStore } from '../session/session-store'
import type { NoticesStore } from '../shell/notices-store'

interface Deps {
  backend: Backend
  system: System
}

interface Stores {
  session: SessionStore
  notices: NoticesStore
}

const group = 'likes'

/** The tracks that the listener likes. A choice shows at once and is taken back if the backend refuses it. */
export class LikesStore {
  /** How often the backend has changed the list: whatever shows its cover or length loads it again. */
  changeCount = 0
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #switches: OptimisticSwitches
  /** The ids of the list, as it was loaded. */
  readonly #loaded = observable.box<ReadonlySet<number>>(new Set(), { deep: false })
  #loadFailed = false
  readonly #loading = new LatestOnly()
  #stopWaiting = () => {}
  readonly #unsubscribe: () => void

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    this.#switches = new OptimisticSwitches(stores.session)
    makeAutoObservable(this, {}, { name: 'LikesStore' })
    this.#unsubscribe = reaction(
      () => this.#userId,
      () => this.#reset(),
      { fireImmediately: true },
    )
  }

  isLiked(trackId: number): boolean {
    return this.#switches.isOn(String(trackId), this.#loaded.get().has(trackId))
  }

  async toggle(track: { id: number }): Promise<void> {
    await this.set(track, !this.isLiked(track.id))
  }

  /** Likes a track, or no longer. The newest choice wins: it waits until the one before is answered. */
  async set({ id }: { id: number }, liked: boolean): Promise<void> {
    const { notices } = this.#stores
    if (this.#userId === null) return notices.showFailure({ kind: 'loginNeeded' }, { group })
    if (this.isLiked(id) === liked)
      return notices.show('info', liked ? 'notice.alreadyLiked' : 'notice.notLiked', { group })
    const outcome = await this.#switches.set(String(id), {
      on: liked,
      loaded: this.#loaded.get().has(id),
      send: (on, signal) => this.#deps.backend.call('like', { id, like: String(on) }, { signal }),
    })
    if (outcome?.ok) {
      runInAction(() => this.changeCount++)
      notices.show('success', outcome.value ? 'notice.liked' : 'notice.unliked', { group })
    } else if (outcome) notifyFailure(notices, outcome.failure, 'notice.likeFailed', { group })
    const answered = !this.#switches.isPending(String(id))
    if (answered && this.#loadFailed && this.#userId !== null) void this.#load(this.#userId)
  }

  dispose(): void {
    this.#unsubscribe()
    this.#switches.dispose()
    this.#stopWaiting()
    this.#loading.abort()
  }

  get #userId(): number | null {
    return this.#stores.session.profile?.userId ?? null
  }

  /** Forgets the list, and loads that of whoever is logged in now. */
  #reset(): void {
    this.#loading.abort()
    this.#stopWaiting()
    this.#loadFailed = false
    this.#loaded.set(new Set())
    if (this.#userId !== null) void this.#load(this.#userId)
  }

  async #load(uid: number): Promise<void> {
    const { backend, system } = this.#deps
    const signal = this.#loading.start()
    this.#loadFailed = false
    const reply = await backend.call('likelist', { uid }, { signal })
    if (signal.aborted) return
    if (reply.ok) return runInAction(() => this.#loaded.set(new Set(reply.value)))
    this.#loadFailed = true
    if (reply.failure.kind === 'offline') this.#stopWaiting = system.whenOnline(() => void this.#load(uid))
  }
}
