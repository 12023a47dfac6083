import { describe, expect, it } from 'vitest'
import { trustedScriptUrl } from '../../src/trusted-types/trusted-script-url'

describe('trustedScriptUrl', () => {
  it.each([
    ['/assets/core.worker-1a2b.js', '/assets/core.worker-1a2b.js'],
    [new URL('/sw.js', location.href), '/sw.js'],
  ])('marks %s of this origin as trusted', (url, path) => {
    const trusted: unknown = trustedScriptUrl(url)
    expect(Object.prototype.toString.call(trusted)).toBe('[object TrustedScriptURL]')
    expect(String(trusted)).toBe(location.origin + path)
  })

  it.each([
    'https://evil.example/a.js',
    '//evil.example/a.js',
    `${location.protocol}//${location.hostname}.evil.example/a.js`,
    'data:text/javascript,1',
    `blob:${location.origin}/0a1b`,
    '/api/song/download?id=1',
    '/assets/../api/cloud',
  ])('refuses %s', (url) => {
    expect(() => trustedScriptUrl(url)).toThrow('No script of Melisma')
  })
})
