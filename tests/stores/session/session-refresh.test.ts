import { describe, expect, it, onTestFinished } from 'vitest'
import type { SessionRefresh as Outcome } from '../../../src/contract/replies/account'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { SessionRefresh } from '../../../src/stores/session/session-refresh'
import { setUpSession } from '../../support/stores/set-up-session'
import { settle } from '../../support/settle'

const day = 86_400_000
const grace = 10_000

async function setUp({ read = null as string | null, now = 10 * day } = {}) {
  const { system, backend, session, notices, become, told } = setUpSession()
  system.advance(now)
  const written: string[] = []
  let kept = read
  const record = {
    read: () => kept,
    write: (text: string) => {
      kept = text
      written.push(text)
    },
  }
  let calls = 0
  let outcome: Result<Outcome> = ok('refreshed')
  backend.answers.loginRefresh = () => {
    calls++
    return outcome
  }
  const store = new SessionRefresh({ backend, system, refreshRecord: record }, { session, notices })
  store.start()
  onTestFinished(() => store.dispose())
  const pass = async (ms: number) => {
    system.advance(ms)
    await settle()
  }
  return {
    become,
    told,
    written,
    pass,
    session,
    backend,
    calls: () => calls,
    refreshElsewhere: () => (kept = `${system.now()} 5`),
    answer: (next: Result<Outcome>) => (outcome = next),
  }
}

describe('SessionRefresh', () => {
  it('counts three days from the login, then from each refresh', async () => {
    const { become, written, pass, calls } = await setUp()
    await become(5)
    expect(written).toEqual([`${10 * day} 5`])
    await pass(3 * day)
    expect(calls()).toBe(0)
    await pass(grace)
    expect([calls(), written.at(-1)]).toEqual([1, `${13 * day + grace} 5`])
    await pass(3 * day - 1)
    expect(calls()).toBe(1)
    await pass(1)
    expect(calls()).toBe(2)
  })

  it('refreshes soon after the start of a visit if the last refresh was three days ago', async () => {
    const { become, pass, calls } = await setUp({ read: `${7 * day} 5` })
    await become(5)
    await pass(grace)
    expect(calls()).toBe(1)
  })

  it.each([`${7 * day + 1_000_000} 5`, `${7 * day} 9`, `${99 * day} 5`, 'garbage', ''])(
    'refreshes nothing too soon, nor by what was kept of another: %s',
    async (read) => {
      const { become, pass, calls } = await setUp({ read })
      await become(5)
      await pass(grace)
      expect(calls()).toBe(0)
    },
  )

  it('does not refresh if another tab has, and counts from then', async () => {
    const { become, pass, calls, refreshElsewhere } = await setUp()
    await become(5)
    await pass(2 * day)
    refreshElsewhere()
    await pass(day + grace)
    expect(calls()).toBe(0)
    await pass(2 * day)
    expect(calls()).toBe(1)
  })

  it('does nothing for visitors', async () => {
    const { become, pass, calls, written } = await setUp()
    await become(null)
    await pass(9 * day)
    expect([calls(), written]).toEqual([0, []])
  })

  it.each([
    ['a reply that says so within its 200', ok<Outcome>('expired')],
    ['a refusal', failed({ kind: 'loginNeeded' })],
  ] as const)('says that the login is over: %s', async (_what, outcome) => {
    const { become, pass, answer, told, session, written, backend } = await setUp({ read: `${5 * day} 5` })
    await become(5)
    answer(outcome)
    backend.answers.loginStatus = () => ok(null)
    await pass(grace)
    expect([told(), session.state, written]).toEqual([['login.disabled'], 'visitor', []])
  })

  it('says nothing if the backend cannot be reached, and tries again in the next visit', async () => {
    const { become, pass, answer, told, session, written } = await setUp({ read: `${5 * day} 5` })
    await become(5)
    answer(failed({ kind: 'offline' }))
    await pass(grace)
    expect([told(), session.state, written]).toEqual([[], 'listener', []])
  })
})
