import { describe, expect, it } from 'vitest'
import { isLoopback, isOwnHost } from '../../../server/site/own-host'

describe('isOwnHost', () => {
  it.each(['127.0.0.1', '127.0.0.1:7300', 'localhost:80', 'LOCALHOST', '[::1]:7300'])(
    'knows %s',
    (header) => {
      expect(isOwnHost(header, '127.0.0.1')).toBe(true)
    },
  )

  it.each([
    null,
    '',
    'evil.example',
    'evil.example:7300',
    '127.0.0.1.evil.example',
    'localhost.evil',
    '192.168.0.2',
  ])('does not know %s', (header) => {
    expect(isOwnHost(header, '127.0.0.1')).toBe(false)
  })
})

describe('isLoopback', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['192.168.0.2', false],
    ['127.0.0.1.example', false],
  ])('says of %s: %s', (host, own) => {
    expect(isLoopback(host)).toBe(own)
  })
})
