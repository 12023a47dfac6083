import { describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { openPage } from './open-page'
import { violations } from './violations'

describe('the search box', () => {
  it.each([
    ['en', 'Search', '/'],
    ['zh-CN', '搜索', 'Control+k'],
  ])('leads by keys alone to an album, in %s', async (language, name, key) => {
    const page = await openPage({ settings: { language }, dark: language === 'zh-CN' })
    await page.getByRole('listitem').first().waitFor()
    await page.keyboard.press(key)
    await expectPage(page.getByRole('searchbox', { name, exact: true })).toBeFocused()
    await expectPage(page.getByRole('option').first()).toBeVisible()
    await page.waitForTimeout(400)
    expect(await violations(page)).toEqual([])
    await page.keyboard.insertText('雨天的频率')
    const album = page.getByRole('group', { name: language === 'en' ? 'Albums' : '专辑' }).getByRole('option')
    await expectPage(album).toHaveCount(1)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ArrowUp')
    while ((await album.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/album?id=*')
    await expectPage(page.getByRole('heading', { level: 1, name: '雨天的频率' })).toBeVisible()
    await expectPage(page.getByRole('listbox')).toHaveCount(0)
  })

  it('moves nothing when it opens', async () => {
    const page = await openPage({ width: 1024 })
    await page.getByRole('listitem').first().waitFor()
    const places = () =>
      page
        .locator('header a, header button, header input, main h2, main li')
        .evaluateAll((all) => all.map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()))
    await page.waitForTimeout(500)
    const before = await places()
    await page.getByRole('searchbox').click()
    await expectPage(page.getByRole('option').first()).toBeVisible()
    expect(await places()).toEqual(before)
  })

  it('covers a phone, and is left for what was there before', async () => {
    const page = await openPage({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expectPage(page.getByRole('searchbox', { name: 'Search', exact: true })).toBeFocused()
    await expectPage(page.getByRole('option').first()).toBeVisible()
    await page.waitForTimeout(400)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expectPage(page.getByRole('option')).toHaveCount(0)
  })
})
