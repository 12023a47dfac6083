import { afterEach, describe, expect, it, vi } from 'vitest'
import { LocalEntries } from '../../src/storage/local-entries'

const key = 'melisma.test'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem(key)
})

describe('LocalEntries', () => {
  it('brings back what was written', () => {
    expect(new LocalEntries().write(key, { a: [1, '雨'] })).toBe(true)
    expect(new LocalEntries().read(key)).toEqual({ a: [1, '雨'] })
  })

  it.each(['', '{', 'undefined', '[1'])('finds nothing in %j', (garbage) => {
    localStorage.setItem(key, garbage)
    expect(new LocalEntries().read(key)).toBeNull()
  })

  it('says when there is no place to write to', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(new LocalEntries().read(key)).toBeNull()
    expect(new LocalEntries().write(key, 1)).toBe(false)
  })

  it('writes nothing once it is closed', () => {
    const entries = new LocalEntries()
    entries.write(key, 1)
    entries.close()
    expect(entries.write(key, 2)).toBe(false)
    expect(entries.read(key)).toBe(1)
  })
})
