import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createProxy } from '../../../../server/http/proxy/proxy'
import { isPublicAddress } from '../../../../server/http/proxy/public-address'
import { jsonOf } from '../../../support/server/json-of'
import { listening } from '../../../support/server/listening'

const sound = Buffer.from('ID3 the sound of it')

/** A backend that is its own media host: `/song/url/v1?id=…` returns the URL that the test gives it. */
const backend = async (media: RequestListener, addressOf = (base: string) => `${base}/m.mp3`) => {
  const base = await listening((request, response) => {
    if (!request.url?.startsWith('/song/')) return media(request, response)
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ code: 200, data: [{ id: 1, url: addressOf(base), size: 19 }] }))
  })
  const proxy = createProxy(base)
  const ask = (path: string, init?: RequestInit) => proxy(new Request(`http://127.0.0.1:7300${path}`, init))
  const { data } = await jsonOf<{ data: { url: string; size: number }[] }>(await ask('/api/song/url/v1?id=1'))
  return { ask, url: data[0]!.url, row: data[0]! }
}

const ranged: RequestListener = (request, response) => {
  response.setHeader('Content-Type', 'audio/mpeg')
  response.setHeader('Set-Cookie', 'track=1')
  const [, from] = /bytes=(\d+)-/.exec(request.headers.range ?? '') ?? []
  if (from === undefined) return response.end(sound)
  response.statusCode = 206
  response.setHeader('Content-Range', `bytes ${from}-${sound.length - 1}/${sound.length}`)
  return response.end(sound.subarray(Number(from)))
}

describe('fetchRemoteMedia', () => {
  it('serves media from our own origin, so that the page can analyse them', async () => {
    const { ask, url, row } = await backend(ranged)
    expect(url).toMatch(/^\/api\/media\/remote\/[\w-]+\.[\w-]+$/)
    expect(row.size).toBe(19)
    const whole = await ask(url)
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    expect(await whole.text()).toBe(sound.toString())
  })

  it('supports byte ranges, and passes no cookies in either direction', async () => {
    let cookie: string | undefined = 'none seen'
    const { ask, url } = await backend((request, response) => {
      cookie = request.headers.cookie
      ranged(request, response)
    })
    const part = await ask(url, { headers: { Range: 'bytes=4-', Cookie: 'MUSIC_U=secret' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 4-18/19'])
    expect(await part.text()).toBe('the sound of it')
    expect(part.headers.getSetCookie()).toEqual([])
    expect(cookie).toBeUndefined()
  })

  it('fetches only URLs that were signed', async () => {
    let asked = 0
    const { ask, url } = await backend((request, response) => {
      asked++
      ranged(request, response)
    })
    const [payload = '', mark = ''] = url.split('/').at(-1)!.split('.')
    const other = Buffer.from('http://127.0.0.1:9/other').toString('base64url')
    for (const path of [`${other}.${mark}`, payload, `${payload}.`, `${payload}.AAAA`, `.${mark}`])
      expect((await ask(`/api/media/remote/${path}`)).status).toBe(404)
    expect((await ask(url, { method: 'POST' })).status).toBe(404)
    expect(asked).toBe(0)
  })

  it.each(['http://127.0.0.1:1/x', 'http://[::1]:1/x', 'http://localhost:1/x', 'http://10.0.0.1/x'])(
    'fetches nothing from %s, which is outside the public internet',
    async (address) => {
      const { ask, url } = await backend(ranged, () => address)
      const response = await ask(url)
      expect(response.status).toBe(502)
      expect((await jsonOf<{ msg: string }>(response)).msg).toMatch(/public address/)
    },
  )

  it('follows no redirect to such addresses either', async () => {
    const { ask, url } = await backend((_request, response) =>
      response.writeHead(302, { Location: 'http://127.0.0.1:1/inner' }).end(),
    )
    const response = await ask(url)
    expect(response.status).toBe(502)
    expect((await jsonOf<{ msg: string }>(response)).msg).toMatch(/public address/)
  })

  it('ends a loop of redirects', async () => {
    const { ask, url } = await backend((_request, response) =>
      response.writeHead(302, { Location: '/again' }).end(),
    )
    expect((await ask(url)).status).toBe(502)
  })

  it('passes on the status of an expired URL, and no page instead of media', async () => {
    const gone = await backend((_request, response) => response.writeHead(403).end('<h1>Forbidden</h1>'))
    const expired = await gone.ask(gone.url)
    expect([expired.status, await expired.text()]).toEqual([403, ''])
    const page = await backend((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>'),
    )
    expect((await page.ask(page.url)).status).toBe(502)
  })
})

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '223.5.5.5'])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    'nonsense',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
