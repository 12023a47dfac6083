import type { Page, Route } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { navigateTo } from '../support/e2e/navigate-to'
import { logIn } from '../support/e2e/log-in'
import { openPage, openSharedPage, pageErrors } from '../support/e2e/open-page'
import { expectScreenLoaded, findIds, publicScreens, listenerScreens } from '../support/e2e/screens'

const screens = { ...publicScreens, ...listenerScreens }

/** The login stays answered: without it, guarded screens are not shown at all. */
const ofScreens = (url: URL) => /^\/api\/(?!media\/|local\/|login\/status)/.test(url.pathname)

/** Replaces every value of a reply by one of another type, except its code. */
function distorted(value: unknown, key = ''): unknown {
  if (key === 'code') return value
  if (Array.isArray(value)) return [null, ...(value as unknown[]).map((one) => distorted(one)), 7]
  if (typeof value === 'number') return 'seven'
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, distorted(one, name)]))
}

const faults: Record<string, (route: Route) => Promise<void>> = {
  'an error': (route) => route.fulfill({ status: 500, json: { code: 500, msg: 'broken' } }),
  'that it reaches nothing': (route) =>
    route.fulfill({ status: 502, json: { code: 502, msg: { errno: -3, code: 'EAI_AGAIN' } } }),
  'a page of HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'nothing at all': (route) => route.fulfill({ body: '' }),
  'everything of another kind': async (route) => {
    // the page may be gone by the time the reply is there
    const response = await route.fetch().catch(() => null)
    if (!response) return route.abort().catch(() => undefined)
    await route.fulfill({ response, json: distorted(await response.json().catch(() => null)) })
  },
}

/** The errors of the app itself, without the browser's own lines about failed requests. */
const ownTroubles = (page: Page) =>
  (pageErrors.get(page) ?? []).filter((line) => !line.startsWith('Failed to load resource'))

async function listen(): Promise<Page> {
  const page = await openPage({ still: true, path: '/404' })
  await logIn(page)
  await page.reload()
  await page.getByRole('searchbox').waitFor()
  return page
}

describe.each(Object.entries(faults))('a backend that answers %s', (_name, answer) => {
  it('leaves every screen usable, without endless loading or raw values', async () => {
    const page = await listen()
    const known = await findIds(page)
    await page.route(ofScreens, answer)
    for (const addressOf of Object.values(screens)) {
      const path = addressOf(known)
      await navigateTo(page, path)
      await expectScreenLoaded(page, path)
    }
    expect(ownTroubles(page)).toEqual([])
  })
})

describe('a backend that does not answer', () => {
  it('does not block navigation, and shows no screen with the data of another', async () => {
    const page = await listen()
    const known = await findIds(page)
    const held: Route[] = []
    await page.route(ofScreens, (route) => void held.push(route))
    for (const addressOf of Object.values(screens)) {
      const asked = page.waitForRequest((request) => ofScreens(new URL(request.url())), { timeout: 1_000 })
      await navigateTo(page, addressOf(known))
      await asked.catch(() => null)
    }
    await page.unroute(ofScreens)
    const album = `/album?id=${known.album}`
    await navigateTo(page, album)
    await expectScreenLoaded(page, album)
    const shown = await page.getByRole('main').innerText()
    for (const route of held) await route.continue().catch(() => undefined)
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('main').innerText()).toBe(shown)
    expect(ownTroubles(page)).toEqual([])
  })
})

describe('one endpoint that fails', () => {
  const every = Object.entries(screens)
  /** The endpoints that each screen calls. */
  const asked = new Map<string, string[]>()
  let page: Page
  let known: Awaited<ReturnType<typeof findIds>>

  beforeAll(async () => {
    page = await openSharedPage({ still: true, path: '/404' })
    await logIn(page)
    known = await findIds(page)
  })

  /** Reloads the page, so that the worker's cache is empty. */
  async function begin(): Promise<void> {
    await page.goto(new URL('/404', page.url()).href)
    await page.getByRole('searchbox').waitFor()
  }

  async function visit(addressOf: (typeof every)[number][1]): Promise<void> {
    const path = addressOf(known)
    await navigateTo(page, path)
    await expectScreenLoaded(page, path)
  }

  it('does not occur where all endpoints answer', async () => {
    await begin()
    let seen: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (ofScreens(url)) seen.push(url.pathname)
    })
    for (const [name, addressOf] of every) {
      seen = []
      await visit(addressOf)
      asked.set(name, [...new Set(seen)])
    }
    expect(ownTroubles(page)).toEqual([])
  })

  it('leaves the rest of its screen usable, whichever it is', async () => {
    const most = Math.max(...[...asked.values()].map(({ length }) => length))
    const answers = Object.values(faults)
    let failed = 0
    for (let turn = 0; turn < most; turn++) {
      await begin()
      for (const [name, addressOf] of every) {
        const endpoint = asked.get(name)?.[turn]
        if (!endpoint) continue
        // the fault changes from endpoint to endpoint
        const answer = answers[failed++ % answers.length]
        const isIt = (url: URL) => url.pathname === endpoint
        await page.route(isIt, (route) => answer?.(route))
        await visit(addressOf)
        await page.unrouteAll({ behavior: 'wait' })
      }
    }
    expect(failed).toBeGreaterThan(every.length)
    expect(ownTroubles(page)).toEqual([])
  })
})
