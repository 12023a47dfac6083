import { describe, expect, it, onTestFinished } from 'vitest'
import type { LibraryReport } from '../../../src/contract/replies/library'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { LibraryReportStore } from '../../../src/stores/library/library-report-store'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { createDeferred } from '../../support/deferred'
import { FakeBackend } from '../../support/fake-backend'
import { libraryReport, scanningReport } from '../../support/library-report'
import { ManualSystem } from '../../support/manual-system'
import { settle } from '../../support/settle'

function setUp() {
  const backend = new FakeBackend()
  const system = new ManualSystem()
  const notices = new NoticesStore({ system })
  const store = new LibraryReportStore({ backend, system }, { notices })
  onTestFinished(() => store.dispose())
  const state: { calls: number; answer: Result<LibraryReport> } = { calls: 0, answer: ok(libraryReport()) }
  backend.answers.libraryReport = () => {
    state.calls++
    return state.answer
  }
  const after = async (ms: number) => {
    system.advance(ms)
    await settle()
  }
  return { backend, system, notices, store, state, after }
}

describe('LibraryReportStore', () => {
  it('asks once whether there is a library', async () => {
    const { store, state } = setUp()
    expect(store.available).toBe(false)
    await Promise.all([store.ask(), store.ask()])
    await store.ask()
    expect([store.available, state.calls]).toEqual([true, 1])
  })

  it('asks no more where the backend has none, but again after a fault', async () => {
    const { store, state } = setUp()
    state.answer = failed({ kind: 'offline' })
    await store.ask()
    state.answer = failed({ kind: 'notFound' })
    await store.ask()
    await store.ask()
    expect([store.available, state.calls]).toEqual([false, 2])
  })

  it('polls each second during a scan and rarely otherwise, as long as somebody follows', async () => {
    const { store, state, system, after } = setUp()
    state.answer = ok(scanningReport(1))
    const stop = store.follow()
    await settle()
    expect([state.calls, store.scanning]).toEqual([1, true])
    await after(1_000)
    state.answer = ok(libraryReport())
    await after(1_000)
    expect([state.calls, store.scanning]).toEqual([3, false])
    await after(4_999)
    expect(state.calls).toBe(3)
    await after(1)
    expect(state.calls).toBe(4)
    stop()
    stop()
    expect(system.pendingTimers).toBe(0)
  })

  it('stops polling a backend without a library, and slows down while it cannot be reached', async () => {
    const { store, state, system, after } = setUp()
    state.answer = failed({ kind: 'notFound' })
    store.follow()()
    const stop = store.follow()
    await settle()
    expect(system.pendingTimers).toBe(0)
    state.answer = ok(scanningReport(1))
    await store.load()
    state.answer = failed({ kind: 'offline' })
    await after(1_000)
    const { calls } = state
    await after(1_000)
    expect([state.calls, store.failure, store.available]).toEqual([calls, { kind: 'offline' }, true])
    stop()
  })

  it('forgets what was loaded before when the songs have changed', async () => {
    const { store, state, backend } = setUp()
    await store.load()
    await store.load()
    expect(backend.changeCount).toBe(0)
    state.answer = ok(libraryReport({ revision: 2 }))
    await store.load()
    expect(backend.changeCount).toBe(1)
  })

  it('tells apart what the library was before a scan and after', async () => {
    const { store, state } = setUp()
    await store.load()
    state.answer = ok(scanningReport(5, { revision: 2 }))
    await store.load()
    expect(store.settled?.revision).toBe(1)
    state.answer = ok(libraryReport({ revision: 3 }))
    await store.load()
    expect(store.settled?.revision).toBe(3)
  })

  it('starts one scan at a time', async () => {
    const { store, state, backend } = setUp()
    let scans = 0
    backend.answers.libraryScan = () => {
      scans++
      return ok(null)
    }
    await store.load()
    state.answer = ok(scanningReport(0))
    const first = store.rescan()
    expect(store.scanning).toBe(true)
    await Promise.all([first, store.rescan()])
    await store.rescan()
    expect([scans, store.scanning, store.starting]).toEqual([1, true, false])
  })

  it('says why a scan was refused', async () => {
    const { store, backend, notices } = setUp()
    backend.answers.libraryScan = () => failed({ kind: 'loginNeeded' })
    await store.rescan()
    expect(notices.notices.map(({ text }) => text)).toEqual(['failure.loginNeeded'])
    expect(store.scanning).toBe(false)
  })

  it('ignores an older reply that arrives last', async () => {
    const { store, backend } = setUp()
    const slow = createDeferred<Result<LibraryReport>>()
    backend.answers.libraryReport = () => slow.promise
    const older = store.load()
    backend.answers.libraryReport = () => ok(libraryReport({ trackCount: 8 }))
    await store.load()
    slow.resolve(ok(libraryReport({ trackCount: 1 })))
    await older
    expect(store.report?.trackCount).toBe(8)
  })
})
