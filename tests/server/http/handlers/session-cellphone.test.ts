import { describe, expect, it } from 'vitest'
import { jsonOf } from '../../../support/server/json-of'
import {
  cookieOf,
  loginBackend,
  tokenOf,
  type LoginBackend,
  type Profile,
} from '../../../support/server/login-backend'

const phone = '13800001234'

/** Requests a code, and reads it from the operator's console. */
const code = async ({ call, lines }: LoginBackend): Promise<string> => {
  await call(`/captcha/sent?phone=${phone}`)
  return /: (\d{6}) /.exec(lines.at(-1)!)![1]!
}

describe('cellphoneHandlers', () => {
  it('create the account at the first login and find it at the next', async () => {
    const backend = await loginBackend()
    const { request, who, later } = backend
    const login = async () => request(`/login/cellphone?phone=${phone}&captcha=${await code(backend)}`)
    const first = await login()
    const body = await jsonOf<{ account: { id: number }; profile: Profile }>(first)
    expect([first.status, body]).toMatchObject([
      200,
      {
        code: 200,
        loginType: 1,
        account: { type: 1, anonimousUser: false },
        profile: { userId: body.account.id, nickname: '用户1234', vipType: 0 },
        bindings: [],
      },
    ])
    expect(await who(cookieOf(first))).toBe('用户1234')
    expect(JSON.stringify(body)).not.toContain(tokenOf(cookieOf(first)))
    expect(JSON.stringify(body)).not.toContain(phone)
    later(60_000)
    const second = await login()
    expect(await second.json()).toMatchObject({ account: { id: body.account.id } })
    expect(tokenOf(cookieOf(second))).not.toBe(tokenOf(cookieOf(first)))
  })

  it('show the code to the operator only', async () => {
    const { call, lines } = await loginBackend()
    const sent = await call(`/captcha/sent?phone=${phone}`)
    expect(sent).toEqual({ status: 200, body: { code: 200, data: true, inbox: '/api/local/inbox' } })
    expect(lines.at(-1)).toMatch(/^Login code for \+86-13800001234: \d{6} \(works for ten minutes\)$/)
  })

  it('answer the same for known and unknown phones', async () => {
    const backend = await loginBackend()
    const { call, request, later } = backend
    await request(`/login/cellphone?phone=${phone}&captcha=${await code(backend)}`)
    later(60_000)
    const stranger = '13900000000'
    const both = (path: (phone: string) => string) => Promise.all([call(path(phone)), call(path(stranger))])
    for (const path of [
      (to: string) => `/captcha/verify?phone=${to}&captcha=abc`,
      (to: string) => `/captcha/sent?phone=${to}`,
      (to: string) => `/captcha/sent?phone=${to}`,
      (to: string) => `/captcha/verify?phone=${to}&captcha=abc`,
      (to: string) => `/login/cellphone?phone=${to}&captcha=abc`,
    ]) {
      const [known, unknown] = await both(path)
      expect(known).toEqual(unknown)
    }
  })

  it('send one code a minute and five a day', async () => {
    const { call, later } = await loginBackend()
    const send = () => call<{ code: number; message?: string }>(`/captcha/sent?phone=${phone}`)
    await send()
    expect(await send()).toMatchObject({ status: 405, body: { code: 405, message: '发送验证码间隔过短' } })
    for (let sent = 1; sent < 5; sent++) {
      later(60_000)
      expect((await send()).body.code).toBe(200)
    }
    later(60_000)
    expect(await send()).toMatchObject({ status: 200, body: { code: 400, data: false } })
  })

  it('verify a code without using it up, and tell when it is no longer valid', async () => {
    const backend = await loginBackend()
    const { call } = backend
    const captcha = await code(backend)
    const verify = (given: string) => call(`/captcha/verify?phone=${phone}&captcha=${given}`)
    expect(await verify(captcha)).toEqual({ status: 200, body: { code: 200, data: true } })
    expect(await verify('abc')).toMatchObject({ status: 503, body: { code: 503, message: '验证码错误' } })
    for (let guess = 1; guess < 5; guess++) await verify('abc')
    expect(await verify(captcha)).toMatchObject({ status: 509, body: { code: 509 } })
    expect(await call(`/login/cellphone?phone=${phone}&captcha=${captcha}`)).toMatchObject({ status: 509 })
  })

  it.each(['', 'abc', '123', '1380000123456789', "1'--", '%00'])(
    'refuse the phone number %j',
    async (given) => {
      const { call, lines } = await loginBackend()
      const told = lines.length
      for (const row of ['/captcha/sent?', '/captcha/verify?captcha=1&', '/login/cellphone?captcha=1&'])
        expect(await call(`${row}phone=${given}`)).toMatchObject(
          given === ''
            ? { status: 404 }
            : { status: 200, body: { code: 400, message: expect.stringContaining('手机号') } },
        )
      expect(lines).toHaveLength(told)
    },
  )

  it('refuse passwords, and a login without a code, with a reason', async () => {
    const { call } = await loginBackend()
    for (const given of ['password=secret', 'md5_password=5ebe2294ecd0e0f08eab7690d2a6ee69'])
      expect(await call(`/login/cellphone?phone=${phone}&${given}`)).toMatchObject({
        status: 200,
        body: { code: 400, message: expect.stringContaining('密码') },
      })
    expect(await call(`/login/cellphone?phone=${phone}`)).toMatchObject({ body: { code: 400 } })
  })
})
