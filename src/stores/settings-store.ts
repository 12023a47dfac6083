import { makeAutoObservable } from 'mobx'
import { defaultSettings, type Settings } from '../domain/settings/settings'
import type { SettingsRecords } from '../ports/records'
import type { System } from '../ports/system'
import { WriteBehind } from './write-behind'

/** What the listener chose; every change is live and is kept. */
export class SettingsStore {
  values: Settings
  private readonly writing: WriteBehind

  constructor(records: SettingsRecords, system: System) {
    this.values = records.readSettings()
    this.writing = new WriteBehind(system, () => records.writeSettings(this.values))
    makeAutoObservable<SettingsStore, 'writing'>(this, { writing: false }, { name: 'SettingsStore' })
  }

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.values[key] = value
    this.writing.request()
  }

  /** Sets all of these. */
  apply(settings: Partial<Settings>): void {
    Object.assign(this.values, settings)
    this.writing.request()
  }

  /** Sets those to what they are for a new listener. */
  reset(keys: readonly (keyof Settings)[]): void {
    for (const key of keys) this.set(key, defaultSettings[key])
  }

  /** Writes what is not written yet, for when the page goes away. */
  flush(): void {
    this.writing.flush()
  }
}
