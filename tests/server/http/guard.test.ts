import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../src/contract/endpoints'
import { isPrefetch, isCrossSite, isPassiveRequest, mayChange } from '../../../server/http/guard'

const asked = (headers: Record<string, string>, host = '127.0.0.1:7300') =>
  new Request(`http://${host}/api/x`, { headers: { Host: host, ...headers } })

describe('isCrossSite', () => {
  it.each([
    [{}],
    [{ 'Sec-Fetch-Site': 'same-origin' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ Origin: 'http://127.0.0.1:7300' }],
    [{ Origin: 'http://127.0.0.1:7300', 'Sec-Fetch-Site': 'same-origin' }],
  ])('accepts %j', (headers) => {
    expect(isCrossSite(asked(headers))).toBe(false)
  })

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'something-new' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'http://127.0.0.1:8080' }],
    [{ Origin: 'http://localhost:7300' }],
    [{ Origin: 'null' }],
    [{ Origin: '' }],
    [{ Origin: 'file://127.0.0.1:7300' }],
    [{ Origin: 'http://127.0.0.1:7300.evil.example' }],
    [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }],
  ])('refuses %j', (headers) => {
    expect(isCrossSite(asked(headers))).toBe(true)
  })

  it.each([
    ['http://nas', 'nas:80', false],
    ['http://nas:80', 'nas', false],
    ['https://nas', 'nas', false],
    ['https://nas:80', 'nas', true],
    ['http://[::1]:7300', '[::1]:7300', false],
  ])('takes %s for a page of %s unless %s', (origin, host, elsewhere) => {
    expect(isCrossSite(asked({ Origin: origin }, host))).toBe(elsewhere)
  })
})

describe('isPassiveRequest', () => {
  it.each([
    [{}, false],
    [{ 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }, false],
    [{ 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }, true],
    [{ 'Sec-Fetch-Mode': 'navigate' }, true],
    [{ 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }, true],
    [{ 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'style' }, true],
    [{ 'Sec-Fetch-Dest': 'iframe' }, true],
    [{ 'Sec-Fetch-Dest': 'empty', 'Sec-Purpose': 'prefetch' }, true],
    [{ 'Sec-Purpose': 'prefetch;prerender' }, true],
    [{ Purpose: 'prefetch' }, true],
  ])('returns for %j: %s', (headers, expected) => {
    expect(isPassiveRequest(asked(headers))).toBe(expected)
  })
})

describe('isPrefetch', () => {
  it('tells a prefetched page from an opened one', () => {
    expect(isPrefetch(new Headers({ 'Sec-Purpose': 'prefetch;anonymous-client-ip' }))).toBe(true)
    expect(isPrefetch(new Headers({ 'Sec-Fetch-Mode': 'navigate' }))).toBe(false)
  })
})

describe('mayChange', () => {
  it('is false for endpoints that only read', () => {
    const reading = Object.values(endpoints).filter((row) => !('makesStale' in row))
    const changing = Object.values(endpoints).filter((row) => 'makesStale' in row)
    expect(reading.filter(({ path }) => mayChange(`/api${path}`))).toEqual([])
    expect(changing.filter(({ path }) => !mayChange(`/api${path}`))).toEqual([])
    expect(changing.length).toBeGreaterThan(20)
  })

  it.each(['/api/nosuch', '/api/LOGOUT', '/api/log%6Fut', '/api//banner', '/api/banner/../logout', '/api'])(
    'is true for %s',
    (path) => {
      expect(mayChange(path)).toBe(true)
    },
  )

  it.each(['/api/media/cover/g1.jpg', '/api/local/qr'])(
    'is false for %s, which the server answers itself',
    (path) => {
      expect(mayChange(path)).toBe(false)
    },
  )
})
