import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { navigateTo } from '../support/e2e/navigate-to'
import { openPage } from '../support/e2e/open-page'

/** The files of a visit so far, without pictures and calls of the API. */
const filesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => !new URL(name).pathname.startsWith('/api/'))
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType !== 'img')
      .map(({ name }) => new URL(name).pathname),
  )

/** What is fetched before it is asked for. */
const isAhead = (path: string) => /\/assets\/(layers|library|screens|settings|shared)-/.test(path)

/** Resolves after the page had nothing to do for many times in a row. */
const restOften = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 30; times++) await new Promise((resolve) => requestIdleCallback(resolve))
  })

const complete = (page: Page) => page.getByRole('searchbox').waitFor()

describe('the files of a visit', () => {
  it('are at most 20 for home and 12 for all other screens, which open offline then', async () => {
    const page = await openPage()
    await complete(page)
    // the last two of all, which come side by side
    await page.waitForFunction(() => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      return ['css', 'js'].every((kind) =>
        files.some((name) => name.includes('/assets/settings-') && name.endsWith(kind)),
      )
    })
    const files = await filesOf(page)
    const texts = await page
      .locator('meta[name="texts"]')
      .evaluateAll((metas) =>
        metas.map((meta) => ({ lang: (meta as HTMLElement).lang, path: meta.getAttribute('content') ?? '' })),
      )
    expect(texts.filter(({ path }) => files.includes(path)).map(({ lang }) => lang)).toEqual(['en'])
    expect(files.filter((path) => !isAhead(path)).length).toBeLessThanOrEqual(20)
    expect(files.length).toBeLessThanOrEqual(20 + 12)
    await page.context().setOffline(true)
    await navigateTo(page, '/setting/player')
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    expect(await filesOf(page)).toEqual(files)
  })

  it.each([
    ['data is saved', { saveData: true }],
    ['the connection is slow', { effectiveType: '3g' }],
  ])('are only what home needs where %s', async (_name, connection) => {
    const page = await openPage()
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.reload()
    await complete(page)
    await restOften(page)
    expect((await filesOf(page)).filter(isAhead)).toEqual([])
  })

  it('are only what an error page needs, until it is left', async () => {
    const page = await openPage({ path: '/no/such/page' })
    await page.waitForURL('**/404')
    await complete(page)
    await restOften(page)
    expect((await filesOf(page)).filter(isAhead)).toEqual([])
    await navigateTo(page, '/')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/settings-/.test(name)),
    )
  })
})
