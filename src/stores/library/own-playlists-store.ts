import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../../contract/failure'
import type { PlaylistDetail } from '../../contract/replies/playlist'
import type { Track } from '../../contract/replies/track'
import type { Backend } from '../../ports/backend'
import { LatestOnly } from '../lib/latest-only'
import { ListenerScope } from '../lib/listener-scope'
import { notifyFailure } from '../lib/notify-failure'
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

/** An open dialog: `add` asks for a playlist for the tracks, `create` for the name of a new playlist for them. */
export interface PlaylistRequest {
  kind: 'add' | 'create'
  tracks: readonly Track[]
}

const pageSize = 100
/** The value of `privacy` for a private playlist. */
const privatePlaylist = 10
/** Tracks that one call adds. Their ids stand in the address, whose length is limited. */
const batchSize = 200

/** The playlists that the listener made, and the dialogs that change them from anywhere in the app. */
export class OwnPlaylistsStore {
  /** The playlist of liked tracks comes first. */
  playlists: readonly PlaylistDetail[] = []
  /** Whether {@link playlists} were loaded; they may be older than what the backend holds. */
  loaded = false
  loading = false
  failure: Failure | null = null
  request: PlaylistRequest | null = null
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #loads = new LatestOnly()
  readonly #listener: ListenerScope

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(
      this,
      { playlists: observableRef, failure: observableRef, request: observableRef },
      { name: 'OwnPlaylistsStore' },
    )
    this.#listener = new ListenerScope(stores.session, () => this.#reset())
  }

  /** The playlists that tracks can be added to: all but the liked tracks. */
  get choices(): readonly PlaylistDetail[] {
    return this.playlists.slice(1)
  }

  /** Opens the dialog that asks which playlist the tracks are added to. */
  requestAdd(tracks: readonly Track[]): void {
    if (this.#openRequest({ kind: 'add', tracks })) void this.load()
  }

  /** Opens the dialog that asks for the name of a new playlist, which gets the tracks. */
  requestCreate(tracks: readonly Track[] = []): void {
    this.#openRequest({ kind: 'create', tracks })
  }

  /** Closes the dialog. */
  cancel(): void {
    this.request = null
  }

  /** Loads all of them. What was loaded before stays until then. */
  async load(): Promise<void> {
    const uid = this.#userId
    if (uid === null) return
    const signal = this.#loads.start()
    this.loading = true
    this.failure = null
    const walk = new PageWalk({
      fetchPage: (offset) =>
        this.#deps.backend.call('userPlaylist', { uid, limit: pageSize, offset }, { signal }),
      pageSize: () => pageSize,
    })
    const playlists: PlaylistDetail[] = []
    for (let onlyOwn = true; onlyOwn && !walk.complete;) {
      const next = await walk.next(signal)
      if (signal.aborted) return
      if (!next.ok) return this.#settle({ failure: next.failure })
      playlists.push(...next.value.items.filter(({ creator }) => creator?.userId === uid))
      // the playlists of others come last
      onlyOwn = next.value.page.items.every(({ creator }) => creator?.userId === uid)
    }
    this.#settle({ playlists })
  }

  /** Creates a playlist with the tracks in it. Returns whether it was created. */
  async create(name: string, isPrivate: boolean, tracks: readonly Track[] = []): Promise<boolean> {
    const trimmed = name.trim()
    if (!trimmed) return false
    const { signal } = this.#listener
    const params = { name: trimmed, ...(isPrivate ? { privacy: privatePlaylist } : {}) }
    const reply = await this.#deps.backend.call('playlistCreate', params, { signal })
    if (signal.aborted) return false
    const { notices } = this.#stores
    if (!reply.ok) {
      notifyFailure(notices, reply.failure, 'notice.createFailed')
      return false
    }
    notices.show('success', 'notice.createSuccess')
    if (tracks.length === 0) await this.load()
    else await this.add(reply.value, tracks)
    return true
  }

  /** Adds tracks to a playlist. Returns whether it holds them now. */
  async add(playlistId: number, tracks: readonly Track[]): Promise<boolean> {
    const { notices } = this.#stores
    const { signal } = this.#listener
    let added = false
    for (let from = 0; from < tracks.length; from += batchSize) {
      const ids = tracks.slice(from, from + batchSize).map(({ id }) => id)
      const params = { op: 'add', pid: playlistId, tracks: ids.join(',') }
      const reply = await this.#deps.backend.call('playlistEditTracks', params, { signal })
      if (signal.aborted) return false
      if (!reply.ok) {
        notifyFailure(notices, reply.failure, 'notice.addFailure')
        return false
      }
      added ||= reply.value === 'done'
    }
    if (added) notices.show('success', 'notice.addSuccess')
    else notices.show('info', 'notice.addDuplicate')
    void this.load()
    return true
  }

  dispose(): void {
    this.#listener.dispose()
    this.#loads.abort()
  }

  get #userId(): number | null {
    return this.#stores.session.profile?.userId ?? null
  }

  #openRequest(request: PlaylistRequest): boolean {
    if (this.#userId === null) {
      this.#stores.notices.showFailure({ kind: 'loginNeeded' })
      return false
    }
    this.request = request
    return true
  }

  #settle(outcome: { playlists: PlaylistDetail[] } | { failure: Failure }): void {
    runInAction(() => {
      this.loading = false
      if ('failure' in outcome) {
        this.failure = outcome.failure
      } else {
        this.playlists = outcome.playlists
        this.loaded = true
      }
    })
  }

  #reset(): void {
    this.#loads.abort()
    this.playlists = []
    this.loaded = false
    this.loading = false
    this.failure = null
    this.request = null
  }
}
