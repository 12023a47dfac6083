import { afterEach, describe, expect, it, vi } from 'vitest'
import { LocalEntries } from '../../src/storage/local-entries'
import { cleanups, runCleanups } from '../support/cleanups'

const key = 'melisma.test'

afterEach(() => {
  vi.restoreAllMocks()
  runCleanups()
  localStorage.clear()
})

/** Another page of the same origin. */
function otherTab(): Storage {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  cleanups.push(() => frame.remove())
  if (!frame.contentWindow) throw new Error('there is no page in the frame')
  return frame.contentWindow.localStorage
}

describe('LocalEntries', () => {
  it('returns what was written', () => {
    expect(new LocalEntries().write(key, { a: [1, '雨'] })).toBe(true)
    expect(new LocalEntries().read(key)).toEqual({ a: [1, '雨'] })
  })

  it.each(['', '{', 'undefined', '[1'])('finds nothing in %j', (garbage) => {
    localStorage.setItem(key, garbage)
    expect(new LocalEntries().read(key)).toBeNull()
  })

  it('returns false if nothing can be written', () => {
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

  it('reports what another tab writes or removes under a key, until it is unsubscribed', async () => {
    const entries = new LocalEntries()
    const other = otherTab()
    const heard: unknown[] = []
    const end = entries.onWritten(key, () => heard.push(entries.read(key)))
    cleanups.push(
      end,
      entries.onWritten('melisma.last', () => heard.push('last')),
    )
    entries.write(key, 'by itself')
    other.setItem('melisma.place', '{}')
    other.setItem(key, '"rain"')
    await expect.poll(() => heard).toEqual(['rain'])
    other.removeItem(key)
    await expect.poll(() => heard).toEqual(['rain', null])
    end()
    other.setItem(key, '"night"')
    other.setItem('melisma.last', '1')
    await expect.poll(() => heard).toEqual(['rain', null, 'last'])
  })

  it('writes nothing more after another tab has cleared everything', async () => {
    const entries = new LocalEntries()
    const other = otherTab()
    let cleared = 0
    cleanups.push(entries.onCleared(() => cleared++))
    other.setItem(key, '1')
    other.clear()
    await expect.poll(() => cleared).toBe(1)
    expect(entries.write(key, 2)).toBe(false)
    expect(localStorage.length).toBe(0)
  })
})
