import type { IncomingMessage, RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { jsonOf } from '../../../support/server/json-of'
import { listening } from '../../../support/server/listening'
import { createProxy } from '../../../../server/http/proxy/proxy'

const upstream = async (listener: RequestListener, path = '') => (await listening(listener)) + path

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
  it.each(['/api/api/x', '/api/api?uri=/x', '/api/batch', '/api/API', '/api/Batch/', '/api//api'])(
    'does not forward %s, which can call anything',
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
    [
      '',
      '/api/x?Domain[]=a&domain[x]=b&cookie=c&headers[a]=d&e_r=1&crypto=&ua=u&__proto__[x]=1&id=1',
      '/x?id=1',
    ],
    ['', '/api/x?[proxy]=a&%5Bdomain%5D=b&[][cookie]=c&[Headers][a]=d&id=1', '/x?id=1'],
    ['', '/api/playlist/update?id=1&name=a%22b', '/playlist/update?id=1&name=a%5C%22b'],
    ['', '/api/playlist/update/x?[name]=a%22b', '/playlist/update/x?%5Bname%5D=a%5C%22b'],
    ['', '/api/search?keywords=%E6%9C%88+a%26b', '/search?keywords=%E6%9C%88+a%26b'],
  ])('forwards %s to %s as %s', async (path, address, url) => {
    const reply = await jsonOf<Echo>(await ask(await upstream(echo, path), address))
    expect(reply.url).toBe(url)
  })

  it('forwards method, body and cookies, and nothing of our own origin', async () => {
    const base = await upstream(echo)
    const response = await ask(base, '/api/playlist/update', {
      method: 'POST',
      body: 'id=1&domain=http%3A%2F%2Fevil&name=%E6%9C%88',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
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
      'id=1&name=%E6%9C%88',
      'MUSIC_U=abc',
      base.slice(7),
    ])
    for (const name of ['origin', 'x-forwarded-for', 'x-own']) expect(headers).not.toHaveProperty(name)
  })

  it('drops steering fields of a JSON body, and a body of another type', async () => {
    const base = await upstream(echo)
    const post = async (body: string, type: string) => {
      const init = { method: 'POST', body, headers: { 'Content-Type': type } }
      return (await jsonOf<Echo>(await ask(base, '/api/search', init))).body
    }
    const given = '{"keywords":"a","proxy":"http://x/p.pac","__proto__":{"domain":"y"},"cookie":{"os":"pc"}}'
    expect(await post(given, 'application/json')).toBe('{"keywords":"a"}')
    expect(await post('[1]', 'application/json')).toBe('')
    expect(await post('{', 'application/json')).toBe('')
    expect(await post('domain=x', 'text/plain')).toBe('')
    const large = await ask(base, '/api/search', {
      method: 'POST',
      body: `keywords=${'x'.repeat(300_000)}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(large.status).toBe(413)
  })

  it('forwards the file of an upload and none of its other fields', async () => {
    const base = await upstream(echo)
    const form = new FormData()
    form.set('domain', 'http://evil')
    form.set('cookie', new Blob(['x']), 'c.txt')
    form.set('songFile', new Blob(['sound'], { type: 'audio/mpeg' }), '月 "光".mp3')
    const init = { method: 'POST', body: form }
    const { body, headers } = await jsonOf<Echo>(await ask(base, '/api/cloud?timestamp=1', init))
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=\S+$/)
    expect(body).toContain('name="songFile"; filename="月 %22光%22.mp3"')
    expect(body).toContain('sound')
    expect(body).not.toMatch(/evil|domain|name="cookie"/)
  })

  it.each(['songFile', 'other'])('survives a form that breaks off in its file %s', async (field) => {
    const faults: unknown[] = []
    const heard = (fault: unknown) => void faults.push(fault)
    process.on('uncaughtException', heard)
    onTestFinished(() => void process.off('uncaughtException', heard))
    const head = `--B\r\nContent-Disposition: form-data; name="${field}"; filename="a.mp3"\r\n\r\n`
    const init = {
      method: 'POST',
      body: `${head}half a so`,
      headers: { 'Content-Type': 'multipart/form-data; boundary=B' },
    }
    expect((await ask(await upstream(echo), '/api/cloud', init)).status).toBe(502)
    await new Promise((done) => setImmediate(done))
    expect(faults).toEqual([])
  })

  it('gives up a reply that starts and does not end', async () => {
    const base = await upstream((_request, response) => void response.write('{'))
    const proxy = createProxy(base, { limitMs: { call: 300, upload: 300 } })
    const response = await proxy(new Request('http://127.0.0.1/api/banner'))
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
  })

  it('drops the backend’s security headers', async () => {
    const base = await upstream((_request, response) => {
      response.setHeader('Content-Security-Policy', "default-src *; script-src 'unsafe-inline'")
      response.setHeader('Strict-Transport-Security', 'max-age=1')
      response.setHeader('Clear-Site-Data', '"*"')
      response.setHeader('Permissions-Policy', 'camera=*')
      response.writeHead(404, { 'Content-Type': 'text/html', 'Content-Language': 'en' }).end('no')
    })
    const { headers } = await ask(base, '/api/x')
    expect(headers.get('content-language')).toBe('en')
    expect(headers.has('content-security-policy')).toBe(false)
    expect(headers.has('strict-transport-security')).toBe(false)
    expect(headers.has('clear-site-data')).toBe(false)
    expect(headers.has('permissions-policy')).toBe(false)
  })

  it('passes on status and cookies, the cookies without their domain', async () => {
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

  it('does not follow a redirect', async () => {
    const base = await upstream((_request, response) =>
      response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    )
    expect((await ask(base, '/api/x')).status).toBe(302)
  })

  it('sends compressed replies uncompressed', async () => {
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

  it('answers 502 in JSON when the backend does not answer in time', async () => {
    const base = await upstream(() => undefined)
    const proxy = createProxy(base, { limitMs: { call: 1, upload: 1 } })
    const response = await proxy(new Request('http://127.0.0.1/api/banner'))
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ code: 502, msg: 'the backend did not answer in time' })
  })
})
