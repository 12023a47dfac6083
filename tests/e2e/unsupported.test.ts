import { describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openPage } from '../support/e2e/open-page'
import { axeViolations } from '../support/e2e/axe-violations'

describe('a browser that is too old', () => {
  it('shows a message in both languages and does not start the app', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      Reflect.deleteProperty(URL, 'canParse')
    })
    await page.reload()
    await expectPage(page.getByRole('heading', { name: 'This browser is not supported' })).toBeVisible()
    await expectPage(page.getByRole('heading', { name: '不支持此浏览器' })).toBeVisible()
    // it is also visible
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expectPage(page.locator('#root')).toHaveCount(0)
    await expectPage(page.locator('body')).not.toContainText('script', { useInnerText: true })
    expect(await axeViolations(page)).toEqual([])
  })
})
