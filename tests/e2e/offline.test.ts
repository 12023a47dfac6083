import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serve } from '../../server/serve'
import { expectPage } from '../support/e2e/expect-page'
import { navigateTo } from '../support/e2e/navigate-to'
import { openPage } from '../support/e2e/open-page'
import { musicFolder, temporaryFolder } from '../support/server/music-folder'

const project = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** A copy of the built product, which a test may change. */
function copyOfBuild(): string {
  const root = temporaryFolder()
  cpSync(project('dist/client'), join(root, 'dist/client'), { recursive: true })
  return root
}

/** Serves a build on a port, 0 for any, until it is stopped or the test is over. */
async function serveBuild(root: string, { port = 0, serviceWorker = true } = {}) {
  const serving = await serve({
    root,
    music: [musicFolder({})],
    backend: null,
    host: '127.0.0.1',
    port,
    portGiven: true,
    data: temporaryFolder(),
    member: false,
    ffmpeg: null,
    serviceWorker,
    log: () => {},
  })
  if ('error' in serving) throw new Error(serving.error)
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= serving.close())
  onTestFinished(stop)
  return { address: serving.address, port: Number(new URL(serving.address).port), stop }
}

/** Waits until the app is kept, so that the page needs its server no more. */
const untilKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** Puts a newer build in the place of the one that is served. */
function buildAgain(root: string): void {
  const index = join(root, 'dist/client/index.html')
  const worker = join(root, 'dist/client/service-worker.js')
  for (const path of [index, worker]) for (const ending of ['.br', '.gz']) rmSync(path + ending)
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace('<meta name="referrer"', '<meta name="newer" />$&'),
  )
  const code = readFileSync(worker, 'utf8')
  const revision = createHash('sha1').update(readFileSync(index)).digest('hex')
  const changed = code.replace(/(\/index\.html`,revision:`)[\da-f]+/, `$1${revision}`)
  if (changed === code) throw new Error('the worker names no revision of index.html')
  writeFileSync(worker, changed)
}

/** Whether the page is of the newer build. */
const isNewer = async (page: Page) => (await page.locator('meta[name="newer"]').count()) === 1

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const keptCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('workbox-precache')))

describe('the app without a network', () => {
  it('opens when its server is away, with every screen that needs none', async () => {
    const server = await serveBuild(copyOfBuild())
    const page = await openPage({ address: server.address, serviceWorker: true, still: true })
    await untilKept(page)
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
    const server = await serveBuild(copyOfBuild())
    const page = await openPage({ address: server.address, serviceWorker: true, still: true })
    await untilKept(page)
    await server.stop()
    await expect(page.goto(`${server.address}/api/local/inbox`)).rejects.toThrow('ERR_CONNECTION_REFUSED')
  })
})

describe('a newer build', () => {
  it('comes with a reload, and its worker takes over from the old one, without a reload of its own', async () => {
    const root = copyOfBuild()
    const server = await serveBuild(root)
    const page = await openPage({ address: server.address, serviceWorker: true, still: true })
    await untilKept(page)
    buildAgain(root)
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
      .toContain('<meta name="newer"')
    expect(await page.locator('body[data-before]').count()).toBe(1)
    await server.stop()
    await page.reload()
    expect(await isNewer(page)).toBe(true)
    await expectPage(page.getByRole('searchbox')).toBeVisible()
  })

  it('does not take over from a page that is older', async () => {
    const root = copyOfBuild()
    const server = await serveBuild(root)
    const page = await openPage({ address: server.address, serviceWorker: true, still: true })
    await untilKept(page)
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
    const root = copyOfBuild()
    const server = await serveBuild(root)
    const page = await openPage({ address: server.address, serviceWorker: true, still: true })
    await untilKept(page)
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
