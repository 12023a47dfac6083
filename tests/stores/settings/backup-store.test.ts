import { describe, expect, it } from 'vitest'
import { readBackup } from '../../../src/domain/settings/backup-file'
import { BackupStore } from '../../../src/stores/settings/backup-store'
import { HistoryStore } from '../../../src/stores/library/history-store'
import { SearchHistoryStore } from '../../../src/stores/search/search-history-store'
import { MemoryHistory } from '../../support/memory-history'
import { MemorySearchHistory } from '../../support/memory-search-history'
import { track } from '../../support/track'
import { rest, setUp as playerSetUp, tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

function setUp() {
  const fixture = playerSetUp()
  const { settings, queue, store: player, notices } = fixture
  const records = new MemoryHistory()
  const history = new HistoryStore({ historyRecords: records }, { notices, player })
  const searchHistory = new SearchHistoryStore(
    { searchHistoryRecords: new MemorySearchHistory() },
    { settings },
  )
  const backup = new BackupStore({ settings, queue, player, history, searchHistory, notices })
  return { ...fixture, records, history, searchHistory, backup }
}

async function filled() {
  const all = setUp()
  all.settings.set('theme', 'dark')
  all.searchHistory.add('fog')
  all.searchHistory.add('rain')
  all.store.playAll(tracks, 1)
  await rest(all)
  all.store.seek(12)
  const reading = readBackup(await all.backup.createFileText())
  if (!reading.ok) throw new Error(reading.fault)
  return reading.backup
}

const all = new Set(['settings', 'queue', 'history', 'searchHistory'] as const)

describe('BackupStore', () => {
  it('writes settings, the queue with its place, the play history and the search history', async () => {
    expect(await filled()).toMatchObject({
      settings: { theme: 'dark' },
      queue: { tracks, index: 1, mode: 'normal', position: 12 },
      history: [tracks[1]],
      searchHistory: ['rain', 'fog'],
    })
  })

  it('restores all of it on another device, without playing the queue', async () => {
    const backup = await filled()
    const other = setUp()
    expect(await other.backup.compare(backup)).toEqual({
      settings: ['theme'],
      queue: 3,
      history: 1,
      searchHistory: 2,
    })
    await other.backup.apply(backup, all)
    await rest(other)
    expect(other.settings.values.theme).toBe('dark')
    expect([other.queue.current, other.store.position, other.store.wantsSound]).toEqual([
      tracks[1],
      12,
      false,
    ])
    expect([other.history.tracks, other.searchHistory.terms]).toEqual([[tracks[1]], ['rain', 'fog']])
    expect(other.shown()).toContain('settingOther.loaded')
  })

  it('merges the histories and loses nothing', async () => {
    const backup = await filled()
    const other = setUp()
    other.records.tracks = [track(9), track(8)]
    other.searchHistory.add('fog')
    other.searchHistory.add('snow')
    await other.backup.apply(backup, all)
    expect(other.history.tracks.map(({ id }) => id)).toEqual([9, 8, 2])
    expect(other.searchHistory.terms).toEqual(['snow', 'fog', 'rain'])
  })

  it('restores only the chosen parts', async () => {
    const backup = await filled()
    const other = setUp()
    other.store.playAll([track(7)], 0)
    await other.backup.apply(backup, new Set(['history'] as const))
    await settle()
    expect([other.settings.values.theme, other.queue.current?.id]).toEqual(['light', 7])
    expect(other.searchHistory.terms).toEqual([])
    expect(new Set(other.history.tracks.map(({ id }) => id))).toEqual(new Set([2, 7]))
  })

  it('says when a history could not be stored', async () => {
    const backup = await filled()
    const other = setUp()
    other.records.blocked = true
    await other.backup.apply(backup, all)
    expect(other.shown()).toContain('notice.notStored')
    expect(other.history.tracks).toEqual([tracks[1]])
  })
})
