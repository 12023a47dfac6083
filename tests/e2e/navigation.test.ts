import { describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { openPage } from './open-page'
import { violations } from './violations'

describe('the navigation', () => {
  it('goes back and forward as far as the visit does', async () => {
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
  })

  it('shows that a screen is on its way, and in red that it did not come', async () => {
    const page = await openPage()
    await page.getByRole('listitem').first().waitFor()
    await page.route('**/api/playlist/**', (route) => route.abort())
    await page.locator('main a[href^="/playlist"]').first().click()
    await expectPage(page.locator('[data-journey=failed]')).toBeAttached()
    await expectPage(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  })

  it.each([
    ['dark, Chinese', { dark: true, settings: { language: 'zh-CN' } }, '发现'],
    ['light, English', { settings: { language: 'en' } }, 'Discover'],
  ])('has a menu that a checker has nothing against, %s', async (_name, look, discover) => {
    const page = await openPage(look)
    await page.getByRole('listitem').first().waitFor()
    await page.getByRole('button', { name: discover, exact: true }).hover()
    await page.getByRole('menu').waitFor()
    await page.waitForTimeout(400)
    expect(await violations(page)).toEqual([])
  })

  it('tells about the app from the menu of the account', async () => {
    const page = await openPage()
    await page.getByRole('button', { name: 'Account and settings' }).click()
    await page.getByRole('menuitem', { name: 'About' }).click()
    await expectPage(page.getByRole('dialog', { name: 'About' }).getByText('1.1.9')).toBeVisible()
    await page.waitForTimeout(400)
    expect(await violations(page)).toEqual([])
  })

  it('keeps its tabs and the player bar apart on a phone, and the page clear of both', async () => {
    const page = await openPage({ width: 360, height: 740 })
    await page
      .getByRole('button', { name: /^Play playlist/ })
      .first()
      .click()
    await page.getByRole('region', { name: 'Player' }).waitFor()
    await page.waitForTimeout(600)
    const bar = await page.getByRole('region', { name: 'Player' }).boundingBox()
    const tabs = await page.getByRole('navigation', { name: 'Sections' }).boundingBox()
    if (!bar || !tabs) throw new Error('the foot of the page is not there')
    expect([bar.height, tabs.height, bar.y + bar.height, tabs.y + tabs.height]).toEqual([60, 56, tabs.y, 740])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = await page.locator('main li').last().boundingBox()
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(bar.y)
    expect(await violations(page)).toEqual([])
  })
})
