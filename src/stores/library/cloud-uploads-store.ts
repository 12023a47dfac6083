import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Upload } from '../../contract/replies/cloud'
import { ok } from '../../contract/result'
import type { LocalFile } from '../../domain/library/local-file'
import { refusalBeforeUpload, type UploadFailure } from '../../domain/library/upload-failure'
import type { Uploads } from '../../ports/uploads'
import { LatestOnly } from '../lib/latest-only'
import { ListenerScope } from '../lib/listener-scope'
import type { SessionStore } from '../session/session-store'
import type { NoticesStore } from '../shell/notices-store'
import type { CloudStore } from './cloud-store'
import { CloudUpload } from './cloud-upload'

interface Deps {
  uploads: Uploads
}

interface Stores {
  cloud: CloudStore
  session: SessionStore
  notices: NoticesStore
}

const group = 'upload'

/** The files that are uploaded to the cloud drive, one after the other, on every screen. A logout cancels them. */
export class CloudUploadsStore {
  /** In the order in which they were chosen, finished ones included. */
  items: readonly CloudUpload[] = []
  readonly #deps: Deps
  readonly #stores: Stores
  #current: CloudUpload | null = null
  /** Uploads that have ended since the last summary. */
  #unreported: CloudUpload[] = []
  #lastId = 0
  readonly #transfer = new LatestOnly()
  readonly #listener: ListenerScope

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(this, { items: observableRef }, { name: 'CloudUploadsStore' })
    this.#listener = new ListenerScope(stores.session, () => this.#reset())
  }

  /** Whether closing the page would lose an upload. */
  get busy(): boolean {
    return this.items.some(({ pending }) => pending)
  }

  get doneCount(): number {
    return this.items.filter(({ state }) => state === 'done').length
  }

  /** Refuses at once what cannot be uploaded; the rest waits its turn. */
  add(files: readonly LocalFile[]): void {
    const { session, notices } = this.#stores
    if (!session.profile) return notices.showFailure({ kind: 'loginNeeded' }, { group })
    const added = files.map((file) => new CloudUpload(++this.#lastId, file))
    this.items = [...this.items, ...added]
    for (const item of added) {
      const refused = refusalBeforeUpload(item.file, null)
      if (refused) this.#settle(item, { refused })
    }
    this.#sendNext()
  }

  /** Removes a file from the list, and cancels its transfer. */
  remove(item: CloudUpload): void {
    this.items = this.items.filter((one) => one !== item)
    if (item !== this.#current) return
    this.#transfer.abort()
    this.#current = null
    this.#sendNext()
  }

  /** Sends a file that failed again. */
  retry(item: CloudUpload): void {
    if (!item.canRetry) return
    item.requeue()
    this.#sendNext()
  }

  /** Removes the files that were uploaded from the list. */
  clearDone(): void {
    this.items = this.items.filter(({ state }) => state !== 'done')
  }

  dispose(): void {
    this.#listener.dispose()
    this.#transfer.abort()
  }

  get #freeBytes(): number | null {
    const { loaded, maxBytes, usedBytes } = this.#stores.cloud
    return loaded && maxBytes > 0 ? Math.max(0, maxBytes - usedBytes) : null
  }

  #sendNext(): void {
    if (this.#current) return
    const next = this.items.find(({ state }) => state === 'waiting')
    if (!next) return this.#showSummary()
    this.#current = next
    void this.#send(next)
  }

  async #send(item: CloudUpload): Promise<void> {
    const signal = this.#transfer.start()
    item.start()
    const refused = refusalBeforeUpload(item.file, this.#freeBytes)
    const onProgress = (sentBytes: number) => {
      if (!signal.aborted) item.setSentBytes(sentBytes)
    }
    const reply = refused ? ok({ refused }) : await this.#deps.uploads.send(item.file, { signal, onProgress })
    if (signal.aborted) return
    runInAction(() => {
      this.#current = null
      this.#settle(item, reply.ok ? reply.value : reply.failure)
      this.#sendNext()
    })
  }

  #settle(item: CloudUpload, outcome: Upload | UploadFailure): void {
    this.#unreported.push(item)
    if ('alreadyThere' in outcome) {
      item.complete(outcome)
      const { cloud } = this.#stores
      if (cloud.loaded) void cloud.load()
      return
    }
    item.fail(outcome)
    if (!('kind' in outcome) || outcome.kind !== 'loginNeeded') return
    // the other files would be refused as well
    const other = this.items.find(({ state }) => state === 'waiting')
    if (other) this.#settle(other, outcome)
    else void this.#stores.session.check()
  }

  /** Shows one notice about all uploads that have ended since the last one. */
  #showSummary(): void {
    const { notices } = this.#stores
    const ended = this.#unreported
    this.#unreported = []
    const failures = ended.filter(({ state }) => state === 'failed')
    const [first] = failures.length > 0 ? failures : ended
    if (!first) return
    const { name } = first.file
    const values = { name, count: String(failures.length || ended.length) }
    if (failures.length > 1) notices.show('error', 'upload.severalFailed', { values, group })
    else if (failures.length > 0) notices.show('error', 'upload.oneFailed', { values, group })
    else if (ended.length > 1) notices.show('success', 'upload.severalDone', { values, group })
    else notices.show('success', 'upload.oneDone', { values, group })
  }

  #reset(): void {
    this.#transfer.abort()
    this.#current = null
    this.#unreported = []
    this.items = []
  }
}
