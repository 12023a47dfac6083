import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import { StartupSessionCheck } from '../../../src/stores/session/startup-session-check'
import { setUpSession, profile } from '../../support/stores/set-up-session'
import { settle } from '../../support/settle'

async function setUp(found: boolean, kept = false) {
  const fakes = setUpSession()
  const { system, session, notices, backend } = fakes
  let calls = 0
  backend.answers.loginStatus = () => {
    calls++
    return failed({ kind: 'offline' })
  }
  if (found) await fakes.become(5)
  const led: string[] = []
  const way = { leave: () => void led.push('leave'), comeBack: () => void led.push('comeBack') }
  const check = new StartupSessionCheck(
    { system, redirect: way, isKeptForOffline: () => kept },
    { session, notices },
  )
  await check.start(found ? Promise.resolve(ok(profile(5))) : session.check())
  const pass = async (ms: number) => {
    system.advance(ms)
    await settle()
  }
  return { ...fakes, check, pass, led, calls: () => calls }
}

describe('StartupSessionCheck', () => {
  it('does nothing if it is known who is logged in', async () => {
    const { told, system, led } = await setUp(true)
    expect([told(), system.pendingTimers, led]).toEqual([[], 0, []])
  })

  it('shows one notice, and asks less and less often until there is an answer', async () => {
    const { told, pass, calls, become, session } = await setUp(false)
    expect([told(), calls()]).toEqual([['login.unknown'], 1])
    await pass(14_999)
    expect(calls()).toBe(1)
    await pass(1)
    expect(calls()).toBe(2)
    await pass(30_000)
    expect(calls()).toBe(3)
    await pass(59_999)
    expect(calls()).toBe(3)
    await become(5)
    await pass(600_000)
    expect([calls(), session.state, told()]).toEqual([3, 'listener', []])
  })

  it('redirects once, and back when there is an answer', async () => {
    const { led, pass, backend } = await setUp(false)
    await pass(15_000)
    expect(led).toEqual(['leave'])
    backend.answers.loginStatus = () => ok(null)
    await pass(30_000)
    expect(led).toEqual(['leave', 'comeBack'])
  })

  it('shows nothing while a newer check is under way', async () => {
    const { system, session, notices, told, become } = setUpSession()
    const check = new StartupSessionCheck(
      { system, redirect: { leave() {}, comeBack() {} }, isKeptForOffline: () => false },
      { session, notices },
    )
    await check.start(Promise.resolve(failed({ kind: 'aborted' })))
    await become(5)
    system.advance(600_000)
    await settle()
    expect([told(), system.pendingTimers]).toEqual([[], 0])
  })

  it('asks at once when the connection is back, but not after dispose', async () => {
    const { system, calls, check, pass } = await setUp(false)
    system.goOnline()
    await settle()
    expect([calls(), system.pendingTimers]).toEqual([2, 2])
    check.dispose()
    system.goOnline()
    await pass(600_000)
    expect(calls()).toBe(2)
  })

  it('stays where it is without a network if the app is kept, and says so', async () => {
    const { led, notices, pass, backend } = await setUp(false, true)
    const shown = () => notices.notices.map(({ text, lasting }) => [text, lasting])
    expect([led, shown()]).toEqual([[], [['failure.offline', false]]])
    backend.answers.loginStatus = () => ok(null)
    await pass(15_000)
    expect(led).not.toContain('leave')
  })

  it('leaves for the error page if the server itself fails, also where the app is kept', async () => {
    const { system, session, notices, backend } = setUpSession()
    backend.answers.loginStatus = () => failed({ kind: 'status', status: 500, message: null })
    const led: string[] = []
    const redirect = { leave: () => void led.push('leave'), comeBack() {} }
    const check = new StartupSessionCheck(
      { system, redirect, isKeptForOffline: () => true },
      { session, notices },
    )
    await check.start(session.check())
    expect(led).toEqual(['leave'])
    check.dispose()
  })
})
