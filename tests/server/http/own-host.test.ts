import { describe, expect, it } from 'vitest'
import { isLoopback, isOwnHost } from '../../../server/http/own-host'

describe('isOwnHost', () => {
  it.each(['127.0.0.1', '127.0.0.1:7300', 'localhost:80', 'LOCALHOST', '[::1]:7300'])(
    'accepts %s',
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
  ])('refuses %s', (header) => {
    expect(isOwnHost(header, '127.0.0.1')).toBe(false)
  })
})

describe('isOwnHost, listening on the network', () => {
  it.each([
    '127.0.0.1:7300',
    'localhost',
    '192.168.0.5:7300',
    '[fe80::1]:7300',
    'nas',
    'NAS.local:7300',
    'nas.lan:7300',
    'nas.lan.:7300',
  ])('accepts %s', (header) => {
    expect(isOwnHost(header, '0.0.0.0', 'nas.lan')).toBe(true)
  })

  it.each([null, '', 'evil.example', 'nas.evil.example', '192.168.0.5.evil.example', '1', 'local', '.local'])(
    'refuses %s',
    (header) => {
      expect(isOwnHost(header, '0.0.0.0', 'nas.lan')).toBe(false)
    },
  )

  it('accepts the host name it listens on', () => {
    expect(isOwnHost('music.home:7300', 'music.home', 'nas')).toBe(true)
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
  ])('returns for %s: %s', (host, own) => {
    expect(isLoopback(host)).toBe(own)
  })
})
