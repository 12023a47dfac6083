import { describe, expect, it } from 'vitest'
import { jsonOf } from '../../../support/server/json-of'
import { cookieOf, loginBackend, tokenOf, type Status } from '../../../support/server/login-backend'
import type { TestBackend } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'

const day = 24 * 60 * 60_000

/** A confirmed login, as the browser that asked for it sees it. */
const confirmedByQr = async (
  { call, request }: Pick<TestBackend, 'call' | 'request'>,
  init?: RequestInit,
) => {
  const { body } = await call<{ data: { unikey: string } }>('/login/qr/key')
  const key = body.data.unikey
  await request('/local/qr', { method: 'POST', body: new URLSearchParams({ key, nickname: '小满' }) })
  return request(`/login/qr/check?key=${key}`, init)
}

describe('qrHandlers', () => {
  it('keep the token in a cookie that scripts and other sites cannot use', async () => {
    const response = await confirmedByQr(await loginBackend())
    const [session, csrf] = response.headers.getSetCookie()
    expect(session).toMatch(/^MUSIC_U=[0-9a-f]{64}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(csrf).toMatch(/^__csrf=[0-9a-f]{32}; Max-Age=1296010; Path=\/; SameSite=Strict$/)
    const { code, cookie } = await jsonOf<{ code: number; cookie: string }>(response)
    expect(code).toBe(803)
    expect(cookie).toMatch(/^MUSIC_U=[a-z-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict;__csrf=/)
    expect(cookie).not.toContain(tokenOf(session!))
  })

  it('mark the cookies as secure over TLS', async () => {
    const response = await confirmedByQr(await loginBackend(), { headers: { 'X-Forwarded-Proto': 'https' } })
    for (const line of response.headers.getSetCookie()) expect(line).toMatch(/; Secure$/)
  })

  it('end the session that the browser had before', async () => {
    const backend = await loginBackend()
    const before = signedIn(backend.data, '从前').cookie
    const response = await confirmedByQr(backend, { headers: { Cookie: before } })
    expect([await backend.who(before), await backend.who(cookieOf(response))]).toEqual([null, '小满'])
  })

  it('tell nobody else who scanned the code, and nothing about unknown keys', async () => {
    const { call } = await loginBackend()
    const { body } = await call<{ data: { unikey: string } }>('/login/qr/key')
    expect(await call(`/login/qr/check?key=${body.data.unikey}`)).toEqual({
      status: 200,
      body: { code: 801, message: expect.any(String), cookie: '' },
    })
    expect(await call('/login/qr/check?key=nosuch')).toEqual({
      status: 200,
      body: { code: 800, message: expect.any(String), cookie: '' },
    })
    expect(await call('/login/qr/check')).toMatchObject({ status: 404 })
  })

  it('draw a picture only on request, and refuse invalid keys', async () => {
    const { call } = await loginBackend()
    const create = (query: string) =>
      call<{ code: number; data: { qrurl: string; qrimg: string } }>(`/login/qr/create?${query}`)
    expect((await create('key=a%26b&platform=web')).body.data).toEqual({
      qrurl: 'http://127.0.0.1/api/local/qr?key=a%26b',
      qrimg: '',
    })
    expect((await create('key=a&qrimg=true')).body.data.qrimg).toMatch(/^data:image\/png;base64,/)
    expect((await create(`key=${'x'.repeat(4000)}&qrimg=1`)).status).toBe(404)
  })
})

describe('a session', () => {
  it('may come as a parameter, which is tried before the cookie', async () => {
    const { data, call, request } = await loginBackend()
    const [one, other] = [signedIn(data, '甲'), signedIn(data, '乙')]
    const nameOf = (body: Status) => body.data.profile?.nickname ?? null
    const asked = async (parameter: string, headers: Record<string, string> = {}) =>
      nameOf((await call<Status>(`/login/status?cookie=${encodeURIComponent(parameter)}`, { headers })).body)
    expect(await asked(`${one.cookie}; os=pc`)).toBe('甲')
    expect(await asked(one.cookie, { Cookie: other.cookie })).toBe('甲')
    expect(await asked('MUSIC_U=gone; os=pc', { Cookie: other.cookie })).toBe('乙')
    expect(await asked(`MUSIC_U=${'0'.repeat(64)}`, { Cookie: other.cookie })).toBe('乙')
    const form = new URLSearchParams({ cookie: encodeURIComponent(`${one.cookie}; os=pc`) })
    const posted = await request('/login/status', { method: 'POST', body: form })
    expect(nameOf(await jsonOf<Status>(posted))).toBe('甲')
    const json = await request('/user/subcount', {
      method: 'POST',
      body: JSON.stringify({ cookie: one.cookie }),
      headers: { 'Content-Type': 'application/json' },
    })
    expect(json.status).toBe(200)
  })

  it('is renewed with another token, which ends the old one', async () => {
    const { data, request, who } = await loginBackend()
    const { cookie } = signedIn(data)
    const response = await request('/login/refresh', { headers: { Cookie: cookie } })
    expect(await response.json()).toMatchObject({ code: 200, bizCode: '201', cookie: expect.any(String) })
    expect([await who(cookie), await who(cookieOf(response))]).toEqual([null, '小满'])
    expect((await request('/login/refresh', { headers: { Cookie: cookie } })).status).toBe(301)
  })

  it('ends with logging out, for every token that was sent', async () => {
    const { data, request, who } = await loginBackend()
    const [one, other, untouched] = [signedIn(data), signedIn(data), signedIn(data, '丙')]
    const response = await request(`/logout?cookie=${encodeURIComponent(one.cookie)}`, {
      headers: { Cookie: other.cookie },
    })
    expect(await response.json()).toEqual({ code: 200 })
    expect(response.headers.getSetCookie()).toEqual([
      'MUSIC_U=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
      '__csrf=; Max-Age=0; Path=/; SameSite=Strict',
    ])
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
    expect([await who(one.cookie), await who(other.cookie), await who(untouched.cookie)]).toEqual([
      null,
      null,
      '丙',
    ])
  })

  it('ends after 180 days', async () => {
    const backend = await loginBackend()
    const cookie = cookieOf(await confirmedByQr(backend))
    backend.later(180 * day - 1)
    expect(await backend.who(cookie)).toBe('小满')
    backend.later(1)
    expect(await backend.who(cookie)).toBeNull()
  })

  it('is not created for visitors who ask for a token', async () => {
    const { request } = await loginBackend()
    const response = await request('/register/anonimous')
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
  })
})

describe('login status', () => {
  it('returns each listener’s own profile', async () => {
    const { data, call } = await loginBackend()
    for (const nickname of ['甲', '乙']) {
      const { id, cookie } = signedIn(data, nickname)
      const { status, body } = await call<Status>('/login/status', { headers: { Cookie: cookie } })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        data: {
          code: 200,
          account: { id, vipType: 0, anonimousUser: false, status: 0 },
          profile: {
            userId: id,
            nickname,
            avatarUrl: `/api/media/cover/g${id}.jpg`,
            backgroundUrl: expect.any(String),
            signature: '',
            vipType: 0,
          },
        },
      })
      expect(body.data.profile).not.toHaveProperty('id')
    }
  })

  it('makes everyone a member when the operator wants it', async () => {
    const { data, call } = await loginBackend({ member: true })
    const { cookie } = signedIn(data)
    const { body } = await call<Status>('/login/status', { headers: { Cookie: cookie } })
    expect([body.data.account?.vipType, body.data.profile?.vipType]).toEqual([11, 11])
  })
})
