import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { Backend } from '../../ports/backend'
import { ListenerScope } from '../lib/listener-scope'
import { notifyFailure } from '../lib/notify-failure'
import { OptimisticSwitches } from '../lib/optimistic-switches'
import { PageWalk } from '../lib/page-walk'
import type { SessionStore } from '../session/session-store'
import type { NoticesStore } from '../shell/notices-store'

interface Deps {
  backend: Backend
}

interface Stores {
  session: SessionStore
  notices: NoticesStore
}

type Kind = 'playlist' | 'album'

const group = 'collections'
const pageSize = 100

/**
 * Which playlists and albums of others the listener has collected. A choice shows at once and is taken back if the
 * backend refuses it.
 */
export class CollectionsStore {
  readonly #deps: Deps
  readonly #stores: Stores
  /** What the backend said, by kind and id. */
  readonly #loaded = observable.map<string, boolean>()
  readonly #switches: OptimisticSwitches
  readonly #listener: ListenerScope

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    this.#switches = new OptimisticSwitches(stores.session)
    makeAutoObservable(this, {}, { name: 'CollectionsStore' })
    this.#listener = new ListenerScope(stores.session, () => this.#loaded.clear())
  }

  isCollected(kind: Kind, id: number): boolean {
    const key = `${kind} ${id}`
    return this.#switches.isOn(key, this.#loaded.get(key) ?? false)
  }

  /** Whether the backend has said if it is collected. */
  isKnown(kind: Kind, id: number): boolean {
    return this.#loaded.has(`${kind} ${id}`)
  }

  /** Asks whether the listener has collected it. A failure shows nothing, and nothing is asked for a visitor. */
  async load(kind: Kind, id: number): Promise<void> {
    const uid = this.#stores.session.profile?.userId
    if (uid === undefined) return
    const { signal } = this.#listener
    const collected =
      kind === 'album' ? await this.#hasAlbum(id, signal) : await this.#hasPlaylist(uid, id, signal)
    if (signal.aborted || collected === null) return
    runInAction(() => this.#loaded.set(`${kind} ${id}`, collected))
  }

  async toggle(kind: Kind, id: number): Promise<void> {
    const { session, notices } = this.#stores
    if (!session.profile) return notices.showFailure({ kind: 'loginNeeded' }, { group })
    const key = `${kind} ${id}`
    const outcome = await this.#switches.set(key, {
      on: !this.isCollected(kind, id),
      loaded: this.#loaded.get(key) ?? false,
      send: (on, signal) => {
        const name = kind === 'album' ? 'albumSub' : 'playlistSubscribe'
        return this.#deps.backend.call(name, { id, t: on ? 1 : 2 }, { signal })
      },
    })
    if (!outcome) return
    if (!outcome.ok) return notifyFailure(notices, outcome.failure, 'collection.collectFailed', { group })
    const text = outcome.value ? 'collection.collected' : 'collection.uncollected'
    notices.show('success', text, { group })
  }

  dispose(): void {
    this.#listener.dispose()
    this.#switches.dispose()
  }

  async #hasAlbum(id: number, signal: AbortSignal): Promise<boolean | null> {
    const reply = await this.#deps.backend.call('albumDynamic', { id }, { signal })
    return reply.ok ? reply.value.subscribed : null
  }

  async #hasPlaylist(uid: number, id: number, signal: AbortSignal): Promise<boolean | null> {
    const walk = new PageWalk({
      fetchPage: (offset) =>
        this.#deps.backend.call('userPlaylist', { uid, limit: pageSize, offset }, { signal }),
      pageSize: () => pageSize,
    })
    while (!walk.complete) {
      const next = await walk.next(signal)
      if (!next.ok) return null
      if (next.value.items.some((playlist) => playlist.id === id)) return true
    }
    return false
  }
}
