import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { jsonOf } from '../support/json-of'
import { portOf } from '../support/port-of'
import { createProxy } from '../../../server/proxy/proxy'

const upstream = async (listener: RequestListener, path = '') => {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  return `http://127.0.0.1:${portOf(server)}${path}`
}

const echo: RequestListener = (request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { method, url, headers } = request
    response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }))
  })
}

type Echo = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }

const ask = (base: string, path: string, init?: RequestInit) =>
  createProxy(base)(new Request(`http://127.0.0.1:7300${path}`, init))

describe('createProxy', () => {
  it.each(['/api/api/x', '/api/api?uri=/x', '/api/batch'])(
    'keeps %s, which calls anything, to itself',
    async (path) => {
      let asked = 0
      const send = () => {
        asked++
        return Promise.resolve(new Response())
      }
      const proxy = createProxy('http://127.0.0.1:3000/base', { fetch: send })
      expect((await proxy(new Request(`http://127.0.0.1:7300${path}`))).status).toBe(404)
      expect(asked).toBe(0)
    },
  )

  it.each([
    ['', '/api/song/url/v1?id=1&level=exhigh', '/song/url/v1?id=1&level=exhigh'],
    ['/base', '/api/banner', '/base/banner'],
    ['', '/api/apis/x', '/apis/x'],
    ['', '/api', '/'],
    ['', '/api/x?domain=http://evil&id=1&proxy=y', '/x?id=1'],
    ['', '/api/search?keywords=%E6%9C%88+a%26b', '/search?keywords=%E6%9C%88+a%26b'],
  ])('asks %s for %s as %s', async (path, address, url) => {
    const reply = await jsonOf<Echo>(await ask(await upstream(echo, path), address))
    expect(reply.url).toBe(url)
  })

  it('hands on method, body and cookies, and nothing of our own origin', async () => {
    const base = await upstream(echo)
    const response = await ask(base, '/api/cloud', {
      method: 'POST',
      body: 'songFile',
      headers: {
        Cookie: 'MUSIC_U=abc',
        Origin: 'http://x',
        'X-Forwarded-For': '1.2.3.4',
        Connection: 'x-own',
        'X-Own': '1',
      },
    })
    const { method, headers, body } = await jsonOf<Echo>(response)
    expect([method, body, headers.cookie, headers.host]).toEqual([
      'POST',
      'songFile',
      'MUSIC_U=abc',
      base.slice(7),
    ])
    for (const name of ['origin', 'x-forwarded-for', 'x-own']) expect(headers).not.toHaveProperty(name)
  })

  it('hands back status and cookies, the cookies without their domain', async () => {
    const base = await upstream((_request, response) => {
      response.writeHead(301, {
        'Set-Cookie': ['MUSIC_U=a; Path=/; Domain=music.example; HttpOnly', '__csrf=b; domain=.x; Path=/'],
        'Access-Control-Allow-Origin': '*',
        'Content-Type': 'application/json',
      })
      response.end('{"code":301}')
    })
    const response = await ask(base, '/api/likelist')
    expect(response.status).toBe(301)
    expect(response.headers.getSetCookie()).toEqual(['MUSIC_U=a; Path=/; HttpOnly', '__csrf=b; Path=/'])
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    expect(await response.json()).toEqual({ code: 301 })
  })

  it('does not follow a redirect to elsewhere', async () => {
    const base = await upstream((_request, response) =>
      response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    )
    expect((await ask(base, '/api/x')).status).toBe(302)
  })

  it('unpacks what came packed', async () => {
    const base = await upstream((_request, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('plain words'))
    })
    const response = await ask(base, '/api/x')
    expect(await response.text()).toBe('plain words')
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(response.headers.has('content-length')).toBe(false)
  })

  it('answers 502 in JSON when the backend is down', async () => {
    const response = await ask('http://127.0.0.1:1', '/api/banner')
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ code: 502, msg: expect.stringMatching(/\S/) })
  })

  it('answers 502 in JSON when the backend says nothing in time', async () => {
    const base = await upstream(() => undefined)
    const proxy = createProxy(base, { limitMs: { call: 1, upload: 1 } })
    const response = await proxy(new Request('http://127.0.0.1/api/banner'))
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ code: 502, msg: 'the backend did not answer in time' })
  })
})
