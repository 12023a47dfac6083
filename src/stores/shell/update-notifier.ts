import type { AppVersion } from '../../ports/app-version'
import type { System } from '../../ports/system'
import type { NoticesStore } from './notices-store'

interface Deps {
  appVersion: AppVersion
  system: System
}

interface Stores {
  notices: NoticesStore
}

/** A visit may last for days. */
const intervalMs = 30 * 60_000

const group = 'update'

/**
 * Shows a notice when a newer build of the app is being fetched, and another when it is ready for a reload. It never
 * reloads by itself, since music may be playing.
 */
export class UpdateNotifier {
  readonly #deps: Deps
  readonly #stores: Stores
  #cancel = () => {}
  #unsubscribe = () => {}
  #checking = false
  #stopped = false

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
  }
  /** Checks every half an hour and whenever there is reason to, until a newer build is ready or it is disposed. */
  start(): void {
    this.#unsubscribe = this.#deps.appVersion.observeReasonsToCheck(() => void this.#check())
    this.#checkLater()
  }

  dispose(): void {
    this.#stopped = true
    this.#end()
  }

  #end(): void {
    this.#cancel()
    this.#unsubscribe()
  }

  #checkLater(): void {
    this.#cancel()
    this.#cancel = this.#deps.system.after(intervalMs, () => void this.#check())
  }

  async #check(): Promise<void> {
    if (this.#checking) return
    this.#checking = true
    const isReady = await this.#fetchNewer()
    this.#checking = false
    if (this.#stopped) return
    if (!isReady) return this.#checkLater()
    this.#end()
    this.#stores.notices.show('success', 'update.ready', { group, lasting: true, action: 'reload' })
  }

  /** Returns whether there is a newer build, and it is in the browser's cache. */
  async #fetchNewer(): Promise<boolean> {
    const { appVersion } = this.#deps
    const newer = await appVersion.findNewer()
    if (this.#stopped || newer === null) return false
    this.#stores.notices.show('info', 'update.fetching', { group })
    return appVersion.prefetch()
  }
}
