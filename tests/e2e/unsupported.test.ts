import { describe, it } from 'vitest'
import { expectPage } from './expect-page'
import { openPage } from './open-page'

describe('a browser that is too old', () => {
  it('is told so in both languages, and nothing of the app is begun', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      Reflect.deleteProperty(URL, 'canParse')
    })
    await page.reload({ waitUntil: 'commit' })
    await expectPage(page.getByRole('heading', { name: 'This browser is not supported' })).toBeVisible()
    await expectPage(page.getByRole('heading', { name: '不支持此浏览器' })).toBeVisible()
    await expectPage(page.locator('#root')).toHaveCount(0)
  })
})
