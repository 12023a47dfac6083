import { describe, expect, it } from 'vitest'
import type { Track } from '../../../src/contract/replies/track'
import type { HistoryRecords } from '../../../src/ports/history-records'
import { HistoryStore } from '../../../src/stores/library/history-store'
import { createDeferred } from '../../support/deferred'
import { MemoryHistory } from '../../support/memory-history'
import { track } from '../../support/track'
import { rest, setUp, tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

const ids = ({ tracks: heard }: { tracks: readonly Track[] }) => heard.map(({ id }) => id)

function listen(records: HistoryRecords = new MemoryHistory()) {
  const player = setUp()
  return {
    ...player,
    history: new HistoryStore({ historyRecords: records }, { notices: player.notices, player: player.store }),
  }
}

describe('HistoryStore', () => {
  it('adds a track when it starts to sound, not when it is chosen', async () => {
    const all = listen()
    all.store.playAll(tracks, 0)
    expect(ids(all.history)).toEqual([])
    await rest(all)
    expect(ids(all.history)).toEqual([1])
    all.store.next()
    await rest(all)
    expect(ids(all.history)).toEqual([2, 1])
  })

  it('does not add the restored track of the last visit before it plays', async () => {
    const player = setUp({ tracks, index: 0, mode: 'normal', position: 3 })
    const history = new HistoryStore(
      { historyRecords: new MemoryHistory() },
      { notices: player.notices, player: player.store },
    )
    await player.store.restore()
    await settle()
    expect(ids(history)).toEqual([])
    player.store.toggle()
    await settle()
    expect(ids(history)).toEqual([1])
  })

  it('has each track once, newest first, also after a pause', async () => {
    const all = listen()
    all.store.playAll(tracks, 0)
    await rest(all)
    all.store.next()
    await rest(all)
    all.store.previous()
    await rest(all)
    all.store.toggle()
    all.store.toggle()
    await settle()
    expect(ids(all.history)).toEqual([1, 2])
  })

  it('finds the history of earlier visits', async () => {
    const records = new MemoryHistory()
    records.tracks = [track(8), track(9)]
    const { history } = listen(records)
    expect(history.loaded).toBe(false)
    await history.load()
    expect(ids(history)).toEqual([8, 9])
    expect(history.loaded).toBe(true)
  })

  it('keeps what another tab adds', async () => {
    const records = new MemoryHistory()
    const here = listen(records)
    const there = listen(records)
    here.store.playAll(tracks, 0)
    await rest(here)
    there.store.playAll(tracks, 1)
    await rest(there)
    here.store.playAll(tracks, 2)
    await rest(here)
    expect(ids(here.history)).toEqual([3, 2, 1])
    await there.history.load()
    expect(ids(there.history)).toEqual([3, 2, 1])
  })

  it('lasts for the visit if nothing can be stored, and says so', async () => {
    const records = new MemoryHistory()
    records.blocked = true
    const all = listen(records)
    all.store.playAll(tracks, 0)
    await rest(all)
    await all.history.load()
    expect(ids(all.history)).toEqual([1])
    expect(all.history.persistent).toBe(false)
    await all.history.clear()
    expect(ids(all.history)).toEqual([])
    expect(all.shown()).toEqual(['history.cleared'])
  })

  it('clears both its list and the record', async () => {
    const records = new MemoryHistory()
    const all = listen(records)
    all.store.playAll(tracks, 0)
    await rest(all)
    await all.history.clear()
    expect([ids(all.history), records.tracks]).toEqual([[], []])
    expect(all.shown()).toEqual(['history.cleared'])
  })

  it('keeps the history if it could not be cleared, and says so', async () => {
    const records = new MemoryHistory()
    records.tracks = [track(8)]
    const { history, shown } = listen(records)
    await history.load()
    records.blocked = true
    await history.clear()
    expect(ids(history)).toEqual([8])
    expect(shown()).toEqual(['history.clearFailed'])
  })

  it('keeps the newest state if an older reply arrives last', async () => {
    const reading = createDeferred<readonly Track[] | null>()
    const records: HistoryRecords = {
      read: () => reading.promise,
      add: async (heard) => [heard, track(8)],
      addEarlier: async (earlier) => earlier,
      clear: async () => true,
    }
    const all = listen(records)
    const loading = all.history.load()
    all.store.playAll(tracks, 0)
    await rest(all)
    reading.resolve([track(8)])
    await loading
    expect(ids(all.history)).toEqual([1, 8])
  })

  it('adds nothing more after dispose', async () => {
    const all = listen()
    all.history.dispose()
    all.store.playAll(tracks, 0)
    await rest(all)
    expect(ids(all.history)).toEqual([])
  })
})
