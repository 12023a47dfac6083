import type { Page, Route } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { goTo } from './go-to'
import { logIn } from './log-in'
import { openPage, stayOn, troubles } from './open-page'
import { expectStands, knownTo, openScreens, ownScreens } from './screens'

const screens = { ...openScreens, ...ownScreens }

/** Who listens is known: this is about screens, and one that cannot be guarded is not shown. */
const ofScreens = (url: URL) => /^\/api\/(?!media\/|local\/|login\/status)/.test(url.pathname)

/** Everything of another kind than it was, but for whether it went well. */
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
    const response = await route.fetch()
    await route.fulfill({ response, json: distorted(await response.json().catch(() => null)) })
  },
}

/** What went wrong in the app itself; that a request failed is what the browser says of it. */
const ownTroubles = (page: Page) =>
  (troubles.get(page) ?? []).filter((line) => !line.startsWith('Failed to load resource'))

/** A number that no other test has had a code for, which comes once a minute. */
let phone = 13_800_000_100

async function listen(): Promise<Page> {
  const page = await openPage({ path: '/404' })
  await logIn(page, `${++phone}`)
  await page.reload()
  await page.getByRole('searchbox').waitFor()
  return page
}

describe.each(Object.entries(faults))('a backend that answers %s', (_name, answer) => {
  it('leaves every screen standing, without an endless wait or a word of code', async () => {
    const page = await listen()
    const known = await knownTo(page)
    await page.route(ofScreens, answer)
    for (const addressOf of Object.values(screens)) {
      const path = addressOf(known)
      await goTo(page, path)
      await expectStands(page, path)
    }
    expect(ownTroubles(page)).toEqual([])
  })
})

describe('a backend that does not answer', () => {
  it('keeps nobody from going on, and no screen shows what was asked for another', async () => {
    const page = await listen()
    const known = await knownTo(page)
    const held: Route[] = []
    await page.route(ofScreens, (route) => void held.push(route))
    for (const addressOf of Object.values(screens)) {
      const asked = page.waitForRequest((request) => ofScreens(new URL(request.url())), { timeout: 1_000 })
      await goTo(page, addressOf(known))
      await asked.catch(() => null)
    }
    await page.unroute(ofScreens)
    const album = `/album?id=${known.album}`
    await goTo(page, album)
    await expectStands(page, album)
    const shown = await page.getByRole('main').innerText()
    for (const route of held) await route.continue().catch(() => undefined)
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('main').innerText()).toBe(shown)
    expect(ownTroubles(page)).toEqual([])
  })
})

describe('one endpoint that fails', () => {
  const every = Object.entries(screens)
  /** What each screen asks. */
  const asked = new Map<string, string[]>()
  let page: Page
  let known: Awaited<ReturnType<typeof knownTo>>

  beforeAll(async () => {
    page = await stayOn({ path: '/404' })
    await logIn(page, `${++phone}`)
    known = await knownTo(page)
  })

  /** A core that has kept no reply of those before. */
  async function begin(): Promise<void> {
    await page.goto(new URL('/404', page.url()).href)
    await page.getByRole('searchbox').waitFor()
  }

  async function visit(addressOf: (typeof every)[number][1]): Promise<void> {
    const path = addressOf(known)
    await goTo(page, path)
    await expectStands(page, path)
  }

  it('is none where all are well', async () => {
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

  it('leaves the rest of the screen, whichever it is', async () => {
    const most = Math.max(...[...asked.values()].map(({ length }) => length))
    const answers = Object.values(faults)
    let failed = 0
    for (let turn = 0; turn < most; turn++) {
      await begin()
      for (const [name, addressOf] of every) {
        const endpoint = asked.get(name)?.[turn]
        if (!endpoint) continue
        // another fault for another endpoint, of one screen and of the next
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
