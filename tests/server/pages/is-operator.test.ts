import { describe, expect, it } from 'vitest'
import { isOperator } from '../../../server/pages/is-operator'

const says = (host: string, peer: string | null, headers: Record<string, string> = {}) =>
  isOperator(new Request('http://x/', { headers }), host, peer)

describe('isOperator', () => {
  it.each([
    ['127.0.0.1', null],
    ['localhost', '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['0.0.0.0', '::1'],
    ['::', '::ffff:127.0.0.1'],
  ])('listening on %s, accepts the operator at %s', (host, peer) => {
    expect(says(host, peer)).toBe(true)
  })

  it.each([
    ['0.0.0.0', null],
    ['0.0.0.0', ''],
    ['0.0.0.0', '192.168.0.9'],
    ['::', '::ffff:192.168.0.9'],
    ['192.168.0.5', 'fe80::1'],
  ])('listening on %s, refuses a request from %s', (host, peer) => {
    expect(says(host, peer)).toBe(false)
  })

  it.each(['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'X-Real-IP', 'Via'])(
    'refuses a request with the proxy header %s',
    (name) => {
      expect(says('127.0.0.1', '127.0.0.1', { [name]: '127.0.0.1' })).toBe(false)
    },
  )
})
