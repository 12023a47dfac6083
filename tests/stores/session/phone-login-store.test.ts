import { describe, expect, it, onTestFinished } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { PhoneLoginStore } from '../../../src/stores/session/phone-login-store'
import { createDeferred } from '../../support/deferred'
import { setUpSession, profile } from '../../support/stores/set-up-session'
import { settle } from '../../support/settle'

function setUp() {
  const { system, backend, session, notices, told } = setUpSession()
  const store = new PhoneLoginStore({ backend, system }, { session, notices })
  onTestFinished(() => store.dispose())
  const calls: unknown[] = []
  backend.answers.captchaSent = (params) => {
    calls.push(['sent', params])
    return ok({ inbox: '/api/local/inbox' })
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
  it('sends a code, whatever the other field contains, and counts down a minute', async () => {
    const { store, calls, system, told } = setUp()
    store.setPhone('138 0013 8000')
    store.setCode('x')
    await store.sendCode()
    expect([calls, told(), store.secondsLeft]).toEqual([
      [['sent', { phone: '13800138000' }]],
      ['login.sent'],
      60,
    ])
    expect(store.inbox).toBe('/api/local/inbox')
    system.advance(1_000)
    expect(store.secondsLeft).toBe(59)
    await store.sendCode()
    expect(calls.length).toBe(1)
    system.advance(59_000)
    expect([store.secondsLeft, system.pendingTimers]).toEqual([0, 0])
    await store.sendCode()
    expect(calls.length).toBe(2)
  })

  it('counts on while the screen is left', async () => {
    const { store, system } = setUp()
    store.setPhone('13800138000')
    await store.sendCode()
    store.reset()
    system.advance(30_000)
    expect(store.secondsLeft).toBe(30)
  })

  it('sends no request for an invalid number, and marks the field until it is changed', async () => {
    const { store, calls } = setUp()
    store.setPhone('12345')
    await store.sendCode()
    expect(await store.logIn()).toBe(false)
    expect([store.invalidField, calls]).toEqual(['phone', []])
    store.setPhone('1380')
    expect(store.invalidField).toBeNull()
  })

  it('says that no code was sent, and allows another try at once', async () => {
    const { store, backend, told } = setUp()
    backend.answers.captchaSent = () => failed({ kind: 'code', code: 405, message: 'too soon' })
    store.setPhone('13800138000')
    await store.sendCode()
    expect([told(), store.secondsLeft, store.sending]).toEqual([['login.sendFailed'], 0, false])
  })

  it('logs in with the right code', async () => {
    const { store, calls, session } = setUp()
    store.setPhone('+86 13800138000')
    store.setCode('123 456')
    expect(await store.logIn()).toBe(true)
    const params = { phone: '13800138000', captcha: '123456' }
    expect(calls).toEqual([
      ['verify', params],
      ['login', params],
    ])
    expect(session.state).toBe('listener')
  })

  it('clears a wrong code, says so, and does not use it to log in', async () => {
    const { store, calls, told } = setUp()
    store.setPhone('13800138000')
    store.setCode('654321')
    expect(await store.logIn()).toBe(false)
    expect([calls.length, store.code, store.invalidField, told()]).toEqual([1, '', 'code', ['login.failed']])
  })

  it('sends no request without a code', async () => {
    const { store, calls } = setUp()
    store.setPhone('13800138000')
    expect(await store.logIn()).toBe(false)
    expect([store.invalidField, calls]).toEqual(['code', []])
  })

  it('ignores what arrives after the screen was left', async () => {
    const { store, backend, told } = setUp()
    const late = createDeferred<Result<null>>()
    backend.answers.captchaVerify = () => late.promise
    store.setPhone('13800138000')
    store.setCode('123456')
    const entering = store.logIn()
    store.reset()
    late.resolve(failed({ kind: 'timeout' }))
    expect(await entering).toBe(false)
    await settle()
    expect([told(), store.loggingIn, store.invalidField]).toEqual([[], false, null])
  })
})
