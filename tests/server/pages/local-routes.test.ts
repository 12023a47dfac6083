import { describe, expect, it } from 'vitest'
import { musicFolder, scannedBackend } from '../../support/server/music-folder'
import { signedIn } from '../../support/server/signed-in'

const atHome = '127.0.0.1'
const stranger = '192.168.0.9'

interface Visit {
  peer?: string
  cookie?: string
  form?: Record<string, string>
  headers?: Record<string, string>
}

const setUp = async ({ host = '127.0.0.1' } = {}) => {
  let nowMs = Date.parse('2026-11-21T08:00:00Z')
  const backend = await scannedBackend(musicFolder({}), { host, now: () => nowMs })
  const visit = async (path: string, { peer = atHome, cookie, form, headers = {} }: Visit = {}) => {
    const request = new Request(`http://127.0.0.1/api/local/${path}`, {
      headers: { ...headers, ...(cookie !== undefined && { Cookie: cookie }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    const response = await backend.fetch(request, peer)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const newKey = async () => {
    const { body } = await backend.call<{ data: { unikey: string } }>('/login/qr/key')
    return body.data.unikey
  }
  return {
    backend,
    visit,
    newKey,
    later: (ms: number) => void (nowMs += ms),
    check: async (key: string) => {
      const response = await backend.request(`/login/qr/check?key=${key}`)
      const { code } = (await response.clone().json()) as { code: number }
      return { code, response }
    },
    /** Returns the nickname for a browser with the cookies that it was given. */
    nameWith: async (headers: Headers) => {
      const cookie = headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
      const { body } = await backend.call<{ data: { profile: { nickname: string } | null } }>(
        '/login/status',
        {
          headers: { Cookie: cookie },
        },
      )
      return body.data.profile?.nickname ?? null
    },
  }
}

describe('localRoutes: the login page', () => {
  it('signs the waiting browser in with the chosen account', async () => {
    const { backend, visit, newKey, check, nameWith } = await setUp()
    const { id } = signedIn(backend.data, '阿远')
    const key = await newKey()
    expect((await check(key)).code).toBe(801)
    const page = await visit(`qr?key=${key}`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.text).toContain('阿远')
    expect((await check(key)).code).toBe(802)
    const sent = await visit('qr', { form: { key, listener: String(id) } })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/api/local/qr?key=${key}`])
    expect(sent.headers.getSetCookie()).toEqual([])
    const { code, response } = await check(key)
    expect([code, await nameWith(response.headers)]).toEqual([803, '阿远'])
    expect((await visit(`qr?key=${key}`)).text).toContain('登录成功')
    expect((await check(key)).code).toBe(800)
  })

  it('offers an account from the first start', async () => {
    const { visit, newKey, check, nameWith } = await setUp()
    const key = await newKey()
    const [, id = ''] = /name="listener" value="(\d+)"/.exec((await visit(`qr?key=${key}`)).text) ?? []
    await visit('qr', { form: { key, listener: id } })
    expect(await nameWith((await check(key)).response.headers)).not.toBeNull()
  })

  it('creates an account with the given name', async () => {
    const { visit, newKey, check, nameWith } = await setUp()
    const key = await newKey()
    expect((await visit('qr', { form: { key, nickname: '  小 满 ' } })).status).toBe(303)
    expect(await nameWith((await check(key)).response.headers)).toBe('小 满')
    expect((await visit(`qr?key=${await newKey()}`)).text).toContain('小 满')
  })

  it('asks again after an invalid name, and creates nothing', async () => {
    const { visit, newKey, check } = await setUp()
    const key = await newKey()
    for (const nickname of ['', ' ', 'x'.repeat(31)]) {
      const page = await visit('qr', { form: { key, nickname } })
      expect([page.status, page.text.includes('昵称为 1 到 30 个字')]).toEqual([400, true])
    }
    expect((await visit('qr', { form: { key } })).status).toBe(400)
    expect((await check(key)).code).toBe(801)
  })

  it('shows names as text, whatever they contain', async () => {
    const { visit, newKey } = await setUp()
    await visit('qr', { form: { key: await newKey(), nickname: '<img src=x>"&' } })
    const { text } = await visit(`qr?key=${await newKey()}`)
    expect(text).toContain('&lt;img src=x&gt;&quot;&amp;')
    expect(text).not.toContain('<img src=x>')
  })

  it('contains no scripts and no inline style, and may load none', async () => {
    const { visit, newKey } = await setUp()
    const { text, headers } = await visit(`qr?key=${await newKey()}`)
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i)
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('script-src')
    expect(policy).not.toContain('unsafe')
    expect(headers.get('cache-control')).toBe('no-store')
    const style = await visit('page.css')
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  })

  it('uses the language of the browser', async () => {
    const { visit, newKey } = await setUp()
    const key = await newKey()
    const english = await visit(`qr?key=${key}`, { headers: { 'Accept-Language': 'en-GB' } })
    expect(english.text).toContain('<html lang="en">')
    expect(english.text).toContain('Sign in to Melisma')
    expect((await visit(`qr?key=${key}`)).text).toContain('<html lang="zh-CN">')
  })

  it.each(['', 'x', '"><script>', 'a'.repeat(3000)])('reports the key %j as expired', async (key) => {
    const { visit } = await setUp()
    const page = await visit(`qr?key=${encodeURIComponent(key)}`)
    expect([page.status, page.text.includes('二维码已失效')]).toEqual([410, true])
    expect(page.text).not.toContain('<script')
    expect((await visit('qr', { form: { key, nickname: 'a' } })).status).toBe(410)
  })

  it('accepts no confirmation after three minutes, nor a second one', async () => {
    const { visit, newKey, later, check, nameWith } = await setUp()
    const [late, twice] = [await newKey(), await newKey()]
    await visit('qr', { form: { key: twice, nickname: '一' } })
    expect((await visit('qr', { form: { key: twice, nickname: '二' } })).status).toBe(410)
    expect(await nameWith((await check(twice)).response.headers)).toBe('一')
    later(3 * 60_000)
    expect((await visit('qr', { form: { key: late, nickname: '三' } })).status).toBe(410)
    expect((await visit(`qr?key=${await newKey()}`)).text).not.toMatch(/<b>[二三]<\/b>/)
  })

  it('does not count a prefetch as opened', async () => {
    const { visit, newKey, check, backend } = await setUp()
    const key = await newKey()
    await visit(`qr?key=${key}`, { headers: { 'Sec-Purpose': 'prefetch;prerender' } })
    await backend.request(`/local/qr?key=${key}`, { method: 'HEAD' })
    expect((await check(key)).code).toBe(801)
  })

  it('accepts its own form, and none from other sites', async () => {
    const { visit, newKey } = await setUp()
    const form = { key: await newKey(), nickname: '小满' }
    const own = {
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
    }
    for (const headers of [
      { ...own, 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null' },
      { Origin: 'http://evil' },
    ])
      expect((await visit('qr', { form, headers })).status).toBe(403)
    expect((await visit('qr', { form, headers: { ...own, Origin: 'http://127.0.0.1' } })).status).toBe(303)
  })

  it('refuses a form that is too large', async () => {
    const { visit, newKey } = await setUp()
    const page = await visit('qr', { form: { key: await newKey(), nickname: 'x'.repeat(10_000) } })
    expect([page.status, JSON.parse(page.text)]).toEqual([413, { code: 413, msg: expect.any(String) }])
  })
})

describe('localRoutes: the login page, listening on the network', () => {
  it('shows strangers no accounts and accepts none from them', async () => {
    const { backend, visit, newKey, check } = await setUp({ host: '0.0.0.0' })
    const { id } = signedIn(backend.data, '阿远')
    const key = await newKey()
    const page = await visit(`qr?key=${key}`, { peer: stranger })
    expect([page.status, page.text.includes('阿远')]).toEqual([200, false])
    const taken = await visit('qr', { peer: stranger, form: { key, listener: String(id) } })
    expect([taken.status, taken.text.includes('不能用这个账号')]).toEqual([403, true])
    expect((await check(key)).code).toBe(802)
  })

  it('does not believe their headers about where they are', async () => {
    const { backend, newKey } = await setUp({ host: '0.0.0.0' })
    const { id } = signedIn(backend.data)
    const body = new URLSearchParams({ key: await newKey(), listener: String(id) })
    const headers = { 'X-Forwarded-For': '127.0.0.1' }
    const asked = () => new Request('http://127.0.0.1/api/local/qr', { method: 'POST', body, headers })
    for (const peer of [stranger, '127.0.0.1', null])
      expect((await backend.fetch(asked(), peer)).status).toBe(403)
  })

  it('lets whoever is at this machine use any account', async () => {
    const { backend, visit, newKey, check } = await setUp({ host: '0.0.0.0' })
    const { id } = signedIn(backend.data)
    const key = await newKey()
    expect(
      (await visit('qr', { peer: '::ffff:127.0.0.1', form: { key, listener: String(id) } })).status,
    ).toBe(303)
    expect((await check(key)).code).toBe(803)
  })

  it('lets a signed-in phone confirm only with its own account', async () => {
    const { backend, visit, newKey, check, nameWith } = await setUp({ host: '0.0.0.0' })
    const other = signedIn(backend.data, '阿远')
    const own = signedIn(backend.data, '小满')
    const key = await newKey()
    const phone = { peer: stranger, cookie: own.cookie }
    const page = await visit(`qr?key=${key}`, phone)
    expect([page.text.includes('小满'), page.text.includes('阿远')]).toEqual([true, false])
    expect(await (await check(key)).response.json()).toMatchObject({ code: 802, nickname: '小满' })
    expect((await visit('qr', { ...phone, form: { key, listener: String(other.id) } })).status).toBe(403)
    expect((await visit('qr', { ...phone, form: { key, listener: String(own.id) } })).status).toBe(303)
    expect(await nameWith((await check(key)).response.headers)).toBe('小满')
  })

  it('lets a stranger create an account, which their phone can use again', async () => {
    const { visit, newKey, check, nameWith } = await setUp({ host: '0.0.0.0' })
    const key = await newKey()
    const made = await visit('qr', { peer: stranger, form: { key, nickname: '新来的' } })
    expect(await nameWith(made.headers)).toBe('新来的')
    expect(await nameWith((await check(key)).response.headers)).toBe('新来的')
  })

  it('limits how many accounts strangers create', async () => {
    const { visit, newKey, later } = await setUp({ host: '0.0.0.0' })
    const make = async (peer: string) =>
      (await visit('qr', { peer, form: { key: await newKey(), nickname: '新' } })).status
    const statuses = []
    for (let made = 0; made < 22; made++) statuses.push(await make(stranger))
    expect(statuses.filter((status) => status === 303)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    expect(await make(atHome)).toBe(303)
    later(60 * 60_000)
    expect(await make(stranger)).toBe(303)
  })
})

describe('localRoutes: the inbox', () => {
  it('shows the operator the valid codes', async () => {
    const { backend, visit, later } = await setUp({ host: '0.0.0.0' })
    expect((await visit('inbox')).text).toContain('没有有效的验证码')
    await backend.call('/captcha/sent?phone=13800001234')
    const [, code = ''] = /: (\d{6}) /.exec(backend.lines.at(-1)!) ?? []
    const { text, headers } = await visit('inbox')
    expect(text).toContain(code)
    expect(text).toContain('+86 13800001234')
    expect(headers.get('cache-control')).toBe('no-store')
    later(10 * 60_000)
    expect((await visit('inbox')).text).not.toContain(code)
  })

  it('shows them to nobody else', async () => {
    const { visit } = await setUp({ host: '0.0.0.0' })
    const page = await visit('inbox', { peer: stranger })
    expect([page.status, JSON.parse(page.text)]).toEqual([403, { code: 403, msg: 'Forbidden' }])
    const relayed = await visit('inbox', { headers: { 'X-Forwarded-For': stranger } })
    expect(relayed.status).toBe(403)
  })
})
