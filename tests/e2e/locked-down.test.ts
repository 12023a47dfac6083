import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openPage, openSharedPage } from '../support/e2e/open-page'
import { playerBar, playFirstPlaylist } from '../support/e2e/player-bar'
import { policyViolations } from '../support/e2e/policy-violations'

/** Of `window`; not in the type library. */
interface Watched {
  trustedTypes: { createPolicy(name: string, rules: object): unknown }
  /** The policies that the page has made. */
  policies: { name: string; createScriptURL(url: string): unknown }[]
}

let page: Page

/** Opens a page that lets its policies be seen. */
async function openWatched(): Promise<Page> {
  const opened = await openSharedPage({ path: '/404' })
  await opened.addInitScript(() => {
    const { trustedTypes } = window as unknown as Watched
    const policies: unknown[] = []
    const create = trustedTypes.createPolicy.bind(trustedTypes)
    Object.assign(window, { policies })
    trustedTypes.createPolicy = (name, rules) => {
      const policy = create(name, rules)
      policies.push(policy)
      return policy
    }
  })
  await opened.goto(new URL('/', opened.url()).href)
  return opened
}

beforeAll(async () => {
  page = await openWatched()
})

describe('trusted types', () => {
  it('are made by one policy alone, with which the music plays', async () => {
    await playFirstPlaylist(page)
    await expectPage(playerBar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await playerBar(page).getByRole('button', { name: 'Pause' }).click()
    const names = await page.evaluate(() => (window as unknown as Watched).policies.map(({ name }) => name))
    expect(names).toEqual(['melisma'])
    expect(policyViolations).toEqual([])
  })

  it('are refused for scripts of another origin, of the API and of blobs', async () => {
    const refused = await page.evaluate(() => {
      const [policy] = (window as unknown as Watched).policies
      return [
        '/assets/a.js',
        `${location.origin}/sw.js`,
        'https://evil.example/a.js',
        '//evil.example/assets/a.js',
        `${location.protocol}//${location.hostname}.evil.example/a.js`,
        '/api/song/download?id=1',
        '/assets/../api/cloud',
        URL.createObjectURL(new Blob(['1'])),
        'data:text/javascript,1',
      ].map((url) => {
        try {
          policy!.createScriptURL(url)
          return false
        } catch {
          return true
        }
      })
    })
    expect(refused).toEqual([false, false, true, true, true, true, true, true, true])
  })

  it('are asked for wherever a script could come in', async () => {
    const outcomes = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as Watched
      const attempts = [
        () => new Worker('/first-paint.js'),
        () => (document.createElement('div').innerHTML = '<b>bold</b>'),
        () => (document.createElement('script').src = '/first-paint.js'),
        () => (document.createElement('iframe').srcdoc = 'page'),
        () => document.write('page'),
        () => trustedTypes.createPolicy('another', {}),
        () => trustedTypes.createPolicy('melisma', {}),
      ]
      return attempts.map((attempt) => {
        try {
          attempt()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      })
    })
    expect(outcomes).toEqual(outcomes.map(() => 'TypeError'))
    await expectPage.poll(() => policyViolations.length).toBe(outcomes.length)
    expect(new Set(policyViolations.splice(0).map((violation) => violation.split(':')[0]))).toEqual(
      new Set(['require-trusted-types-for', 'trusted-types']),
    )
  })
})

describe('the permissions of the page', () => {
  it('hold what the app uses and no device', async () => {
    const may = await page.evaluate(() => {
      const { featurePolicy } = document as unknown as {
        featurePolicy: { allowsFeature(name: string): boolean }
      }
      const used = ['autoplay', 'fullscreen', 'picture-in-picture', 'clipboard-write', 'screen-wake-lock']
      const unused = ['camera', 'microphone', 'geolocation', 'usb', 'payment', 'display-capture']
      return [used, unused].map((names) => names.map((name) => featurePolicy.allowsFeature(name)))
    })
    expect(may).toEqual([Array(5).fill(true), Array(6).fill(false)])
  })
})

describe('the files of the page', () => {
  it('are not run when their content is not the one that the page names', async () => {
    const fresh = await openPage({ path: '/404' })
    // read ahead: a request that is still on its way when the page is closed would fail
    const path = await fresh.locator('script[src*="/assets/shell-"]').getAttribute('src')
    const script = await fresh.request.get(new URL(path ?? '', fresh.url()).href)
    const body = `${await script.text()};window.changed = true`
    await fresh.route('**/assets/shell-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    const refusal = fresh.waitForEvent('console', (message) => message.text().includes('integrity'))
    await fresh.goto(new URL('/', fresh.url()).href)
    await refusal
    expect(await fresh.evaluate(() => 'changed' in window)).toBe(false)
  })
})
