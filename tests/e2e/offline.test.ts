import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openKept, serveBuild } from '../support/e2e/kept-app'
import { navigateTo } from '../support/e2e/navigate-to'

/**
 * Puts a newer build in the place of the one that is served: another page, and another script that it runs first.
 * Returns the page.
 */
function buildAgain(root: string): string {
  const change = (name: string, changed: (text: string) => string) => {
    const path = join(root, 'dist/client', name)
    for (const ending of ['.br', '.gz']) rmSync(path + ending)
    const [before, after] = [readFileSync(path, 'utf8'), changed(readFileSync(path, 'utf8'))]
    if (before === after) throw new Error(`${name} is as it was`)
    writeFileSync(path, after)
    return after
  }
  const digest = (text: string, encoding: 'hex' | 'base64', algorithm = 'sha256') =>
    createHash(algorithm).update(text).digest(encoding)
  const script = change('first-paint.js', (text) => `${text};document.documentElement.dataset.newer=''`)
  const page = change('index.html', (text) =>
    text.replace(/("\/first-paint\.js" integrity="sha256-)[^"]+/, `$1${digest(script, 'base64')}`),
  )
  change('service-worker.js', (text) =>
    Object.entries({ 'first-paint.js': script, 'index.html': page }).reduce(
      (text, [name, content]) =>
        text.replace(new RegExp(`(/${name}\`,revision:\`)[\\da-f]+`), `$1${digest(content, 'hex', 'sha1')}`),
      text,
    ),
  )
  return page
}

/** Whether the page is of the newer build, and its first script has run. */
const isNewer = async (page: Page) => (await page.locator('html[data-newer]').count()) === 1

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const keptCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('workbox-precache')))

describe('the app without a network', () => {
  it('opens when its server is away, with every screen that needs none', async () => {
    const { server, page } = await openKept()
    await server.stop()
    await page.reload()
    await expectPage(page.getByRole('searchbox')).toBeVisible()
    await expectPage(page.getByRole('alert').getByText('cannot be reached').first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    await navigateTo(page, '/setting/player')
    await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${server.address}/history`)
    await expectPage(page).toHaveTitle('Play history - Melisma')
  })

  it('leaves the pages of the server to the server', async () => {
    const { server, page } = await openKept()
    await server.stop()
    await expect(page.goto(`${server.address}/api/local/inbox`)).rejects.toThrow('ERR_CONNECTION_REFUSED')
  })
})

describe('a newer build', () => {
  it('comes with a reload, and its worker takes over from the old one, without a reload of its own', async () => {
    const { root, server, page } = await openKept()
    const newerPage = buildAgain(root)
    await page.reload()
    expect(await isNewer(page)).toBe(true)
    await page.evaluate(() => document.body.setAttribute('data-before', ''))
    await expectPage
      .poll(() =>
        page.evaluate(async () => {
          const { waiting, installing, active } = await navigator.serviceWorker.ready
          return (
            !waiting &&
            !installing &&
            active?.state === 'activated' &&
            (await caches.match('/index.html', { ignoreSearch: true }))?.text()
          )
        }),
      )
      .toBe(newerPage)
    expect(await page.locator('body[data-before]').count()).toBe(1)
    await server.stop()
    await page.reload()
    expect(await isNewer(page)).toBe(true)
    await expectPage(page.getByRole('searchbox')).toBeVisible()
  })

  it('does not take over from a page that is older', async () => {
    const { root, page } = await openKept()
    buildAgain(root)
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      const { installing } = registration
      await new Promise((resolve) => installing?.addEventListener('statechange', resolve, { once: true }))
      registration.waiting?.postMessage({ type: 'takeOver', script: '/assets/of-an-older-build.js' })
      return registration.waiting?.state
    })
    expect(state).toBe('installed')
    expect(await isNewer(page)).toBe(false)
  })
})

describe('a worker that is to go', () => {
  it('is replaced by one that removes itself and what was kept of the app', async () => {
    const { root, server, page } = await openKept()
    expect(await keptCaches(page)).toHaveLength(1)
    await server.stop()
    const other = await serveBuild(root, { port: server.port, serviceWorker: false })
    await page.reload()
    await expectPage.poll(() => registrations(page)).toBe(0)
    expect(await keptCaches(page)).toEqual([])
    await expectPage(page.getByRole('searchbox')).toBeVisible()
    expect(other.port).toBe(server.port)
  })
})
