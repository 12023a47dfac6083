import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDatabase, proveDatabase } from '../../src/storage/open-database'

afterEach(() => {
  vi.useRealTimers()
})

const error = (name: string, inner?: unknown) => Object.assign(new Error(name), { name, inner })

/** A database whose next attempts to open it end as the test says; `records` are what it holds. */
function fakeDatabase(openings: (Error | 'blocked' | 'ok')[], writing: Error | null = null) {
  const records = new Map<string, unknown>([['tracks', [1]]])
  let tellBlocked = () => {}
  const database = {
    open: async () => {
      const next = openings.shift() ?? 'ok'
      if (next === 'blocked') {
        tellBlocked()
        await new Promise(() => {})
      }
      if (next instanceof Error) throw next
    },
    close() {},
    on: (_: 'blocked', listener: () => void) => (tellBlocked = listener),
    singles: {
      put: async ({ key, value }: { key: string; value: unknown }) => {
        if (writing) throw writing
        records.set(key, value)
      },
      get: async (key: string) => records.get(key),
    },
  }
  const deletion = vi.fn(async () => records.clear())
  const opened = async () => (await openDatabase(database, deletion)) ?? proveDatabase(database)
  return { records, deletion, opened }
}

describe('openDatabase', () => {
  it('finds nothing wrong with a database that takes a record and gives it back', async () => {
    const { records, deletion, opened } = fakeDatabase(['ok'])
    expect(await opened()).toBeNull()
    expect([records.get('tracks'), deletion.mock.calls]).toEqual([[1], []])
  })

  it.each(['UnknownError', 'InvalidStateError'])('makes a damaged database anew: %s', async (name) => {
    const { records, deletion, opened } = fakeDatabase([error('OpenFailedError', error(name)), 'ok'])
    expect(await opened()).toBe('remade')
    expect([deletion.mock.calls.length, records.size]).toEqual([1, 0])
  })

  it('gives up where that does not help', async () => {
    const broken = error('UnknownError')
    expect(await fakeDatabase([broken, broken]).opened()).toBe('unavailable')
  })

  it.each(['SecurityError', 'QuotaExceededError', 'AbortError'])(
    'leaves what is in a database alone that does not open for another reason: %s',
    async (name) => {
      const { records, opened } = fakeDatabase([error(name)])
      expect(await opened()).toBe('unavailable')
      expect(records.get('tracks')).toEqual([1])
    },
  )

  it('says that there is no room, and what else keeps it from writing', async () => {
    const full = error('AbortError', error('QuotaExceededError'))
    expect(await fakeDatabase(['ok'], full).opened()).toBe('full')
    expect(await fakeDatabase(['ok'], error('ReadOnlyError')).opened()).toBe('unavailable')
  })

  it('says that an older tab holds it, and waits for that no longer than three seconds', async () => {
    vi.useFakeTimers()
    const { records, opened } = fakeDatabase(['blocked'])
    const outcome = opened()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await outcome).toBe('blocked')
    expect(records.get('tracks')).toEqual([1])
  })
})
