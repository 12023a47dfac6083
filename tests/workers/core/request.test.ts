import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '../../../src/contract/endpoint'
import { endpoints } from '../../../src/contract/endpoints'
import { failed, ok } from '../../../src/contract/result'
import { request } from '../../../src/workers/core/request'
import type { Fetch } from '../../../src/workers/core/request'

const never = new AbortController().signal

function answering(body: string, status = 200): Fetch {
  return async () => new Response(status === 304 ? null : body, { status })
}

function ask(fetch: Fetch, endpoint: Endpoint = endpoints.banner, signal = never) {
  return request(fetch, endpoint, { id: 7 }, signal)
}

async function addressAsked(endpoint: Endpoint): Promise<string> {
  let asked = ''
  await ask((address) => {
    asked = address
    return Promise.resolve(new Response('{}'))
  }, endpoint)
  return asked
}

afterEach(() => void vi.restoreAllMocks())

describe('request', () => {
  it('times out after thirty seconds', async () => {
    const over = new AbortController()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
    const asked = ask(
      (_address, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    )
    over.abort()
    expect(await asked).toEqual(failed({ kind: 'timeout' }))
    expect(limit).toHaveBeenCalledWith(30_000)
  })

  it.each([
    ['200 with code 200', '{"code":200,"a":1}', 200, ok({ code: 200, a: 1 })],
    ['200 without a code', '{"a":1}', 200, ok({ a: 1 })],
    [
      'code 400 inside a 200',
      '{"code":400,"message":"no"}',
      200,
      failed({ kind: 'code', code: 400, message: 'no' }),
    ],
    ['code 301 inside a 200', '{"code":301}', 200, failed({ kind: 'loginNeeded' })],
    ['status 301', '{"code":301,"msg":"需要登录"}', 301, failed({ kind: 'loginNeeded' })],
    ['an HTML 404', '<h1>Cannot GET</h1>', 404, failed({ kind: 'notFound' })],
    [
      '502 with a message',
      '{"code":502,"msg":"gone"}',
      502,
      failed({ kind: 'status', status: 502, message: 'gone' }),
    ],
    ['HTML that says 200', '<html>', 200, failed({ kind: 'malformed', detail: '/banner: not JSON' })],
    ['an empty body', '', 200, failed({ kind: 'malformed', detail: '/banner: not JSON' })],
    ['null', 'null', 200, ok(null)],
  ])('reads %s', async (_name, body, status, expected) => {
    expect(await ask(answering(body, status))).toEqual(expected)
  })

  it.each([
    ['a repeated sign-in, in a 400', endpoints.dailySignin, '{"code":-2,"msg":"重复签到"}', 400],
    ['a file that lay there already', endpoints.cloudUpload, '{"code":201}', 200],
    ['a code not scanned yet', endpoints.qrCheck, '{"code":801}', 200],
    ['a list that was collected already', endpoints.playlistSubscribe, '{"code":501}', 501],
  ])('reads %s as an answer, since its endpoint lists the code', async (_name, endpoint, body, status) => {
    expect(await ask(answering(body, status), endpoint)).toEqual(ok(JSON.parse(body)))
  })

  it.each([
    ['the refusal of a foreign address', '{"code":-460,"message":"Cheating"}', 400, 'Cheating'],
    ['a duplicate where none is expected', '{"code":502,"message":"重复"}', 200, '重复'],
  ])('reads %s as a failure', async (_name, body, status, message) => {
    expect(await ask(answering(body, status))).toMatchObject({ ok: false, failure: { message } })
  })

  it.each([
    ['404', '{"code":404,"data":null,"msg":"Not Found"}', 404, { kind: 'notFound' }],
    ['502', '{"code":502,"msg":"away"}', 502, { kind: 'status', status: 502 }],
  ])('does not read a %s as a state of a login code', async (_name, body, status, failure) => {
    expect(await ask(answering(body, status), endpoints.qrCheck)).toMatchObject({ ok: false, failure })
  })

  it('is offline if nothing answers', async () => {
    expect(await ask(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(
      failed({ kind: 'offline' }),
    )
  })

  it('is aborted, not offline, if the caller cancels', async () => {
    const controller = new AbortController()
    const call = ask(
      (_address, init) =>
        new Promise((_resolve, reject) =>
          init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
      endpoints.banner,
      controller.signal,
    )
    controller.abort()
    expect(await call).toEqual(failed({ kind: 'aborted' }))
  })

  it('calls /api with the browser cache off, marks what servers must not cache, and omits cookies where the endpoint says so', async () => {
    const seen: [string, RequestInit][] = []
    const spy: Fetch = async (address, init) => {
      seen.push([address, init])
      return new Response('{}')
    }
    await ask(spy, endpoints.banner)
    await ask(spy, endpoints.songUrl)
    await ask(spy, endpoints.playlistDetail)
    expect(seen.map(([address]) => address.replace(/timestamp=\d+/, 'timestamp=N'))).toEqual([
      '/api/banner?id=7',
      '/api/song/url/v1?id=7&timestamp=N',
      '/api/playlist/detail?id=7&timestamp=N',
    ])
    expect(seen.map(([, init]) => [init.cache, init.credentials])).toEqual([
      ['no-store', 'same-origin'],
      ['no-store', 'same-origin'],
      ['no-store', 'omit'],
    ])
  })

  it.each([
    'likelist',
    'userPlaylist',
    'playlistTracks',
    'artistDetail',
    'userLevel',
    'loginStatus',
  ] as const)(
    'never takes an answer of %s from before a change, which servers keep by the address',
    async (name) => {
      expect(await addressAsked(endpoints[name])).toMatch(/[?&]timestamp=\d+$/)
    },
  )

  it.each(['banner', 'catlist', 'highqualityTags', 'toplist', 'mvDetail'] as const)(
    'lets servers answer %s as they did a moment ago',
    async (name) => {
      expect(await addressAsked(endpoints[name])).not.toContain('timestamp')
    },
  )
})
