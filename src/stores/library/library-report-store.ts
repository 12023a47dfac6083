import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../../contract/failure'
import type { LibraryReport } from '../../contract/replies/library'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import { LatestOnly } from '../lib/latest-only'
import type { NoticesStore } from '../shell/notices-store'

interface Deps {
  backend: Backend
  system: System
}

interface Stores {
  notices: NoticesStore
}

/** How often the report is loaded while somebody follows it: during a scan, and otherwise. */
const scanningMs = 1_000
const restingMs = 5_000

/**
 * What the server tells of its library, and of the scan that runs. Loads it again and again only while a view follows
 * it. A backend that is not the embedded server has none.
 */
export class LibraryReportStore {
  report: LibraryReport | null = null
  /** Why the last load failed. */
  failure: Failure | null = null
  loading = false
  /** Whether a scan has been asked for and the answer is not there yet. */
  starting = false
  /** The last report that came while no scan ran: lists need not follow each step of one. */
  settled: LibraryReport | null = null
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #loads = new LatestOnly()
  #followers = 0
  #cancelNext = () => {}

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    const references = { report: observableRef, settled: observableRef, failure: observableRef }
    makeAutoObservable(this, references, { name: 'LibraryReportStore' })
  }

  /** Whether the backend has a library to tell of. */
  get available(): boolean {
    return this.report !== null
  }

  get scanning(): boolean {
    return this.starting || (this.report?.scan.running ?? false)
  }

  /** Finds out whether there is a report, unless that is known. */
  async ask(): Promise<void> {
    if (this.report || this.loading || this.failure?.kind === 'notFound') return
    await this.load()
  }

  async load(): Promise<void> {
    this.#cancelNext()
    const signal = this.#loads.start()
    this.loading = true
    const reply = await this.#deps.backend.call('libraryReport', {}, { signal })
    if (signal.aborted) return
    if (reply.ok) await this.#accept(reply.value)
    if (signal.aborted) return
    runInAction(() => {
      this.loading = false
      this.failure = reply.ok ? null : reply.failure
    })
    this.#scheduleNext()
  }

  /** Keeps the report fresh. Returns a function that ends this. */
  follow(): () => void {
    this.#followers++
    if (this.#followers === 1) void this.load()
    let following = true
    return () => {
      if (!following) return
      following = false
      this.#followers--
      if (this.#followers === 0) this.#cancelNext()
    }
  }

  /** Starts a scan of all folders. Says why if that is refused. */
  async rescan(): Promise<void> {
    if (this.scanning) return
    this.starting = true
    const reply = await this.#deps.backend.call('libraryScan', {})
    if (!reply.ok) this.#stores.notices.showFailure(reply.failure)
    else await this.load()
    runInAction(() => {
      this.starting = false
    })
  }

  dispose(): void {
    this.#followers = 0
    this.#cancelNext()
    this.#loads.abort()
  }

  async #accept(report: LibraryReport): Promise<void> {
    // what was loaded before does not have the new tracks
    if (this.report && this.report.revision !== report.revision) await this.#deps.backend.forgetReplies()
    runInAction(() => {
      this.report = report
      if (!report.scan.running) this.settled = report
    })
  }

  #scheduleNext(): void {
    if (this.#followers === 0) return
    // a backend without a report will have none later either
    if (!this.report && this.failure?.kind === 'notFound') return
    const ms = this.report?.scan.running && !this.failure ? scanningMs : restingMs
    this.#cancelNext = this.#deps.system.after(ms, () => void this.load())
  }
}
