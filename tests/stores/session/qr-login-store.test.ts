import { describe, expect, it, onTestFinished } from 'vitest'
import type { QrCheck, QrState } from '../../../src/contract/replies/account'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { QrLoginStore } from '../../../src/stores/session/qr-login-store'
import { createDeferred } from '../../support/deferred'
import { setUpSession, profile } from '../../support/stores/set-up-session'
import { settle } from '../../support/settle'

const check = (state: QrState, nickname = ''): Result<QrCheck> => ok({ state, nickname, avatarUrl: null })

function setUp() {
  const { system, backend, session } = setUpSession()
  const store = new QrLoginStore({ backend, system }, { session })
  onTestFinished(() => store.dispose())
  let keys = 0
  const polls: string[] = []
  let answer = check('waiting')
  backend.answers.qrKey = () => ok(`key ${++keys}`)
  backend.answers.qrCreate = ({ key }) => ok({ url: `http://here/${key}`, image: 'data:image/png;base64,AA' })
  backend.answers.qrCheck = ({ key }) => {
    polls.push(String(key))
    return answer
  }
  const poll = async (next: Result<QrCheck>, ms = 1_000) => {
    answer = next
    system.advance(ms)
    await settle()
  }
  return { system, backend, session, store, polls, poll }
}

describe('QrLoginStore', () => {
  it('shows a code and who scanned it, and logs in when that is confirmed', async () => {
    const { store, poll, backend, session } = setUp()
    await store.start()
    expect([store.step, store.code?.url]).toEqual(['waiting', 'http://here/key 1'])
    await poll(check('waiting'))
    expect(store.step).toBe('waiting')
    await poll(check('scanned', 'Mia'))
    expect([store.step, store.nickname]).toEqual(['scanned', 'Mia'])
    backend.answers.loginStatus = () => ok(profile(5))
    await poll(check('confirmed'))
    expect([store.step, session.state]).toEqual(['done', 'listener'])
  })

  it('logs in even if no poll saw the scan', async () => {
    const { store, poll, backend } = setUp()
    backend.answers.loginStatus = () => ok(profile(5))
    await store.start()
    await poll(check('confirmed'))
    expect(store.step).toBe('done')
  })

  it('stops polling an expired code, and creates another on request', async () => {
    const { store, poll, polls, system } = setUp()
    await store.start()
    await poll(check('expired'))
    expect([store.step, system.pendingTimers]).toEqual(['expired', 0])
    await store.start()
    await poll(check('waiting'))
    expect([store.step, polls]).toEqual(['waiting', ['key 1', 'key 2']])
  })

  it.each([
    ['no key', 'qrKey'],
    ['no code', 'qrCreate'],
  ] as const)('says that no code could be made: %s', async (_what, name) => {
    const { store, backend, system } = setUp()
    backend.answers[name] = () => failed({ kind: 'timeout' })
    await store.start()
    expect([store.step, store.failure, system.pendingTimers]).toEqual(['failed', { kind: 'timeout' }, 0])
  })

  it('fails if the backend sends no picture of the code', async () => {
    const { store, backend } = setUp()
    backend.answers.qrCreate = () => ok({ url: 'http://here/', image: null })
    await store.start()
    expect(store.step).toBe('failed')
  })

  it('polls a backend that does not answer less and less often, and recovers', async () => {
    const { store, poll, polls } = setUp()
    await store.start()
    for (const ms of [1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
      await poll(failed({ kind: 'notFound' }), ms)
    expect([polls.length, store.step, store.failure]).toEqual([6, 'waiting', { kind: 'notFound' }])
    await poll(check('scanned'), 10_000)
    expect([store.step, store.failure]).toEqual(['scanned', null])
    await poll(check('scanned'))
    expect(polls.length).toBe(8)
  })

  it('stops polling after the screen was left, whatever still arrives', async () => {
    const { store, backend, system, polls } = setUp()
    await store.start()
    const late = createDeferred<Result<QrCheck>>()
    backend.answers.qrCheck = () => late.promise
    system.advance(1_000)
    store.stop()
    late.resolve(check('expired'))
    await settle()
    system.advance(60_000)
    expect([store.step, system.pendingTimers, polls]).toEqual(['waiting', 0, []])
  })

  it('shows the newest code if the key of an older one arrives last', async () => {
    const { store, backend } = setUp()
    const late = createDeferred<Result<string>>()
    backend.answers.qrKey = () => late.promise
    const first = store.start()
    backend.answers.qrKey = () => ok('new')
    await store.start()
    late.resolve(ok('old'))
    await first
    expect(store.code?.url).toBe('http://here/new')
  })

  it.each([
    ['nobody', ok(null), null],
    ['no answer', failed({ kind: 'timeout' }), { kind: 'timeout' }],
  ] as const)('says that a confirmed login did not come about: %s', async (_what, status, failure) => {
    const { store, poll, backend } = setUp()
    backend.answers.loginStatus = () => status
    await store.start()
    await poll(check('confirmed'))
    expect([store.step, store.failure]).toEqual(['refused', failure])
  })
})
