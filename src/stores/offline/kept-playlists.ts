import { compareStructural, reaction } from 'mobx'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import { LatestOnly } from '../lib/latest-only'
import { loadAllTracks } from '../lib/load-all-tracks'
import type { LikesStore } from '../library/likes-store'
import type { SessionStore } from '../session/session-store'
import type { ShellStore } from '../shell/shell-store'
import type { KeptStore } from './kept-store'

interface Deps {
  backend: Backend
  system: System
}

interface Stores {
  kept: KeptStore
  likes: LikesStore
  session: SessionStore
  shell: ShellStore
}

/** So that several likes in a row, and the start of a visit, are over. */
const delayMs = 5_000

/**
 * Follows the playlists that are kept: their new songs are kept too, those that left them no longer. It asks when a visit
 * starts, when the server is back, and when the listener has liked something.
 */
export class KeptPlaylists {
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #loads = new LatestOnly()
  #cancel = () => {}
  #stopWatching = () => {}

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
  }

  start(): void {
    const { kept, likes, session, shell } = this.#stores
    this.#stopWatching = reaction(
      () => ({
        ready: kept.loaded && session.known && shell.reachable,
        likes: likes.changeCount,
      }),
      ({ ready }) => {
        this.#cancel()
        this.#loads.abort()
        if (ready) this.#cancel = this.#deps.system.after(delayMs, () => void this.#refresh())
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  dispose(): void {
    this.#stopWatching()
    this.#cancel()
    this.#loads.abort()
  }

  async #refresh(): Promise<void> {
    const { kept } = this.#stores
    const signal = this.#loads.start()
    for (const list of kept.lists) {
      if (list.kind !== 'playlist') continue
      const tracks = await loadAllTracks(this.#deps.backend, list.id, signal)
      if (signal.aborted) return
      // what cannot be loaded stays as it is: a playlist that is gone can still be heard
      if (tracks.ok && tracks.value.length > 0) await kept.keepList(list, tracks.value)
    }
  }
}
