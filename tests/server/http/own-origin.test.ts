import { describe, expect, it } from 'vitest'
import { createOriginFor } from '../../../server/http/own-origin'

const originOf = (
  host: string,
  url: string,
  addresses: string[] = ['192.168.0.5', '10.0.0.2'],
  headers: Record<string, string> = {},
) => createOriginFor(host, () => addresses)(new Request(url, { headers }))

describe('createOriginFor', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:7300/api/x', 'http://127.0.0.1:7300'],
    ['127.0.0.1', 'http://localhost/api/x', 'http://localhost'],
    ['192.168.0.7', 'http://192.168.0.7:7300/api/x', 'http://192.168.0.7:7300'],
    ['0.0.0.0', 'http://nas.local:7300/api/x', 'http://nas.local:7300'],
  ])('listening on %s, keeps the origin of %s', (host, url, origin) => {
    expect(originOf(host, url)).toBe(origin)
  })

  it.each([
    ['0.0.0.0', 'http://127.0.0.1:7300/api/x', 'http://192.168.0.5:7300'],
    ['::', 'http://localhost:7300/api/x', 'http://192.168.0.5:7300'],
    ['::', 'http://[::1]/api/x', 'http://192.168.0.5'],
  ])('listening on %s, returns an address that a phone can reach for %s', (host, url, origin) => {
    expect(originOf(host, url)).toBe(origin)
  })

  it('keeps the request’s origin without a network', () => {
    expect(originOf('0.0.0.0', 'http://127.0.0.1:7300/api/x', [])).toBe('http://127.0.0.1:7300')
  })

  it('uses https behind a proxy with TLS', () => {
    const headers = { 'X-Forwarded-Proto': 'https' }
    expect(originOf('127.0.0.1', 'http://localhost/x', [], headers)).toBe('https://localhost')
  })

  it('finds the addresses of this machine by itself', () => {
    const origin = createOriginFor('0.0.0.0')(new Request('http://localhost:7300/x'))
    expect(origin).toMatch(/^http:\/\/(\d+\.\d+\.\d+\.\d+|localhost):7300$/)
  })
})
