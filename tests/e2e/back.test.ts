import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openPage, openSharedPage } from '../support/e2e/open-page'
import { playDemoAlbumTrack, playerBar } from '../support/e2e/player-bar'

let page: Page
const button = (name: string) => page.getByRole('button', { name, exact: true })
const album = /\/album\?id=\d+$/

beforeAll(async () => {
  page = await openSharedPage({ width: 360, height: 740, still: true })
  await playDemoAlbumTrack(page)
  await playerBar(page).waitFor()
  await expectPage(page).toHaveURL(album)
})

/** Goes back, and expects that the screen is still the album. */
async function back(): Promise<void> {
  await page.goBack()
  await expectPage(page).toHaveURL(album)
}

describe('Back on a phone', () => {
  it('closes the queue over the player, then the player, and stays at the screen', async () => {
    await button('Open player').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Play queue' }).click()
    const queue = page.getByRole('dialog', { name: 'Play queue' })
    await expectPage(queue).toBeVisible()
    await back()
    await expectPage(queue).toHaveCount(0)
    await expectPage(button('Close player')).toBeVisible()
    await back()
    await expectPage(page.getByRole('dialog')).toHaveCount(0)
  })

  it('closes the search, a menu, a dialog and the choosing of several', async () => {
    await button('Search').first().click()
    await expectPage(page.getByRole('searchbox')).toBeVisible()
    await back()
    await expectPage(page.getByRole('searchbox')).toBeHidden()
    // nothing lies ahead but what was closed
    await expectPage(button('Forward')).toHaveAttribute('aria-disabled', 'true')

    await button('More for 末班电车').click()
    await expectPage(page.getByRole('menu')).toBeVisible()
    await back()
    await expectPage(page.getByRole('menu')).toHaveCount(0)

    await button('Cover of 雨天的频率').click()
    await expectPage(page.getByRole('dialog')).toBeVisible()
    await back()
    await expectPage(page.getByRole('dialog')).toHaveCount(0)

    await button('Select several').click()
    await expectPage(page.getByRole('checkbox').first()).toBeVisible()
    await back()
    await expectPage(page.getByRole('checkbox')).toHaveCount(0)
  })

  it('leaves the screen once everything is closed, however it was closed', async () => {
    await button('More for 末班电车').click()
    await page.getByRole('menuitem', { name: 'Comments' }).click()
    await expectPage(page).toHaveURL(/\/comment/)
    await back()
    await button('More for 末班电车').click()
    await expectPage(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectPage(page.getByRole('menu')).toHaveCount(0)
    await expect.poll(() => page.evaluate('history.state.layers ?? 0')).toBe(0)
    await page.goBack()
    await expectPage(page).toHaveURL(/\/$/)
    await page.goForward()
    await expectPage(page).toHaveURL(album)
  })

  it('stays at the screen after a reload, with everything closed', async () => {
    // a navigation that is under way closes what lies over the page
    await expectPage(button('More for 末班电车')).toBeVisible()
    await button('Open player').click()
    await expectPage(button('Close player')).toBeVisible()
    await page.reload()
    await expectPage(button('Open player')).toBeVisible()
    await expectPage(page.getByRole('dialog')).toHaveCount(0)
    await expectPage(page).toHaveURL(album)
    await page.goBack()
    await expectPage(page).toHaveURL(/\/$/)
  })
})

describe('Back on a tablet', () => {
  it('closes a menu, which is no sheet there', async () => {
    const tablet = await openPage({ width: 844, height: 390, still: true, touch: true })
    await playDemoAlbumTrack(tablet)
    await expectPage(tablet).toHaveURL(album)
    await tablet.getByRole('button', { name: 'Account and settings' }).tap()
    await expectPage(tablet.getByRole('menu')).toBeVisible()
    await tablet.goBack()
    await expectPage(tablet.getByRole('menu')).toHaveCount(0)
    await expectPage(tablet).toHaveURL(album)
  })
})
