import { localEntries } from './storage/local-entries'
import { searchHistoryKey } from './storage/search-history-records'
import { settingsKey } from './storage/settings-records'

/** What is read again when another tab wrote it. */
interface Followers {
  settings: { refresh(): void }
  searchHistory: { refresh(): void }
}

/**
 * Hears what other tabs write; once one of them has cleared everything, this one writes nothing any more and is loaded
 * anew. The function it gives ends that.
 */
export function followOtherTabs(
  { settings, searchHistory }: Followers,
  reload: () => void,
  entries = localEntries,
): () => void {
  const hear = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage) return
    if (key === settingsKey) settings.refresh()
    else if (key === searchHistoryKey) searchHistory.refresh()
    else if (key === null) {
      entries.close()
      reload()
    }
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
