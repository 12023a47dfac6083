import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
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
      appIsThere: document.querySelector('#root > *') !== null,
    }
  })
}

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
      appIsThere: false,
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
