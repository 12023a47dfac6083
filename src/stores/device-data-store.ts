import { makeAutoObservable, runInAction } from 'mobx'
import type { DeviceData } from '../ports/device-data'
import type { System } from '../ports/system'
import type { NoticesStore } from './notices-store'
import { Supersede } from './supersede'

interface DeviceDataPorts {
  data: DeviceData
  system: System
  /** Loads the app anew. */
  reload: () => void
}

const reloadAfterMs = 1_000

/** What the app keeps in this browser: how much it is, and the way to be rid of it. */
export class DeviceDataStore {
  /** Null until it is known, and where the browser does not tell. */
  usedBytes: number | null = null
  /** From the moment it is asked for until it failed or the app is loaded anew. */
  clearing = false
  private readonly measuring = new Supersede()

  constructor(
    private readonly ports: DeviceDataPorts,
    private readonly notices: NoticesStore,
  ) {
    makeAutoObservable<DeviceDataStore, 'ports' | 'notices' | 'measuring'>(
      this,
      { ports: false, notices: false, measuring: false },
      { name: 'DeviceDataStore' },
    )
  }

  async measure(): Promise<void> {
    const signal = this.measuring.begin()
    const bytes = await this.ports.data.usage()
    if (signal.aborted) return
    runInAction(() => {
      this.usedBytes = bytes
    })
  }

  /** Removes everything, says so, and loads the app anew; says what could not be removed, and then goes on. */
  async clear(): Promise<void> {
    if (this.clearing) return
    this.clearing = true
    const outcome = await this.ports.data.clear()
    if (outcome === 'cleared') {
      this.notices.show('success', 'settingOther.cleared')
      this.ports.system.after(reloadAfterMs, this.ports.reload)
      return
    }
    const failures = { database: 'settingOther.databaseKept', storage: 'settingOther.storageKept' } as const
    this.notices.show('error', failures[outcome], { group: 'clear' })
    runInAction(() => {
      this.clearing = false
    })
  }
}
