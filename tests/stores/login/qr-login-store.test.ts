import { describe, expect, it, onTestFinished } from 'vitest'
import type { QrCheck, QrState } from '../../../src/domain/catalogue/login'
import { failed, ok } from '../../../src/domain/result'
import type { Result } from '../../../src/domain/result'
import { QrLoginStore } from '../../../src/stores/login/qr-login-store'
import { gate } from '../../support/gate'
import { listener, profile, settle } from './listener'

const check = (state: QrState, nickname = ''): Result<QrCheck> => ok({ state, nickname, avatarUrl: null })

function setUp() {
  const { system, backend, session } = listener()
  const store = new QrLoginStore({ backend, system }, session)
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
    system.pass(ms)
    await settle()
  }
  return { system, backend, session, store, polls, poll }
}

describe('QrLoginStore', () => {
  it('shows a code, tells who scanned it, and logs in once that is confirmed', async () => {
    const { store, poll, backend, session } = setUp()
    await store.begin()
    expect([store.step, store.code?.url]).toEqual(['waiting', 'http://here/key 1'])
    await poll(check('waiting'))
    expect(store.step).toBe('waiting')
    await poll(check('scanned', 'Mia'))
    expect([store.step, store.nickname]).toEqual(['scanned', 'Mia'])
    backend.answers.loginStatus = () => ok(profile(5))
    await poll(check('confirmed'))
    expect([store.step, session.state]).toEqual(['done', 'listener'])
  })

  it('logs in although the scan was never seen', async () => {
    const { store, poll, backend } = setUp()
    backend.answers.loginStatus = () => ok(profile(5))
    await store.begin()
    await poll(check('confirmed'))
    expect(store.step).toBe('done')
  })

  it('asks no more about a code that has expired, and gets another when told to', async () => {
    const { store, poll, polls, system } = setUp()
    await store.begin()
    await poll(check('expired'))
    expect([store.step, system.waiting]).toEqual(['expired', 0])
    await store.begin()
    await poll(check('waiting'))
    expect([store.step, polls]).toEqual(['waiting', ['key 1', 'key 2']])
  })

  it.each([
    ['no key', 'qrKey'],
    ['no code', 'qrCreate'],
  ] as const)('says that no code could be made: %s', async (_what, name) => {
    const { store, backend, system } = setUp()
    backend.answers[name] = () => failed({ kind: 'timeout' })
    await store.begin()
    expect([store.step, store.failure, system.waiting]).toEqual(['failed', { kind: 'timeout' }, 0])
  })

  it('says so where the backend draws none', async () => {
    const { store, backend } = setUp()
    backend.answers.qrCreate = () => ok({ url: 'http://here/', image: null })
    await store.begin()
    expect(store.step).toBe('failed')
  })

  it('keeps on asking a backend that does not answer, more and more seldom, and recovers', async () => {
    const { store, poll, polls } = setUp()
    await store.begin()
    for (const ms of [1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
      await poll(failed({ kind: 'notFound' }), ms)
    expect([polls.length, store.step, store.failure]).toEqual([6, 'waiting', { kind: 'notFound' }])
    await poll(check('scanned'), 10_000)
    expect([store.step, store.failure]).toEqual(['scanned', null])
    await poll(check('scanned'))
    expect(polls.length).toBe(8)
  })

  it('asks nothing after the listener has left, whatever is still on its way', async () => {
    const { store, backend, system, polls } = setUp()
    await store.begin()
    const late = gate<Result<QrCheck>>()
    backend.answers.qrCheck = () => late.promise
    system.pass(1_000)
    store.stop()
    late.open(check('expired'))
    await settle()
    system.pass(60_000)
    expect([store.step, system.waiting, polls]).toEqual(['waiting', 0, []])
  })

  it('shows the newest code when the key of an older one arrives last', async () => {
    const { store, backend } = setUp()
    const late = gate<Result<string>>()
    backend.answers.qrKey = () => late.promise
    const first = store.begin()
    backend.answers.qrKey = () => ok('new')
    await store.begin()
    late.open(ok('old'))
    await first
    expect(store.code?.url).toBe('http://here/new')
  })

  it.each([
    ['nobody', ok(null), null],
    ['no answer', failed({ kind: 'timeout' }), { kind: 'timeout' }],
  ] as const)('says that a confirmed login did not come about: %s', async (_what, status, failure) => {
    const { store, poll, backend } = setUp()
    backend.answers.loginStatus = () => status
    await store.begin()
    await poll(check('confirmed'))
    expect([store.step, store.failure]).toEqual(['refused', failure])
  })
})
