import { afterEach, describe, expect, it } from 'vitest'
import { createServedVersion } from '../../src/browser/served-version'

const pageOf = (file: string) =>
  `<html><head><script type="module" crossorigin src="/assets/runtime.js"></script><template data-app><script type="module" crossorigin src="${file}"></script></template><link rel="stylesheet" href="/assets/a.css">`

/** Pretends that `/assets/index-1.js` runs here, and serves `answers` by address. */
function setUp(answers: Record<string, string>) {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', '/assets/index-1.js')
  script.dataset['test'] = ''
  document.head.append(script)
  const asked: string[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    const text = answers[address]
    if (text === undefined) throw new TypeError('offline')
    return new Response(text)
  }
  return { version: createServedVersion(fetch), asked }
}

afterEach(() => document.querySelector('[data-test]')?.remove())

describe('createServedVersion', () => {
  it('finds no newer version when its own build is served', async () => {
    expect(await setUp({ '/': pageOf('/assets/index-1.js') }).version.findNewer()).toBeNull()
  })

  it('finds a newer build and fetches all files that its page names', async () => {
    const answers = {
      '/': pageOf('/assets/index-2.js'),
      '/assets/index-2.js': '',
      '/assets/runtime.js': '',
      '/assets/a.css': '',
    }
    const { version, asked } = setUp(answers)
    expect(await version.findNewer()).toBe('/assets/index-2.js')
    expect(await version.prefetch()).toBe(true)
    expect(asked).toEqual(['/', '/assets/runtime.js', '/assets/index-2.js', '/assets/a.css'])
  })

  it('returns false when a file cannot be fetched', async () => {
    const { version } = setUp({ '/': pageOf('/assets/index-2.js'), '/assets/index-2.js': '' })
    await version.findNewer()
    expect(await version.prefetch()).toBe(false)
  })

  it('has reason to look when a file of the running build is gone', () => {
    let reasons = 0
    const unsubscribe = setUp({}).version.observeReasonsToCheck(() => reasons++)
    dispatchEvent(new Event('vite:preloadError'))
    expect(reasons).toBe(1)
    unsubscribe()
    dispatchEvent(new Event('vite:preloadError'))
    expect(reasons).toBe(1)
  })

  it('finds no newer version when the page is missing or is another page', async () => {
    expect(await setUp({}).version.findNewer()).toBeNull()
    expect(await setUp({ '/': '<h1>Bad gateway</h1>' }).version.findNewer()).toBeNull()
  })
})
