import type { Page } from 'playwright'
import { expectPage } from './expect-page'

/** Waits until the app has replaced the picture of the page that stands before its script runs. */
const appRuns = (page: Page): Promise<void> =>
  page.locator('html:not([data-first-picture])').waitFor({ state: 'attached' })

/** Goes to a path of the app without loading it anew, as a link does. Resolves once the router has started. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await appRuns(page)
  const wasIdle = await page.evaluate((path) => {
    // each navigation has a loading bar of its own
    const bar = document.querySelector('[data-journey]')
    const wasIdle = bar?.getAttribute('data-journey') !== 'running'
    if (wasIdle) bar?.setAttribute('data-earlier', '')
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ idx: idx + 1, key: `${path} ${idx}` }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    return wasIdle
  }, path)
  if (wasIdle) await expectPage(page.locator('[data-journey]:not([data-earlier])')).toHaveCount(1)
}
