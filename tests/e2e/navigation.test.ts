import { describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openPage } from '../support/e2e/open-page'
import { axeViolations } from '../support/e2e/axe-violations'

describe('the navigation', () => {
  it('goes back and forward within the visit, and marks a failed navigation in red', async () => {
    const page = await openPage()
    const back = page.getByRole('button', { name: 'Back', exact: true })
    const forward = page.getByRole('button', { name: 'Forward', exact: true })
    await page.locator('main a[href^="/playlist"]').first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectPage(forward).toHaveAttribute('aria-disabled', 'true')
    await back.click()
    await page.waitForURL((url) => url.pathname === '/')
    await expectPage(forward).not.toHaveAttribute('aria-disabled')
    await forward.click()
    await page.waitForURL('**/playlist?id=*')
    await back.click()
    await page.waitForURL((url) => url.pathname === '/')
    // another one, which was not there yet
    await page.route('**/api/playlist/**', (route) => route.abort())
    await page.locator('main a[href^="/playlist"]').nth(5).click()
    await expectPage(page.locator('[data-journey=failed]')).toBeAttached()
    await expectPage(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  })

  it('keeps tabs, player bar and page from overlapping on a phone', async () => {
    const page = await openPage({ width: 360, height: 740 })
    await page
      .getByRole('button', { name: /^Play playlist/ })
      .first()
      .click()
    await page.getByRole('region', { name: 'Player' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    const bar = await page.getByRole('region', { name: 'Player' }).boundingBox()
    const tabs = await page.getByRole('navigation', { name: 'Sections' }).boundingBox()
    if (!bar || !tabs) throw new Error('the foot of the page is not there')
    expect([bar.height, tabs.height, bar.y + bar.height, tabs.y + tabs.height]).toEqual([60, 56, tabs.y, 740])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = await page.locator('main li').last().boundingBox()
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(bar.y)
    expect(await axeViolations(page)).toEqual([])
  })
})
