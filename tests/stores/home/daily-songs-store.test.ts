import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Track } from '../../../src/contract/replies/track'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { DailySongsStore } from '../../../src/stores/home/daily-songs-store'
import { createDeferred } from '../../support/deferred'
import { track } from '../../support/track'
import { setUpSession } from '../../support/stores/set-up-session'

afterEach(() => vi.unstubAllEnvs())

const hour = 3_600_000

function setUp({ zone = 'UTC', now = Date.parse('2026-03-09T12:00:00Z') } = {}) {
  vi.stubEnv('TZ', zone)
  const { system, backend, session, become } = setUpSession()
  system.advance(now)
  const store = new DailySongsStore({ backend, system }, { session })
  onTestFinished(() => store.dispose())
  let calls = 0
  backend.answers.recommendSongs = () => ok([track(++calls)])
  return { system, backend, store, become, calls: () => calls, ids: () => store.songs.map(({ id }) => id) }
}

describe('DailySongsStore', () => {
  it.each([
    ['UTC', 18],
    ['Asia/Shanghai', 10],
  ])('asks again from six in the morning where the listener is, and not before: %s', async (zone, hours) => {
    const { system, store, become, calls, ids } = setUp({ zone })
    await become(5)
    await store.load()
    system.advance(hours * hour - 1)
    await store.load()
    expect(calls()).toBe(1)
    system.advance(1)
    await store.load()
    expect([calls(), ids()]).toEqual([2, [2]])
  })

  it('shows the day of its songs, which is yesterday until six', () => {
    expect(setUp({ now: Date.parse('2026-03-01T05:59:00Z') }).store.dayOfMonth).toBe(28)
    expect(setUp({ now: Date.parse('2026-03-01T06:00:00Z') }).store.dayOfMonth).toBe(1)
  })

  it('asks once for several callers at the same time', async () => {
    const { store, become, calls } = setUp()
    await become(5)
    await Promise.all([store.load(), store.load()])
    expect(calls()).toBe(1)
  })

  it('has no songs for a visitor, and fails with a missing login', async () => {
    const { store, become, calls } = setUp()
    await become(null)
    expect([await store.load(), calls()]).toEqual([failed({ kind: 'loginNeeded' }), 0])
  })

  it('says why loading failed, and succeeds the next time', async () => {
    const { store, become, backend, ids } = setUp()
    await become(5)
    backend.answers.recommendSongs = () => failed({ kind: 'timeout' })
    await store.load()
    expect([store.failure, ids()]).toEqual([{ kind: 'timeout' }, []])
    backend.answers.recommendSongs = () => ok([track(7)])
    await store.load()
    expect([store.failure, ids()]).toEqual([null, [7]])
  })

  it('never shows the songs of another listener, even if their reply arrives last', async () => {
    const { store, become, backend, ids } = setUp()
    await become(5)
    const late = createDeferred<Result<Track[]>>()
    backend.answers.recommendSongs = () => late.promise
    const first = store.load()
    await become(9)
    backend.answers.recommendSongs = () => ok([track(9)])
    await store.load()
    late.resolve(ok([track(5)]))
    expect(await first).toEqual(failed({ kind: 'aborted' }))
    expect(ids()).toEqual([9])
  })
})
