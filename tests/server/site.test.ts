import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSite, type SiteOptions } from '../../server/site'
import { musicFolder } from '../support/server/music-folder'

const page = '<!doctype html><title>Melisma</title>'

const site = (options: Partial<SiteOptions> = {}) => {
  const folder = musicFolder({
    'client/index.html': page,
    'client/assets/app-1a2b.js': 'run()',
    'client/assets/large-3c4d.js': 'run();'.repeat(1000),
    'client/assets/packed-5e6f.js': 'packed()',
    'client/assets/packed-5e6f.js.br': 'by brotli',
    'client/assets/packed-5e6f.js.gz': 'by gzip',
    'client/icon.svg': '<svg/>',
    'client/service-worker.js': 'keep()',
    'client/retired-service-worker.js': 'retire()',
    'outside.txt': 'not yours',
  })
  const backend = {
    fetch: (request: Request) => Response.json({ asked: new URL(request.url).pathname }),
    ready: Promise.resolve(),
    close: () => Promise.resolve(),
  }
  const { fetch } = createSite({
    backend,
    client: join(folder, 'client'),
    earlier: join(folder, 'earlier'),
    host: '127.0.0.1',
    foreignCovers: false,
    serviceWorker: true,
    ...options,
  })
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(
      new Request(`http://127.0.0.1:7300${path}`, {
        method,
        headers: { Host: '127.0.0.1:7300', ...headers },
      }),
    )
}

const policyOf = async (options?: Partial<SiteOptions>) =>
  (await site(options)('/')).headers.get('content-security-policy')

describe('createSite', () => {
  it.each(['/', '/playlist?id=5', '/discover/toplists'])('opens the app at %s', async (path) => {
    const response = await site()(path, { Accept: 'text/html,*/*;q=0.8' })
    expect([response.status, await response.text()]).toEqual([200, page])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('lets hashed files be cached for ever', async () => {
    const response = await site()('/assets/app-1a2b.js')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const etag = response.headers.get('etag')!
    expect((await site()('/icon.svg')).headers.get('cache-control')).toBe('no-cache')
    expect(etag).toMatch(/^"/)
  })

  it('sends the worker that keeps the app, or in its place the one that removes it', async () => {
    const kept = await site()('/service-worker.js')
    expect([await kept.text(), kept.headers.get('cache-control')]).toEqual(['keep()', 'no-cache'])
    expect(kept.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
    const retired = await site({ serviceWorker: false })('/service-worker.js')
    expect(await retired.text()).toBe('retire()')
  })

  it('compresses replies for browsers that accept it, but never a range', async () => {
    const wants = { 'Accept-Encoding': 'gzip, br' }
    const packed = await site()('/assets/large-3c4d.js', wants)
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan(600)
    expect((await site()('/assets/large-3c4d.js')).headers.get('content-encoding')).toBeNull()
    const range = await site()('/assets/large-3c4d.js', { ...wants, Range: 'bytes=0-4999' })
    expect(range.headers.get('content-encoding')).toBeNull()
    expect((await range.arrayBuffer()).byteLength).toBe(5000)
  })

  it('sends compressed copies as they are, in the encoding that the browser prefers', async () => {
    const packedAs = async (accepted: string, headers: Record<string, string> = {}) => {
      const response = await site()('/assets/packed-5e6f.js', { 'Accept-Encoding': accepted, ...headers })
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      return [response.headers.get('content-encoding'), await response.text()]
    }
    expect(await packedAs('gzip, deflate, br')).toEqual(['br', 'by brotli'])
    expect(await packedAs('br;q=0, gzip')).toEqual(['gzip', 'by gzip'])
    expect(await packedAs('br;q=0.1, gzip;q=0.5')).toEqual(['gzip', 'by gzip'])
    expect(await packedAs('identity')).toEqual([null, 'packed()'])
    expect(await packedAs('br', { Range: 'bytes=0-5' })).toEqual([null, 'packed'])
  })

  it('sends the page while a new build has not compressed it yet', async () => {
    const client = musicFolder({ 'index.html': page, 'index.html.br': 'old', 'index.html.gz': 'by gzip' })
    const ask = site({ client })
    const wants = { 'Accept-Encoding': 'br, gzip' }
    rmSync(join(client, 'index.html.br'))
    expect(await (await ask('/', wants)).text()).toBe('by gzip')
    rmSync(join(client, 'index.html.gz'))
    const plain = await ask('/', wants)
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, page])
  })

  it('sends files of earlier builds, and those of a build that finishes meanwhile', async () => {
    const folder = musicFolder({
      'client/index.html': page,
      'client/assets/app-1a2b.js': 'new',
      'earlier/assets/app-0000.js': 'old',
    })
    const ask = site({ client: join(folder, 'client'), earlier: join(folder, 'earlier') })
    expect(await (await ask('/assets/app-0000.js')).text()).toBe('old')
    writeFileSync(join(folder, 'client/assets/app-9f9f.js'), 'newest')
    expect(await (await ask('/assets/app-9f9f.js')).text()).toBe('newest')
    // the next build has moved it
    rmSync(join(folder, 'client/assets/app-9f9f.js'))
    writeFileSync(join(folder, 'earlier/assets/app-9f9f.js'), 'newest')
    expect(await (await ask('/assets/app-9f9f.js')).text()).toBe('newest')
  })

  it.each([
    '/assets/old-0000.js',
    '/favicon.ico',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
  ])('has no file at %s', async (path) => {
    const response = await site()(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('not yours')
  })

  it('answers 404 instead of the page when no page is accepted', async () => {
    expect((await site()('/playlist', { Accept: 'application/json' })).status).toBe(404)
  })

  it('accepts no other methods for files', async () => {
    expect((await site()('/', {}, 'POST')).status).toBe(405)
    const head = await site()('/', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('passes /api to the backend, and nothing else', async () => {
    expect(await (await site()('/api/banner')).json()).toEqual({ asked: '/api/banner' })
    expect((await site()('/apis', { Accept: 'text/html' })).headers.get('content-type')).toContain(
      'text/html',
    )
  })

  it.each(['/', '/api/banner', '/assets/app-1a2b.js', '/nosuch.js'])(
    'sends %s with security headers',
    async (path) => {
      expect(Object.fromEntries((await site()(path)).headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
    },
  )

  it('lets pages make trusted types by one policy alone, and use no device', async () => {
    expect(await policyOf()).toMatch(/; require-trusted-types-for 'script'; trusted-types melisma$/)
    const permissions = (await site()('/playlist')).headers.get('permissions-policy')!
    expect(permissions).toContain('camera=()')
    expect(permissions).toContain('screen-wake-lock=(self)')
    expect(permissions).not.toContain('*')
    expect((await site()('/icon.svg')).headers.has('permissions-policy')).toBe(false)
  })

  it('holds workers to the policy of the page', async () => {
    const client = musicFolder({ 'index.html': page, 'assets/core.worker-1a2b.js': 'run()' })
    const worker = await site({ client })('/assets/core.worker-1a2b.js')
    expect(worker.headers.get('content-security-policy')).toBe(await policyOf())
    const script = await site()('/assets/app-1a2b.js')
    expect(script.headers.has('content-security-policy')).toBe(false)
  })

  it('has the browser insist on TLS once it is used, for this name alone', async () => {
    const over = async (headers: Record<string, string>) =>
      (await site()('/', headers)).headers.get('strict-transport-security')
    expect(await over({ 'X-Forwarded-Proto': 'https' })).toBe('max-age=31536000')
    expect(await over({ 'X-Forwarded-Proto': 'http' })).toBeNull()
    expect(await over({})).toBeNull()
  })

  it('lets a page load from its own origin only, and images from elsewhere with another backend', async () => {
    const own = await policyOf()
    expect(own).toContain("default-src 'none'")
    expect(own).not.toContain('https:')
    expect(own).not.toContain('unsafe-inline')
    const other = await policyOf({ foreignCovers: true })
    expect(other).toContain("img-src 'self' data: blob: https:")
    expect(other).toContain("script-src 'self' 'wasm-unsafe-eval';")
    const workerPolicy = async (options = {}) =>
      (await site(options)('/service-worker.js')).headers.get('content-security-policy')
    expect(await workerPolicy()).toBe("default-src 'none'; connect-src 'self'")
    // images go through it, also those from elsewhere
    expect(await workerPolicy({ foreignCovers: true })).toBe("default-src 'none'; connect-src 'self' https:")
  })

  it.each(['127.0.0.1', '0.0.0.0', '192.168.0.5'])(
    'refuses foreign host names when it listens on %s',
    async (host) => {
      for (const path of ['/api/banner', '/']) {
        const response = await site({ host })(path, { Host: 'evil.example:7300' })
        expect([response.status, await response.json()]).toEqual([
          421,
          { code: 421, msg: expect.any(String) },
        ])
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
      expect((await site({ host })('/api/banner', { Host: 'localhost:7300' })).status).toBe(200)
    },
  )

  it('answers an error in JSON that reveals nothing about it', async () => {
    const backend = {
      fetch: () => Promise.reject(new Error('secret')),
      ready: Promise.resolve(),
      close: () => Promise.resolve(),
    }
    const response = await site({ backend })('/api/banner')
    expect([response.status, await response.json()]).toEqual([
      500,
      { code: 500, msg: 'Internal Server Error' },
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it("keeps the policy of the backend's own pages", async () => {
    const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'none'" }
    const backend = {
      fetch: () => new Response('', { headers: { ...headers, 'Referrer-Policy': 'same-origin' } }),
      ready: Promise.resolve(),
      close: () => Promise.resolve(),
    }
    const response = await site({ backend })('/api/local/qr')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('permissions-policy')).toContain('camera=()')
  })
})
