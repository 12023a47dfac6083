import { describe, expect, it } from 'vitest'
import type { Track } from '../../src/domain/catalogue/track'
import type { HistoryRecords } from '../../src/ports/history-records'
import { HistoryStore } from '../../src/stores/history-store'
import { gate } from '../support/gate'
import { MemoryHistory } from '../support/memory-history'
import { track } from '../support/track'
import { rest, settle, setUp, tracks } from './player-fixture'

const ids = ({ tracks: heard }: { tracks: readonly Track[] }) => heard.map(({ id }) => id)

function listen(records: HistoryRecords = new MemoryHistory()) {
  const player = setUp()
  return { ...player, history: new HistoryStore(records, player.notices, player.store) }
}

describe('HistoryStore', () => {
  it('takes in a track when it comes to sound, not when it is chosen', async () => {
    const all = listen()
    all.store.playAll(tracks, 0)
    expect(ids(all.history)).toEqual([])
    await rest(all)
    expect(ids(all.history)).toEqual([1])
    all.store.next()
    await rest(all)
    expect(ids(all.history)).toEqual([2, 1])
  })

  it('leaves out the track of the last visit that waits in silence', async () => {
    const player = setUp({ tracks, index: 0, mode: 'normal', position: 3 })
    const history = new HistoryStore(new MemoryHistory(), player.notices, player.store)
    await player.store.restore()
    await settle()
    expect(ids(history)).toEqual([])
    player.store.toggle()
    await settle()
    expect(ids(history)).toEqual([1])
  })

  it('keeps what was heard once, newest first, through a pause', async () => {
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

  it('finds what earlier visits heard', async () => {
    const records = new MemoryHistory()
    records.tracks = [track(8), track(9)]
    const { history } = listen(records)
    expect(history.known).toBe(false)
    await history.load()
    expect(ids(history)).toEqual([8, 9])
    expect(history.known).toBe(true)
  })

  it('loses nothing that another tab hears', async () => {
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

  it('lasts for the visit where nothing can be stored, and says so', async () => {
    const records = new MemoryHistory()
    records.blocked = true
    const all = listen(records)
    all.store.playAll(tracks, 0)
    await rest(all)
    await all.history.load()
    expect(ids(all.history)).toEqual([1])
    expect(all.history.kept).toBe(false)
    await all.history.clear()
    expect(ids(all.history)).toEqual([])
    expect(all.shown()).toEqual(['history.cleared'])
  })

  it('is cleared here and in the record', async () => {
    const records = new MemoryHistory()
    const all = listen(records)
    all.store.playAll(tracks, 0)
    await rest(all)
    await all.history.clear()
    expect([ids(all.history), records.tracks]).toEqual([[], []])
    expect(all.shown()).toEqual(['history.cleared'])
  })

  it('stays when it could not be cleared, and says so', async () => {
    const records = new MemoryHistory()
    records.tracks = [track(8)]
    const { history, shown } = listen(records)
    await history.load()
    records.blocked = true
    await history.clear()
    expect(ids(history)).toEqual([8])
    expect(shown()).toEqual(['history.clearFailed'])
  })

  it('holds what is newest when an older reply arrives last', async () => {
    const reading = gate<readonly Track[] | null>()
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
    reading.open([track(8)])
    await loading
    expect(ids(all.history)).toEqual([1, 8])
  })

  it('hears nothing more once it is disposed of', async () => {
    const all = listen()
    all.history.dispose()
    all.store.playAll(tracks, 0)
    await rest(all)
    expect(ids(all.history)).toEqual([])
  })
})
