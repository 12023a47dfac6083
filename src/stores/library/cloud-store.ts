import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../../contract/failure'
import type { CloudPage, CloudTrack } from '../../contract/replies/cloud'
import type { Page } from '../../contract/replies/page'
import { searchKinds } from '../../contract/replies/search'
import type { Track } from '../../contract/replies/track'
import { ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import { readSongId } from '../../domain/search/read-song-id'
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

/** A file with the id of its track. */
interface CloudRow {
  id: number
  file: CloudTrack
}

const pageSize = 200
/** Songs that {@link CloudStore.find} returns at most. */
const mostFound = 20

/** The listener's cloud drive. All of it is loaded, so that a list that is played is played to its end. */
export class CloudStore {
  files: readonly CloudTrack[] = []
  /** Whether {@link files} were loaded; they may be older than what the backend holds. */
  loaded = false
  loading = false
  failure: Failure | null = null
  usedBytes = 0
  maxBytes = 0
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #loads = new LatestOnly()
  readonly #listener: ListenerScope

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(this, { files: observableRef, failure: observableRef }, { name: 'CloudStore' })
    this.#listener = new ListenerScope(stores.session, () => this.#reset())
  }

  get tracks(): readonly Track[] {
    return this.files.map(({ track }) => track)
  }

  /** Loads all files. What was loaded before stays until then. */
  async load(): Promise<void> {
    if (this.#userId === null) return
    const signal = this.#loads.start()
    this.loading = true
    this.failure = null
    const walk = new PageWalk<Page<CloudRow>>({
      fetchPage: (offset) => this.#fetchPage(offset, signal),
      pageSize: () => pageSize,
    })
    const files = await walk.rest(signal)
    if (signal.aborted) return
    runInAction(() => {
      this.loading = false
      if (files.ok) {
        this.files = files.value.map(({ file }) => file)
        this.loaded = true
      } else {
        this.failure = files.failure
      }
    })
  }

  /** Deletes a file for good. */
  async remove({ track, fileSize }: CloudTrack): Promise<void> {
    const { signal } = this.#listener
    const reply = await this.#deps.backend.call('userCloudDelete', { id: track.id })
    if (signal.aborted) return
    const { notices } = this.#stores
    if (!reply.ok) return notifyFailure(notices, reply.failure, 'cloud.deleteFailed')
    runInAction(() => {
      this.files = this.files.filter((file) => file.track.id !== track.id)
      this.usedBytes = Math.max(0, this.usedBytes - fileSize)
    })
    notices.show('success', 'cloud.deleted')
    // the list that is being loaded may still hold it
    if (this.loading) void this.load()
  }

  /** Finds songs of the catalogue to match a file with: by an id, by a link to a song, or by words. */
  async find(typed: string, signal: AbortSignal): Promise<Result<readonly Track[]>> {
    const { backend } = this.#deps
    const id = readSongId(typed)
    const byId = id === null ? ok([]) : await backend.call('songDetail', { ids: id }, { signal })
    if (!byId.ok || byId.value.length > 0) return byId
    const params = { keywords: typed.trim(), type: searchKinds.track, limit: mostFound, offset: 0 }
    const found = await backend.call('cloudsearch', params, { signal })
    return found.ok ? ok(found.value.tracks.items) : found
  }

  /** Tells the backend which song of the catalogue a file holds. Returns whether it accepted that. */
  async match(file: CloudTrack, songId: number): Promise<boolean> {
    const uid = this.#userId
    const { notices } = this.#stores
    if (uid === null) {
      notices.showFailure({ kind: 'loginNeeded' })
      return false
    }
    const { signal } = this.#listener
    const reply = await this.#deps.backend.call('cloudMatch', { uid, sid: file.track.id, asid: songId })
    if (signal.aborted) return false
    if (!reply.ok) {
      notifyFailure(notices, reply.failure, 'cloud.matchFailed')
      return false
    }
    notices.show('success', 'cloud.matched')
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

  async #fetchPage(offset: number, signal: AbortSignal): Promise<Result<Page<CloudRow>>> {
    const reply = await this.#deps.backend.call('userCloud', { limit: pageSize, offset }, { signal })
    if (!reply.ok) return reply
    const { files, received, total } = reply.value
    if (!signal.aborted) this.#setSpace(reply.value)
    const items = files.map((file) => ({ id: file.track.id, file }))
    return ok({ items, received, total, more: null })
  }

  #setSpace({ usedBytes, maxBytes }: CloudPage): void {
    runInAction(() => {
      this.usedBytes = usedBytes
      this.maxBytes = maxBytes
    })
  }

  #reset(): void {
    this.#loads.abort()
    this.files = []
    this.loaded = false
    this.loading = false
    this.failure = null
    this.usedBytes = 0
    this.maxBytes = 0
  }
}
