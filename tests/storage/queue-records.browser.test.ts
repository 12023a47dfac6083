import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import type { SavedQueue } from '../../src/domain/queue/queue'
import { Database } from '../../src/storage/database'
import { createQueueRecords } from '../../src/storage/queue-records'
import { track } from '../support/track'

const name = 'melisma-test-queue'
const saved: SavedQueue = { tracks: [track(1), track(2)], index: 1, mode: 'random', position: 12.5 }
let database = new Database(name)

afterEach(async () => {
  database.close()
  await Dexie.delete(name)
  database = new Database(name)
})

describe('createQueueRecords', () => {
  it('finds the queue again as it was', async () => {
    const records = createQueueRecords(database)
    expect(await records.writeTracks(saved.tracks)).toBe(true)
    expect(await records.writePlace(saved)).toBe(true)
    database.close()
    database = new Database(name)
    expect(await createQueueRecords(database).readQueue()).toEqual(saved)
  })

  it('has none on the first visit', async () => {
    expect(await createQueueRecords(database).readQueue()).toBeNull()
  })

  it('takes garbage for none', async () => {
    await database.singles.put({ key: 'tracks', value: 'x' })
    expect(await createQueueRecords(database).readQueue()).toBeNull()
  })

  it('begins at the first track when only the tracks can be read', async () => {
    const records = createQueueRecords(database)
    await records.writeTracks(saved.tracks)
    await database.singles.put({ key: 'place', value: 'x' })
    expect(await records.readQueue()).toEqual({ ...saved, index: 0, mode: 'normal', position: 0 })
  })

  it('says so when it cannot write, and reads nothing, once the database is closed', async () => {
    const records = createQueueRecords(database)
    database.close({ disableAutoOpen: true })
    expect(await records.writeTracks(saved.tracks)).toBe(false)
    expect(await records.readQueue()).toBeNull()
  })

  it('lets go when another tab brings a newer version', async () => {
    const records = createQueueRecords(database)
    await records.writeTracks(saved.tracks)
    const newer = new Dexie(name)
    newer.version(2).stores({ singles: 'key', more: 'key' })
    await newer.open()
    newer.close()
    expect(await records.writeTracks(saved.tracks)).toBe(false)
  })
})
