import { makeAutoObservable } from 'mobx'
import type { Artist } from '../../contract/replies/artist'
import type { Backend } from '../../ports/backend'
import { notifyFailure } from '../lib/notify-failure'
import { OptimisticSwitches } from '../lib/optimistic-switches'
import type { SessionStore } from '../session/session-store'
import type { NoticesStore } from '../shell/notices-store'

interface Deps {
  backend: Backend
}

interface Stores {
  session: SessionStore
  notices: NoticesStore
}

const group = 'artistFollows'

/** Which artists the listener follows. A choice shows at once and is taken back if the backend refuses it. */
export class ArtistFollowsStore {
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #switches: OptimisticSwitches

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    this.#switches = new OptimisticSwitches(stores.session)
    makeAutoObservable(this, {}, { name: 'ArtistFollowsStore' })
  }

  isFollowed({ id, followed }: Pick<Artist, 'id' | 'followed'>): boolean {
    return this.#switches.isOn(String(id), followed)
  }

  async toggle(artist: Pick<Artist, 'id' | 'followed'>): Promise<void> {
    const { session, notices } = this.#stores
    if (!session.profile) return notices.showFailure({ kind: 'loginNeeded' }, { group })
    const { id } = artist
    const outcome = await this.#switches.set(String(id), {
      on: !this.isFollowed(artist),
      loaded: artist.followed,
      send: (on, signal) => this.#deps.backend.call('artistSub', { id, t: on ? 1 : 2 }, { signal }),
    })
    if (!outcome) return
    if (!outcome.ok) return notifyFailure(notices, outcome.failure, 'artist.followFailed', { group })
    const text = outcome.value ? 'artist.followedNotice' : 'artist.unfollowedNotice'
    notices.show('success', text, { group })
  }

  /** Trusts what a freshly loaded artist says of itself over what was confirmed before. */
  acceptLoaded(artist: unknown): void {
    this.#switches.acceptLoaded(artist)
  }

  dispose(): void {
    this.#switches.dispose()
  }
}
