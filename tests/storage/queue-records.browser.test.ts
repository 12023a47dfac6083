import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import type { SavedQueue } from '../../src/domain/queue/queue'
import { Database } from '../../src/storage/database'
import { createQueueRecords } from '../../src/storage/queue-records'
import { track } from '../support/track'

const name = 'melisma-test-queue'
const saved: SavedQueue = { tracks: [track(1), track(2)], index: 1, mode: 'random', position: 12.5 }
const place = { index: 1, trackId: 2, mode: 'random', position: 12.5 } as const
let database = new Database(name)

afterEach(async () => {
  localStorage.removeItem('melisma.place')
  database.close()
  await Dexie.delete(name)
  database = new Database(name)
})

describe('createQueueRecords', () => {
  it('finds the queue again as it was', async () => {
    const records = createQueueRecords(database)
    expect(await records.writeTracks(saved.tracks)).toBe(true)
    expect(await records.writePlace(place)).toBe(true)
    database.close()
    database = new Database(name)
    expect(await createQueueRecords(database).readQueue()).toEqual(saved)
  })

  it('finds the song of personal FM again, also where the page was closed before it was among the tracks', async () => {
    const records = createQueueRecords(database)
    await records.writeTracks([track(6)])
    await records.writePlace({ index: 0, trackId: 7, mode: 'single', position: 3, fm: track(7) })
    const song = { tracks: [track(7)], index: 0, mode: 'single', position: 3, fm: true }
    expect(await records.readQueue()).toEqual(song)
  })

  it('finds a long queue again, and removes its pieces once it is shorter', async () => {
    const records = createQueueRecords(database)
    const tracks = Array.from({ length: 1_050 }, (_, at) => track(at + 1))
    await records.writeTracks(tracks)
    expect((await records.readQueue())?.tracks).toEqual(tracks)
    expect(await database.singles.count()).toBe(12)
    await records.writeTracks(tracks.slice(0, 150))
    expect((await records.readQueue())?.tracks).toEqual(tracks.slice(0, 150))
    expect(await database.singles.count()).toBe(3)
    await records.writeTracks([])
    expect((await records.readQueue())?.tracks).toEqual([])
  })

  it('skips a broken piece', async () => {
    const records = createQueueRecords(database)
    await records.writeTracks(Array.from({ length: 250 }, (_, at) => track(at + 1)))
    await database.singles.put({ key: 'tracks:1', value: 'x' })
    const ids = (await records.readQueue())?.tracks.map(({ id }) => id)
    expect([ids?.length, ids?.[99], ids?.[100]]).toEqual([150, 100, 201])
  })

  it('reads the queue that an earlier version stored in one piece', async () => {
    await database.singles.put({ key: 'tracks', value: saved.tracks })
    expect((await createQueueRecords(database).readQueue())?.tracks).toEqual(saved.tracks)
  })

  it('has none on the first visit', async () => {
    expect(await createQueueRecords(database).readQueue()).toBeNull()
  })

  it('ignores invalid data', async () => {
    await database.singles.put({ key: 'tracks', value: 'x' })
    expect(await createQueueRecords(database).readQueue()).toBeNull()
  })

  it('starts at the first track if only the tracks can be read', async () => {
    const records = createQueueRecords(database)
    await records.writeTracks(saved.tracks)
    localStorage.setItem('melisma.place', '{"index":')
    expect(await records.readQueue()).toEqual({ ...saved, index: 0, mode: 'normal', position: 0 })
  })

  it('writes the place synchronously, as a page that is being closed must', async () => {
    const records = createQueueRecords(database)
    void records.writePlace(place)
    expect(localStorage.getItem('melisma.place')).toBe(JSON.stringify(place))
  })

  it('reports that it cannot write, and reads nothing, after the database was closed', async () => {
    const records = createQueueRecords(database)
    database.close({ disableAutoOpen: true })
    expect(await records.writeTracks(saved.tracks)).toBe(false)
    expect(await records.readQueue()).toBeNull()
  })

  it('closes for good when another tab opens a newer version', async () => {
    const records = createQueueRecords(database)
    await records.writeTracks(saved.tracks)
    const newer = new Dexie(name)
    newer.version(2).stores({ singles: 'key', more: 'key' })
    await newer.open()
    newer.close()
    expect(await records.writeTracks(saved.tracks)).toBe(false)
  })
})
