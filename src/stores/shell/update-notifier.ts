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
  #stopped = false

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
  }
  /** Checks every half an hour, until a newer build is ready or it is disposed. */
  start(): void {
    this.#cancel = this.#deps.system.after(intervalMs, () => void this.#check())
  }

  dispose(): void {
    this.#stopped = true
    this.#cancel()
  }

  async #check(): Promise<void> {
    const { appVersion } = this.#deps
    const { notices } = this.#stores
    const newer = await appVersion.findNewer()
    if (this.#stopped) return
    if (newer === null) return this.start()
    notices.show('info', 'update.fetching', { group })
    const fetched = await appVersion.prefetch()
    if (this.#stopped) return
    if (!fetched) return this.start()
    notices.show('success', 'update.ready', { group, lasting: true })
  }
}
