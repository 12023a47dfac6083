import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { Database } from '../../src/storage/database'
import { createHistoryRecords } from '../../src/storage/history-records'
import { track } from '../support/track'

const name = 'melisma-test-history'
let database = new Database(name)
const others: Database[] = []

afterEach(async () => {
  for (const open of [database, ...others.splice(0)]) open.close()
  await Dexie.delete(name)
  database = new Database(name)
})

function anotherTab() {
  const other = new Database(name)
  others.push(other)
  return createHistoryRecords(other)
}

describe('createHistoryRecords', () => {
  it('finds the history again after a reload', async () => {
    const records = createHistoryRecords(database)
    await records.add(track(1))
    expect(await records.add(track(2))).toEqual([track(2), track(1)])
    expect(await anotherTab().read()).toEqual([track(2), track(1)])
  })

  it('is empty on the first visit, and ignores invalid data', async () => {
    const records = createHistoryRecords(database)
    expect(await records.read()).toEqual([])
    await database.singles.put({ key: 'history', value: { broken: true } })
    expect(await records.read()).toEqual([])
    expect(await records.add(track(1))).toEqual([track(1)])
  })

  it('loses nothing if two tabs write at the same time', async () => {
    const [here, there] = [createHistoryRecords(database), anotherTab()]
    const heard = Array.from({ length: 20 }, (_, at) => track(at + 1))
    await Promise.all(heard.map((one, at) => (at % 2 ? here : there).add(one)))
    const kept = (await here.read())?.map(({ id }) => id).sort((a, b) => a - b)
    expect(kept).toEqual(heard.map(({ id }) => id))
  })

  it('adds the missing tracks of another history, behind its own', async () => {
    const records = createHistoryRecords(database)
    await records.add(track(1))
    expect(await records.addEarlier([track(2), track(1)])).toEqual([track(1), track(2)])
    expect(await anotherTab().read()).toEqual([track(1), track(2)])
  })

  it('is empty after it was cleared', async () => {
    const records = createHistoryRecords(database)
    await records.add(track(1))
    expect(await records.clear()).toBe(true)
    expect(await records.read()).toEqual([])
  })

  it('reports that it can neither read nor write', async () => {
    const records = createHistoryRecords(database)
    database.close({ disableAutoOpen: true })
    expect(await records.read()).toBeNull()
    expect(await records.add(track(1))).toBeNull()
    expect(await records.clear()).toBe(false)
  })
})
