import { afterEach, describe, expect, it } from 'vitest'
import { createServedVersion } from '../src/served-version'

const pageOf = (file: string) =>
  `<html><head><script type="module" crossorigin src="${file}"></script><link rel="stylesheet" href="/assets/a.css">`

/** Another build is served than the one that runs here. */
function setUp(answers: Record<string, string>) {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', '/assets/index-1.js')
  script.dataset['test'] = ''
  document.head.prepend(script)
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
  it('knows its own build', async () => {
    expect(await setUp({ '/': pageOf('/assets/index-1.js') }).version.newer()).toBeNull()
  })

  it('knows a newer one, and brings all that its page names', async () => {
    const answers = { '/': pageOf('/assets/index-2.js'), '/assets/index-2.js': '', '/assets/a.css': '' }
    const { version, asked } = setUp(answers)
    expect(await version.newer()).toBe('/assets/index-2.js')
    expect(await version.fetchNew()).toBe(true)
    expect(asked).toEqual(['/', '/assets/index-2.js', '/assets/a.css'])
  })

  it('says so when a part of it cannot be had', async () => {
    const { version } = setUp({ '/': pageOf('/assets/index-2.js'), '/assets/index-2.js': '' })
    await version.newer()
    expect(await version.fetchNew()).toBe(false)
  })

  it('takes no word of a page that does not come, or is another one', async () => {
    expect(await setUp({}).version.newer()).toBeNull()
    expect(await setUp({ '/': '<h1>Bad gateway</h1>' }).version.newer()).toBeNull()
  })
})
