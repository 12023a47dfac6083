import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openPage } from '../support/e2e/open-page'

/** Reads what a reloaded page shows before its scripts have run. Nothing is painted before the style sheet is loaded. */
async function beforeTheApp(page: Page) {
  // the accent colour is stored once it was shown
  await page.waitForFunction(() => localStorage.getItem('melisma.accent') !== null)
  await page.route('**/assets/*.js', () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      getComputedStyle(document.documentElement).getPropertyValue('--accent') !== '',
  )
  return page.evaluate(() => {
    const shown = getComputedStyle(document.documentElement)
    return {
      page: shown.backgroundColor,
      scheme: shown.colorScheme,
      accent: shown.getPropertyValue('--accent'),
      language: document.documentElement.lang,
      appRuns: !document.documentElement.hasAttribute('data-first-picture'),
    }
  })
}

/** Opens a page whose script never comes. */
async function openPicture(path: string, settings = {}): Promise<{ page: Page; errors: string[] }> {
  const page = await openPage({ path: '/404', settings })
  const errors: string[] = []
  page.on('console', (message) => errors.push(message.text()))
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'commit' })
  await page.locator('html[data-first-picture]').waitFor({ state: 'attached' })
  return { page, errors }
}

describe('the page before its script runs', () => {
  it.each([
    ['en', 'Home', 'New albums'],
    ['zh-CN', '首页', '新碟上架'],
  ])('shows home waiting for its data, in %s', async (language, home, albums) => {
    const { page, errors } = await openPicture('/', { language })
    await expectPage(page.getByRole('heading', { name: albums })).toBeVisible()
    const current = page.locator('header [aria-current="page"]')
    await expectPage(current).toHaveText(home)
    const skeletons = page.locator('main [class*=skeleton]')
    await expectPage(skeletons.first()).toHaveCSS('opacity', '1')
    expect(await skeletons.count()).toBeGreaterThan(10)
    expect(errors).toEqual([])
  })

  it('leaves room for the banners only where they are shown', async () => {
    const without = await openPicture('/', { bannerShow: false })
    await expectPage(without.page.locator('[data-setting]')).toHaveCount(0)
    const { page } = await openPicture('/')
    await expectPage(page.locator('[data-setting="bannerShow"]')).toBeVisible()
  })

  it('shows the frame alone on any other screen', async () => {
    const { page } = await openPicture('/playlist?id=1')
    await expectPage(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expectPage(page.locator('[aria-current]')).toHaveCount(0)
    await expectPage(page.getByRole('main')).toHaveText('')
  })

  it('is replaced by what looks the same', async () => {
    const page = await openPage({ path: '/404', still: true })
    await page.route('**/api/**', () => undefined)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(new URL('/', page.url()).href, { waitUntil: 'commit' })
    await page.locator('html[data-first-picture]').waitFor({ state: 'attached' })
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header a, main h2, main [class*=skeleton]')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [one.className, x, y, width, height, getComputedStyle(one).opacity]
        }),
      )
    const before = await boxes()
    const first = page.evaluate(
      () =>
        new Promise((resolve) => {
          const look = () =>
            document.documentElement.hasAttribute('data-first-picture') ? setTimeout(look) : resolve(null)
          look()
        }),
    )
    release()
    await first
    expect(await boxes()).toEqual(before)
  })
})

describe('the first screen', () => {
  it('arrives on a slow machine too, where its data is there before React has rendered', async () => {
    const page = await openPage({ path: '/404' })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto(new URL('/discover/artists', page.url()).href)
    await expectPage(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
  })
})

describe('the first paint', () => {
  it.each([
    ['dark', false, 'rgb(17, 17, 20)'],
    ['light', true, 'rgb(255, 255, 255)'],
  ])('is %s on a system that is not, and in the colour of the theme', async (theme, dark, colour) => {
    const page = await openPage({
      dark,
      settings: { theme, themeAuto: false, themeType: 'custom', customTheme: '#0a6640' },
    })
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    expect(await beforeTheApp(page)).toEqual({
      page: colour,
      scheme: theme,
      accent: '#0a6640',
      language: 'en',
      appRuns: false,
    })
  })

  it('follows the system theme by default', async () => {
    const page = await openPage({ dark: true, settings: { theme: 'light' } })
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    expect(await beforeTheApp(page)).toMatchObject({
      page: 'rgb(17, 17, 20)',
      scheme: 'light dark',
      accent: '#d93639',
    })
  })
})
