import { describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { openPage } from './open-page'
import { violations } from './violations'

describe('a browser that is too old', () => {
  it('is told so in both languages, and nothing of the app is begun', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      Reflect.deleteProperty(URL, 'canParse')
    })
    await page.reload()
    await expectPage(page.getByRole('heading', { name: 'This browser is not supported' })).toBeVisible()
    await expectPage(page.getByRole('heading', { name: '不支持此浏览器' })).toBeVisible()
    // it is painted, too
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expectPage(page.locator('#root')).toHaveCount(0)
    await expectPage(page.locator('body')).not.toContainText('script', { useInnerText: true })
    expect(await violations(page)).toEqual([])
  })
})
