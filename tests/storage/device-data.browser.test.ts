import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { Database } from '../../src/storage/database'
import { createDeviceData } from '../../src/storage/device-data'
import { LocalEntries } from '../../src/storage/local-entries'
import { cleanups, runCleanups } from '../support/cleanups'

const name = 'melisma-test-clearing'

afterEach(async () => {
  runCleanups()
  localStorage.clear()
  await Dexie.delete(name)
})

function fill(): Database {
  localStorage.setItem('melisma.settings', '{}')
  localStorage.setItem('melisma.search', '[]')
  sessionStorage.setItem('title', 'Melisma')
  const database = new Database(name)
  cleanups.push(() => database.close())
  return database
}

describe('createDeviceData', () => {
  it('returns how many bytes the origin uses', async () => {
    expect(await createDeviceData(name, new LocalEntries()).usage()).toBeGreaterThanOrEqual(0)
  })

  it('returns null if the browser does not tell', async () => {
    const { storage } = navigator
    Object.defineProperty(navigator, 'storage', { configurable: true, value: undefined })
    cleanups.push(() => Object.defineProperty(navigator, 'storage', { configurable: true, value: storage }))
    expect(await createDeviceData(name, new LocalEntries()).usage()).toBeNull()
  })

  it('clears localStorage, sessionStorage and the database, and closes other connections to it', async () => {
    const database = fill()
    await database.singles.put({ key: 'tracks', value: [1] })
    expect(await createDeviceData(name, new LocalEntries()).clear()).toBe('cleared')
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    await expect.poll(() => Dexie.exists(name)).toBe(false)
    await expect(database.singles.put({ key: 'tracks', value: [2] })).rejects.toThrow()
  })

  it('ignores all writes afterwards, until the page is gone', async () => {
    fill()
    const entries = new LocalEntries()
    expect(entries.write('melisma.place', {})).toBe(true)
    await createDeviceData(name, entries).clear()
    expect(entries.write('melisma.place', {})).toBe(false)
    expect(localStorage.length).toBe(0)
  })

  it('leaves everything alone if the database does not open', async () => {
    fill()
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    cleanups.push(() => {
      IDBFactory.prototype.open = open
    })
    const entries = new LocalEntries()
    expect(await createDeviceData(name, entries).clear()).toBe('database')
    expect(entries.write('melisma.place', {})).toBe(true)
    expect(localStorage.getItem('melisma.settings')).toBe('{}')
    expect(sessionStorage.getItem('title')).toBe('Melisma')
  })
})
