import type { HistoryRecords } from '../ports/history-records'
import { sharedDatabase } from './shared-database'

/** History records whose code is fetched on first use. If it cannot be fetched, they answer null and false. */
export function createLazyHistoryRecords(): HistoryRecords {
  async function records(): Promise<HistoryRecords | null> {
    try {
      const [database, { createHistoryRecords }] = await Promise.all([
        sharedDatabase(),
        import('./history-records'),
      ])
      return createHistoryRecords(database)
    } catch {
      return null
    }
  }

  return {
    read: async () => (await records())?.read() ?? null,
    add: async (track) => (await records())?.add(track) ?? null,
    addEarlier: async (tracks) => (await records())?.addEarlier(tracks) ?? null,
    clear: async () => (await records())?.clear() ?? false,
  }
}
