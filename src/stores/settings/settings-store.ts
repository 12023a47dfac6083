import { makeAutoObservable } from 'mobx'
import { defaultSettings, type Settings } from '../../domain/settings/settings'
import type { SettingsRecords } from '../../ports/records'
import type { System } from '../../ports/system'
import { DebouncedWriter } from '../lib/debounced-writer'

interface Deps {
  settingsRecords: SettingsRecords
  system: System
}

/** The settings. A change takes effect at once and is stored. */
export class SettingsStore {
  values: Settings
  readonly #records: SettingsRecords
  /** What was set since the last write. */
  readonly #unwritten = new Set<keyof Settings>()
  readonly #writer: DebouncedWriter

  constructor(deps: Deps) {
    const { settingsRecords, system } = deps
    this.#records = settingsRecords
    this.values = settingsRecords.readSettings()
    this.#writer = new DebouncedWriter(system, () => {
      this.#unwritten.clear()
      settingsRecords.writeSettings(this.values)
    })
    makeAutoObservable(this, {}, { name: 'SettingsStore' })
  }
  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.apply({ [key]: value })
  }

  /** Sets several settings. */
  apply(settings: Partial<Settings>): void {
    Object.assign(this.values, settings)
    for (const key of Object.keys(settings)) this.#unwritten.add(key as keyof Settings)
    this.#writer.schedule()
  }

  /** Reads the settings that another tab wrote. What was set here and is not written yet stays. */
  refresh(): void {
    const ours = [...this.#unwritten].map((key) => [key, this.values[key]])
    Object.assign(this.values, this.#records.readSettings(), Object.fromEntries(ours))
  }

  /** Sets these to their defaults. */
  reset(keys: readonly (keyof Settings)[]): void {
    for (const key of keys) this.set(key, defaultSettings[key])
  }

  /** Writes at once what is not written yet, for when the page goes away. */
  flush(): void {
    this.#writer.flush()
  }

  dispose(): void {
    this.flush()
  }
}
