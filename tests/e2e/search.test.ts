import { describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openPage } from '../support/e2e/open-page'

describe('the search box', () => {
  it.each([
    ['en', 'Search', '/', 'Albums'],
    ['zh-CN', '搜索', 'Control+k', '专辑'],
  ])('moves nothing when it opens, and leads by keys alone to an album, in %s', async (...row) => {
    const [language, name, key, albums] = row
    const page = await openPage({ settings: { language }, width: 1024, still: true })
    await page.getByRole('listitem').first().waitFor()
    await page.getByRole('searchbox').waitFor()
    await page.waitForLoadState('networkidle')
    const places = () =>
      page
        .locator('header a, header button, header input, main h2, main li')
        .evaluateAll((all) => all.map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()))
    // elements may still be moving to their places
    let before = await places()
    await expectPage
      .poll(
        async () => {
          const earlier = before
          before = await places()
          return before.join() === earlier.join()
        },
        { intervals: [250] },
      )
      .toBe(true)
    await page.getByRole('searchbox').click()
    await expectPage(page.getByRole('option').first()).toBeVisible()
    expect(await places()).toEqual(before)
    await page.keyboard.press('Escape')
    await expectPage(page.getByRole('option')).toHaveCount(0)

    await page.getByRole('main').focus()
    await page.keyboard.press(key)
    await expectPage(page.getByRole('searchbox', { name, exact: true })).toBeFocused()
    await expectPage(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.insertText('雨天的频率')
    const album = page.getByRole('group', { name: albums }).getByRole('option')
    await expectPage(album).toHaveCount(1)
    await page.keyboard.press('ArrowUp')
    while ((await album.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/album?id=*')
    await expectPage(page.getByRole('heading', { level: 1, name: '雨天的频率' })).toBeVisible()
    await expectPage(page.getByRole('listbox')).toHaveCount(0)
  })
})

describe('the search on a phone', () => {
  it('covers the page, and returns to it', async () => {
    const page = await openPage({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expectPage(page.getByRole('searchbox', { name: 'Search', exact: true })).toBeFocused()
    await expectPage(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expectPage(page.getByRole('option')).toHaveCount(0)
  })
})
