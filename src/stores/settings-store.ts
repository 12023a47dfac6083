import { makeAutoObservable } from 'mobx'
import { defaultSettings, type Settings } from '../domain/settings/settings'
import type { SettingsRecords } from '../ports/records'
import type { System } from '../ports/system'
import { WriteBehind } from './write-behind'

/** What the listener chose; every change is live and is kept. */
export class SettingsStore {
  values: Settings
  /** What was set since the last write. */
  private readonly unwritten = new Set<keyof Settings>()
  private readonly writing: WriteBehind

  constructor(
    private readonly records: SettingsRecords,
    system: System,
  ) {
    this.values = records.readSettings()
    this.writing = new WriteBehind(system, () => {
      this.unwritten.clear()
      records.writeSettings(this.values)
    })
    makeAutoObservable<SettingsStore, 'records' | 'unwritten' | 'writing'>(
      this,
      { records: false, unwritten: false, writing: false },
      { name: 'SettingsStore' },
    )
  }

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.apply({ [key]: value })
  }

  /** Sets all of these. */
  apply(settings: Partial<Settings>): void {
    Object.assign(this.values, settings)
    for (const key of Object.keys(settings)) this.unwritten.add(key as keyof Settings)
    this.writing.request()
  }

  /** Reads them again, since another tab wrote them; what was set here and is not written yet stays. */
  refresh(): void {
    const ours = [...this.unwritten].map((key) => [key, this.values[key]])
    Object.assign(this.values, this.records.readSettings(), Object.fromEntries(ours))
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
