import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/domain/result'
import { StartCheck } from '../../../src/stores/login/start-check'
import { listener, profile, settle } from './listener'

async function setUp(found: boolean) {
  const fakes = listener()
  const { system, session, notices, backend } = fakes
  let calls = 0
  backend.answers.loginStatus = () => {
    calls++
    return failed({ kind: 'offline' })
  }
  if (found) await fakes.become(5)
  const led: string[] = []
  const way = { out: () => void led.push('out'), back: () => void led.push('back') }
  const check = new StartCheck(system, session, notices, way)
  await check.follow(found ? Promise.resolve(ok(profile(5))) : session.check())
  const pass = async (ms: number) => {
    system.pass(ms)
    await settle()
  }
  return { ...fakes, check, pass, led, calls: () => calls }
}

describe('StartCheck', () => {
  it('says nothing where it is known who listens', async () => {
    const { told, system, led } = await setUp(true)
    expect([told(), system.waiting, led]).toEqual([[], 0, []])
  })

  it('says once that it is not, and asks more and more seldom until it is', async () => {
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

  it('leads away once, and back when it is known who listens', async () => {
    const { led, pass, backend } = await setUp(false)
    await pass(15_000)
    expect(led).toEqual(['out'])
    backend.answers.loginStatus = () => ok(null)
    await pass(30_000)
    expect(led).toEqual(['out', 'back'])
  })

  it('says nothing while another question is on its way that overtook the first', async () => {
    const { system, session, notices, told, become } = listener()
    const check = new StartCheck(system, session, notices, { out() {}, back() {} })
    await check.follow(Promise.resolve(failed({ kind: 'aborted' })))
    await become(5)
    system.pass(600_000)
    await settle()
    expect([told(), system.waiting]).toEqual([[], 0])
  })

  it('asks at once when the connection is back, and no more once it is disposed', async () => {
    const { system, calls, check, pass } = await setUp(false)
    system.goOnline()
    await settle()
    expect([calls(), system.waiting]).toEqual([2, 2])
    check.dispose()
    system.goOnline()
    await pass(600_000)
    expect(calls()).toBe(2)
  })
})
