import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { endpoints, type EndpointName } from '../../../src/contract/endpoints'
import { createBackend } from '../../../server/backend'
import { loginBackend } from '../../support/server/login-backend'
import { portOf } from '../../support/server/port-of'
import { signedIn } from '../../support/server/signed-in'

const foreign = [
  { Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
]
const strange = [
  { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
  { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
  { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
  { 'Sec-Purpose': 'prefetch' },
]

describe('isPassiveRequest and isCrossSite in front of the embedded backend', () => {
  const rows = Object.keys(endpoints) as EndpointName[]
  const changing = rows.filter((name) => 'makesStale' in endpoints[name])

  it('refuse other sites at every endpoint', async () => {
    const { data, request } = await loginBackend()
    const { cookie } = signedIn(data)
    const passed: string[] = []
    for (const name of rows)
      for (const headers of foreign)
        for (const method of ['GET', 'POST']) {
          const init = { method, headers: { ...headers, Cookie: cookie } }
          const response = await request(endpoints[name].path, init)
          if (response.status !== 403) passed.push(`${method} ${name}`)
        }
    expect(passed).toEqual([])
  })

  it('refuse navigations, images and prefetches of calls that change something', async () => {
    const { data, request } = await loginBackend()
    const { cookie } = signedIn(data)
    const passed: string[] = []
    for (const name of changing)
      for (const headers of strange) {
        const row = endpoints[name]
        const init = { headers: { ...headers, Cookie: cookie }, method: 'method' in row ? 'POST' : 'GET' }
        if ((await request(row.path, init)).status !== 403) passed.push(`${name} ${JSON.stringify(headers)}`)
      }
    expect(changing.length).toBeGreaterThan(20)
    expect(passed).toEqual([])
  })

  it('change nothing when they refuse, whatever the method and the spelling of the path', async () => {
    const { data, request, who } = await loginBackend()
    const { cookie } = signedIn(data)
    const headers = { 'Sec-Fetch-Mode': 'navigate', Cookie: cookie }
    for (const method of ['GET', 'HEAD', 'POST'])
      for (const path of ['/logout', '/log%6Fut', '/logout/', '//logout'])
        expect((await request(path, { method, headers })).headers.get('set-cookie')).toBeNull()
    expect(await who(cookie)).toBe('小满')
  })

  it('allow navigations to calls that only read, and requests without such headers', async () => {
    const { request } = await loginBackend()
    const typed = { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
    expect((await request('/login/status', { headers: typed })).status).toBe(200)
    expect((await request('/logout')).status).toBe(200)
    expect((await request('/logout', { headers: { Origin: 'http://127.0.0.1' } })).status).toBe(200)
  })
})

describe('isPassiveRequest and isCrossSite in front of another backend', () => {
  const remote = async () => {
    const asked: string[] = []
    const upstream = createServer(({ url = '' }, response) => {
      asked.push(url)
      response.end('{"code":200}')
    })
    await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done))
    onTestFinished(() => {
      upstream.closeAllConnections()
      return new Promise<void>((done) => upstream.close(() => done()))
    })
    const backend = createBackend({ root: '.', backend: `http://127.0.0.1:${portOf(upstream)}` })
    const status = async (path: string, headers: Record<string, string>) =>
      (await backend.fetch(new Request(`http://127.0.0.1:7300/api${path}`, { headers }))).status
    return { asked, status }
  }

  it('refuse other sites everywhere, and unusual requests wherever something may change', async () => {
    const { asked, status } = await remote()
    for (const headers of foreign) expect(await status('/banner', headers)).toBe(403)
    for (const headers of strange)
      for (const path of ['/logout', '/nosuch', '/LOGOUT', '/banner/', '/like?id=1'])
        expect(await status(path, headers)).toBe(403)
    expect(asked).toEqual([])
  })

  it('forward calls, and navigations to calls that only read', async () => {
    const { asked, status } = await remote()
    const call = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }
    expect(await status('/logout', call)).toBe(200)
    expect(await status('/banner', strange[1]!)).toBe(200)
    expect(asked).toEqual(['/logout', '/banner'])
  })
})

describe('replies', () => {
  it('are JSON that must not be cached, also when they refuse', async () => {
    const { request, close } = await loginBackend()
    const answers = [
      await request('/user/subcount'),
      await request('/banner', { headers: { Origin: 'null' } }),
      await request('/nosuch'),
      await request('/banner', { method: 'POST', body: 'x'.repeat(100_000) }),
    ]
    await close()
    answers.push(await request('/banner'))
    expect(answers.map(({ status }) => status)).toEqual([301, 403, 404, 413, 503])
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toMatchObject({ code: answer.status })
    }
  })
})
