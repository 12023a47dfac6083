import { describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openPage } from '../support/e2e/open-page'

describe('settings', () => {
  it('apply to other tabs at once, and stay reset after everything was cleared', async () => {
    const before = await openPage({ path: '/setting/other', settings: { theme: 'dark', themeAuto: false } })
    // these tabs find the stored settings
    const first = await before.context().newPage()
    const second = await before.context().newPage()
    for (const page of [first, second]) {
      await page.goto(before.url())
      await expectPage(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    }
    await before.close()

    await first.getByRole('button', { name: 'Account and settings' }).click()
    await first.getByRole('menuitem', { name: 'Switch to light mode' }).click()
    await expectPage(second.locator('html')).toHaveAttribute('data-theme', 'light')

    // not written yet at the reset
    await second.getByRole('button', { name: 'Account and settings' }).click()
    await second.getByRole('menuitem', { name: 'Switch to dark mode' }).click()
    const anew = [first.waitForEvent('load'), second.waitForEvent('load')]
    await first.getByRole('button', { name: 'Reset…' }).click()
    await first.getByRole('button', { name: 'Remove everything' }).click()
    await Promise.all(anew)
    for (const page of [first, second]) {
      await expectPage(page.getByRole('heading', { name: '设置' })).toBeVisible()
      await expectPage(page.locator('html')).not.toHaveAttribute('data-theme')
      expect(await page.evaluate(() => localStorage.getItem('melisma.settings'))).toBeNull()
    }
  })
})
