import { makeAutoObservable, runInAction } from 'mobx'
import type { DeviceData } from '../../ports/device-data'
import type { System } from '../../ports/system'
import { LatestOnly } from '../lib/latest-only'
import type { NoticesStore } from '../shell/notices-store'

interface Deps {
  deviceData: DeviceData
  system: System
  /** Reloads the app. */
  reload: () => void
}

interface Stores {
  notices: NoticesStore
}

const reloadAfterMs = 1_000

/** What the app keeps in this browser: how much it is, and a way to remove it. */
export class DeviceDataStore {
  /** Null until it is known, and in browsers that do not tell. */
  usedBytes: number | null = null
  /** True from a call of `clear` until it fails or the app is reloaded. */
  clearing = false
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #loading = new LatestOnly()

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(this, {}, { name: 'DeviceDataStore' })
  }

  async loadUsage(): Promise<void> {
    const signal = this.#loading.start()
    const bytes = await this.#deps.deviceData.usage()
    if (signal.aborted) return
    runInAction(() => {
      this.usedBytes = bytes
    })
  }

  /** Removes everything, says so and reloads the app. If something cannot be removed, says what, and does not reload. */
  async clear(): Promise<void> {
    if (this.clearing) return
    this.clearing = true
    const { deviceData, system, reload } = this.#deps
    const { notices } = this.#stores
    const outcome = await deviceData.clear()
    if (outcome === 'cleared') {
      notices.show('success', 'settingOther.cleared')
      system.after(reloadAfterMs, reload)
      return
    }
    const failures = { database: 'settingOther.databaseKept', storage: 'settingOther.storageKept' } as const
    notices.show('error', failures[outcome], { group: 'clear' })
    runInAction(() => {
      this.clearing = false
    })
  }

  dispose(): void {
    this.#loading.abort()
  }
}
