import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointName } from '../../../../src/contract/endpoints'
import { createProxy } from '../../../../server/http/proxy/proxy'
import { ReplyCache } from '../../../../src/workers/core/reply-cache'
import { createCallEndpoint } from '../../../../src/workers/core/tasks/call-endpoint'
import type { EndpointCall } from '../../../../src/workers/rpc/tasks'
import { startNeteaseApi, type NeteaseApi } from '../../../peers/netease-api'
import { listening } from '../../../support/server/listening'

const never = new AbortController().signal
let peer: NeteaseApi
let proxy: ReturnType<typeof createProxy>

beforeAll(async () => {
  peer = await startNeteaseApi()
  proxy = createProxy(peer.address)
}, 120_000)
afterAll(() => peer.stop())

const ask = (path: string, init?: RequestInit) => proxy(new Request(`http://127.0.0.1:7300${path}`, init))

const call = (name: EndpointName, params: Record<string, string | number> = {}) =>
  createCallEndpoint(async (address, init) => ask(address, init), new ReplyCache(() => 0))(
    { name, params } as EndpointCall,
    never,
  )

describe('createProxy before a NeteaseCloudMusicApi server without its service', () => {
  it.each([
    ['banner', {}, { kind: 'status', status: 502 }],
    ['personalized', { limit: 10 }, { kind: 'status', status: 502 }],
    ['playlistDetail', { id: 1 }, { kind: 'status', status: 502 }],
    ['songUrl', { id: 1 }, { kind: 'status', status: 502 }],
    ['loginStatus', {}, { kind: 'status', status: 502 }],
    // the module throws without ids, and /login/qr/check turns every error into this
    ['songDetail', {}, { kind: 'notFound' }],
    ['qrCheck', { key: 'x' }, { kind: 'notFound' }],
    ['userSubcount', {}, { kind: 'loginNeeded' }],
    // the module hides it: HTTP 200, with the error in the body
    ['playlistEditTracks', { op: 'add', pid: 1, tracks: '1' }, { kind: 'code', code: 502 }],
  ] as const)('passes %s on as the client expects it', async (name, params, failure) => {
    expect(await call(name, params)).toMatchObject({ ok: false, failure })
  })

  it('passes on what needs no service', async () => {
    const { status, headers } = await ask('/api/inner/version')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await call('qrCreate', { key: 'abc' })).toMatchObject({
      ok: true,
      value: { url: expect.stringContaining('abc') },
    })
  })

  it('passes on an unknown path as HTML, which the client accepts', async () => {
    const response = await ask('/api/nosuch')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await call('match', { id: 1 })).toMatchObject({ ok: false, failure: { kind: 'notFound' } })
  })

  it('escapes quotes in a name that the server inserts into JSON', async () => {
    const words = { name: 'a "b" \\ c\n', desc: '"}],x:[{"', tags: '民谣' }
    let handed = ''
    const echo = await listening((request, response) => {
      handed = request.url ?? ''
      response.end('{"code":200}')
    })
    const given = new URLSearchParams({ id: '1', ...words })
    await createProxy(echo)(new Request(`http://127.0.0.1:7300/api/playlist/update?${given}`))
    const query = Object.fromEntries(new URLSearchParams(handed.split('?')[1]))
    const update = createRequire(import.meta.url)(
      '../../../peers/netease-api/node_modules/NeteaseCloudMusicApi/module/playlist_update.js',
    ) as (query: unknown, request: (uri: string, data: Record<string, string>) => unknown) => void
    let parts: unknown[] = []
    update(query, (_uri, data) => (parts = Object.values(data).map((part) => JSON.parse(part))))
    expect(Object.assign({}, ...parts)).toEqual({ id: 1, ...words })
  })

  it('cannot be steered elsewhere by a caller', async () => {
    let asked = 0
    const elsewhere = await listening((_request, response) => {
      asked++
      response.end('{"code":200}')
    })
    const steering = new URLSearchParams({
      domain: elsewhere,
      proxy: elsewhere,
      'domain[]': elsewhere,
      id: '1',
    })
    for (const path of ['/song/detail?ids=1&', '/lyric/new?', '/playlist/detail?']) {
      await ask(`/api${path}${steering}`)
      await ask(`/api${path}`, { method: 'POST', body: steering })
      await ask(`/api${path}`, {
        method: 'POST',
        body: JSON.stringify(Object.fromEntries(steering)),
        headers: { 'Content-Type': 'application/json' },
      })
      const form = new FormData()
      for (const [name, value] of steering) form.set(name, value)
      await ask(`/api${path}`, { method: 'POST', body: form })
    }
    expect(asked).toBe(0)
  })
})
