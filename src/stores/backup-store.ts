import { writeBackup, type Backup } from '../domain/backup/backup-file'
import { offersOf, type BackupOffers, type BackupPart, type Present } from '../domain/backup/backup-offers'
import type { HistoryStore } from './history-store'
import type { NoticesStore } from './notices-store'
import type { PlayerStore } from './player-store'
import type { QueueStore } from './queue-store'
import type { SearchHistoryStore } from './search-history-store'
import type { SettingsStore } from './settings-store'

interface BackedUp {
  settings: SettingsStore
  queue: QueueStore
  player: PlayerStore
  history: HistoryStore
  searchHistory: SearchHistoryStore
  notices: NoticesStore
}

/** What the listener has here as one file, and back; never the session. */
export class BackupStore {
  constructor(private readonly stores: BackedUp) {}

  /** The text of a file with all of it. */
  async write(): Promise<string> {
    const { queue, player } = this.stores
    const present = await this.present()
    return writeBackup({
      ...present,
      queue: queue.isEmpty ? null : { ...present.queue, position: player.positionNow() },
    })
  }

  /** What that backup has which is not here already. */
  async compare(backup: Backup): Promise<BackupOffers> {
    return offersOf(await this.present(), backup)
  }

  /**
   * Takes those parts over. The queue takes the place of the one there is, silent where it stood; to the histories is
   * added what they lack, and nothing of them is lost.
   */
  async apply(backup: Backup, parts: ReadonlySet<BackupPart>): Promise<void> {
    const { settings, player, history, searchHistory, notices } = this.stores
    if (parts.has('settings')) settings.apply(backup.settings)
    if (parts.has('searchHistory')) searchHistory.merge(backup.searchHistory)
    if (parts.has('queue') && backup.queue) player.adopt(backup.queue)
    const kept = !parts.has('history') || (await history.merge(backup.history))
    if (kept) notices.show('success', 'settingOther.loaded')
    else notices.show('warning', 'notice.notStored')
  }

  private async present(): Promise<Present> {
    const { settings, queue, history, searchHistory } = this.stores
    await history.load()
    return {
      settings: settings.values,
      queue: queue.queue,
      history: history.tracks,
      searchHistory: searchHistory.terms,
    }
  }
}
