import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { Database } from '../../src/storage/database'
import { createDeviceData } from '../../src/storage/device-data'
import { LocalEntries } from '../../src/storage/local-entries'
import { undo, undoAll } from '../support/undo'

const name = 'melisma-test-clearing'

afterEach(async () => {
  undoAll()
  localStorage.clear()
  await Dexie.delete(name)
})

function fill(): Database {
  localStorage.setItem('melisma.settings', '{}')
  localStorage.setItem('melisma.search', '[]')
  sessionStorage.setItem('title', 'Melisma')
  const database = new Database(name)
  undo.push(() => database.close())
  return database
}

describe('createDeviceData', () => {
  it('tells how many bytes the origin keeps', async () => {
    expect(await createDeviceData(name).usage()).toBeGreaterThanOrEqual(0)
  })

  it('tells nothing where the browser does not', async () => {
    const { storage } = navigator
    Object.defineProperty(navigator, 'storage', { configurable: true, value: undefined })
    undo.push(() => Object.defineProperty(navigator, 'storage', { configurable: true, value: storage }))
    expect(await createDeviceData(name).usage()).toBeNull()
  })

  it('clears localStorage, sessionStorage and the database, and shuts those who write to it', async () => {
    const database = fill()
    await database.singles.put({ key: 'tracks', value: [1] })
    expect(await createDeviceData(name).clear()).toBe('cleared')
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    await expect.poll(() => Dexie.exists(name)).toBe(false)
    await expect(database.singles.put({ key: 'tracks', value: [2] })).rejects.toThrow()
  })

  it('lets nothing be written after it, as the page goes away', async () => {
    fill()
    const entries = new LocalEntries()
    expect(entries.write('melisma.place', {})).toBe(true)
    await createDeviceData(name, entries).clear()
    expect(entries.write('melisma.place', {})).toBe(false)
    expect(localStorage.length).toBe(0)
  })

  it('leaves everything where it is when the database does not open', async () => {
    fill()
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    undo.push(() => {
      IDBFactory.prototype.open = open
    })
    const entries = new LocalEntries()
    expect(await createDeviceData(name, entries).clear()).toBe('database')
    expect(entries.write('melisma.place', {})).toBe(true)
    expect(localStorage.getItem('melisma.settings')).toBe('{}')
    expect(sessionStorage.getItem('title')).toBe('Melisma')
  })
})
