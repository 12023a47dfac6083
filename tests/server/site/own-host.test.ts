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

describe('isOwnHost, open to the network', () => {
  it.each([
    '127.0.0.1:7300',
    'localhost',
    '192.168.0.5:7300',
    '[fe80::1]:7300',
    'nas',
    'NAS.local:7300',
    'nas.lan:7300',
    'nas.lan.:7300',
  ])('knows %s', (header) => {
    expect(isOwnHost(header, '0.0.0.0', 'nas.lan')).toBe(true)
  })

  it.each([null, '', 'evil.example', 'nas.evil.example', '192.168.0.5.evil.example', '1', 'local', '.local'])(
    'does not know %s',
    (header) => {
      expect(isOwnHost(header, '0.0.0.0', 'nas.lan')).toBe(false)
    },
  )

  it('knows the name that it was told to listen on', () => {
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
  ])('says of %s: %s', (host, own) => {
    expect(isLoopback(host)).toBe(own)
  })
})
