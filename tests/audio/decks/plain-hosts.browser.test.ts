import { describe, expect, it } from 'vitest'
import { PlainHosts } from '../../../src/audio/decks/plain-hosts'

describe('PlainHosts', () => {
  it('remembers a foreign host for all its addresses', () => {
    const hosts = new PlainHosts()
    hosts.add('https://media.test/a.mp3')
    expect(hosts.has('https://media.test/b.mp3?token=1')).toBe(true)
    expect(hosts.has('https://other.test/a.mp3')).toBe(false)
    expect(hosts.has('http://media.test/a.mp3')).toBe(false)
  })

  it('does not give up the graph for our own address, which may have redirected', () => {
    const hosts = new PlainHosts()
    hosts.add('/api/stream?id=1')
    expect(hosts.has('/api/stream?id=1')).toBe(false)
  })

  it('bears an address that is none', () => {
    const hosts = new PlainHosts()
    hosts.add('http://')
    expect(hosts.has('/fine')).toBe(false)
  })
})
