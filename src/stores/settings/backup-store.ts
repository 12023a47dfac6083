import { makeAutoObservable, observableRef } from 'mobx'
import { writeBackup, type Backup } from '../../domain/settings/backup-file'
import {
  offersOf,
  type BackupOffers,
  type BackupPart,
  type Present,
} from '../../domain/settings/backup-offers'
import type { HistoryStore } from '../library/history-store'
import type { NoticesStore } from '../shell/notices-store'
import type { PlayerStore } from '../player/player-store'
import type { QueueStore } from '../queue/queue-store'
import type { SearchHistoryStore } from '../search/search-history-store'
import type { SettingsStore } from './settings-store'

interface Stores {
  settings: SettingsStore
  queue: QueueStore
  player: PlayerStore
  history: HistoryStore
  searchHistory: SearchHistoryStore
  notices: NoticesStore
}

/** A file of the listener's device, such as a browser's `File`. */
export interface BackupFile {
  readonly size: number
  text(): Promise<string>
}

/** Backup files: settings, queue and histories, but never the session. */
export class BackupStore {
  /** A file that the app was opened with; the screen of settings takes it. */
  offered: BackupFile | null = null
  readonly #stores: Stores

  constructor(stores: Stores) {
    this.#stores = stores
    makeAutoObservable(this, { offered: observableRef }, { name: 'BackupStore' })
  }

  offer(file: BackupFile): void {
    this.offered = file
  }

  /** Returns the file that was offered, once. */
  takeOffered(): BackupFile | null {
    const { offered } = this
    this.offered = null
    return offered
  }

  /** Returns the text of a backup file with everything. */
  async createFileText(): Promise<string> {
    const { queue, player } = this.#stores
    const present = await this.#current()
    return writeBackup({
      ...present,
      queue: queue.isEmpty ? null : { ...present.queue, position: player.positionNow() },
    })
  }

  /** Returns what a backup has that is not here already. */
  async compare(backup: Backup): Promise<BackupOffers> {
    return offersOf(await this.#current(), backup)
  }

  /**
   * Restores these parts of a backup. Its queue replaces the current one and is not played; the histories are merged.
   */
  async apply(backup: Backup, parts: ReadonlySet<BackupPart>): Promise<void> {
    const { settings, player, history, searchHistory, notices } = this.#stores
    if (parts.has('settings')) settings.apply(backup.settings)
    if (parts.has('searchHistory')) searchHistory.merge(backup.searchHistory)
    if (parts.has('queue') && backup.queue) player.replaceQueue(backup.queue)
    const kept = !parts.has('history') || (await history.merge(backup.history))
    if (kept) notices.show('success', 'settingOther.loaded')
    else notices.show('warning', 'notice.notStored')
  }

  async #current(): Promise<Present> {
    const { settings, queue, history, searchHistory } = this.#stores
    await history.load()
    return {
      settings: settings.values,
      queue: queue.queue,
      history: history.tracks,
      searchHistory: searchHistory.terms,
    }
  }
}
