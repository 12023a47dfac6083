import { describe, expect, it, onTestFinished } from 'vitest'
import { failed, ok } from '../../../src/domain/result'
import type { Result } from '../../../src/domain/result'
import { PhoneLoginStore } from '../../../src/stores/login/phone-login-store'
import { gate } from '../../support/gate'
import { listener, profile, settle } from './listener'

function setUp() {
  const { system, backend, session, notices, told } = listener()
  const store = new PhoneLoginStore({ backend, system }, session, notices)
  onTestFinished(() => store.dispose())
  const calls: unknown[] = []
  backend.answers.captchaSent = (params) => {
    calls.push(['sent', params])
    return ok(null)
  }
  backend.answers.captchaVerify = (params) => {
    calls.push(['verify', params])
    return params.captcha === '123456' ? ok(null) : failed({ kind: 'code', code: 503, message: null })
  }
  backend.answers.loginCellphone = (params) => {
    calls.push(['login', params])
    backend.answers.loginStatus = () => ok(profile(5))
    return ok(profile(5))
  }
  backend.answers.loginStatus = () => ok(null)
  return { system, backend, session, store, calls, told }
}

describe('PhoneLoginStore', () => {
  it('sends a code, whatever stands in the other field, and counts a minute down', async () => {
    const { store, calls, system, told } = setUp()
    store.setPhone('138 0013 8000')
    store.setCode('x')
    await store.send()
    expect([calls, told(), store.secondsLeft]).toEqual([
      [['sent', { phone: '13800138000' }]],
      ['login.sent'],
      60,
    ])
    system.pass(1_000)
    expect(store.secondsLeft).toBe(59)
    await store.send()
    expect(calls.length).toBe(1)
    system.pass(59_000)
    expect([store.secondsLeft, system.waiting]).toEqual([0, 0])
    await store.send()
    expect(calls.length).toBe(2)
  })

  it('counts on while the listener is elsewhere', async () => {
    const { store, system } = setUp()
    store.setPhone('13800138000')
    await store.send()
    store.leave()
    system.pass(30_000)
    expect(store.secondsLeft).toBe(30)
  })

  it('asks for nothing with a phone that is none, and says which field is wrong until it is mended', async () => {
    const { store, calls } = setUp()
    store.setPhone('12345')
    await store.send()
    expect(await store.enter()).toBe(false)
    expect([store.fault, calls]).toEqual(['phone', []])
    store.setPhone('1380')
    expect(store.fault).toBeNull()
  })

  it('says that no code was sent, and lets the listener ask again at once', async () => {
    const { store, backend, told } = setUp()
    backend.answers.captchaSent = () => failed({ kind: 'code', code: 405, message: 'too soon' })
    store.setPhone('13800138000')
    await store.send()
    expect([told(), store.secondsLeft, store.sending]).toEqual([['login.sendFailed'], 0, false])
  })

  it('logs in with the right code', async () => {
    const { store, calls, session } = setUp()
    store.setPhone('+86 13800138000')
    store.setCode('123 456')
    expect(await store.enter()).toBe(true)
    const params = { phone: '13800138000', captcha: '123456' }
    expect(calls).toEqual([
      ['verify', params],
      ['login', params],
    ])
    expect(session.state).toBe('listener')
  })

  it('clears a wrong code, says so, and does not try to log in with it', async () => {
    const { store, calls, told } = setUp()
    store.setPhone('13800138000')
    store.setCode('654321')
    expect(await store.enter()).toBe(false)
    expect([calls.length, store.code, store.fault, told()]).toEqual([1, '', 'code', ['login.failed']])
  })

  it('asks for a code before it asks the backend', async () => {
    const { store, calls } = setUp()
    store.setPhone('13800138000')
    expect(await store.enter()).toBe(false)
    expect([store.fault, calls]).toEqual(['code', []])
  })

  it('says nothing of what arrives after the listener has left', async () => {
    const { store, backend, told } = setUp()
    const late = gate<Result<null>>()
    backend.answers.captchaVerify = () => late.promise
    store.setPhone('13800138000')
    store.setCode('123456')
    const entering = store.enter()
    store.leave()
    late.open(failed({ kind: 'timeout' }))
    expect(await entering).toBe(false)
    await settle()
    expect([told(), store.entering, store.fault]).toEqual([[], false, null])
  })
})
