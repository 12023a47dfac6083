import { expectPage } from '../support/e2e/expect-page'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { navigateTo } from '../support/e2e/navigate-to'
import { openSharedPage } from '../support/e2e/open-page'
import { playerBar, playFirstPlaylist, playDemoAlbumTrack } from '../support/e2e/player-bar'

let page: Page

beforeAll(async () => {
  page = await openSharedPage()
})

describe('by keyboard', () => {
  it('the queue opens, keeps focus inside, and returns it', async () => {
    await playFirstPlaylist(page)
    const opener = playerBar(page).getByRole('button', { name: 'Play queue' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const queue = page.getByRole('dialog', { name: 'Play queue' })
    await expectPage(queue).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull()
    await page.keyboard.press('Escape')
    await expectPage(queue).toBeHidden()
    await expectPage(opener).toBeFocused()
  })

  it('Space plays and pauses on the page and over the full player, and Escape closes it', async () => {
    await expectPage(playerBar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Space')
    await expectPage(playerBar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Open player' }).click()
    await page.keyboard.press('Space')
    await expectPage(page.getByRole('dialog').getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectPage(page.getByRole('dialog')).toBeHidden()
    await expectPage(page.getByRole('button', { name: 'Open player' })).toBeFocused()
  })

  it('the lyrics are one tab stop, arrows move between lines, and Enter seeks', async () => {
    await navigateTo(page, '/')
    await playDemoAlbumTrack(page)
    await page.getByRole('button', { name: 'Open player' }).click()
    const lines = page.getByRole('list', { name: 'Lyrics' }).getByRole('button')
    await lines.first().waitFor()
    const stops = () =>
      lines.evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length)
    await expectPage.poll(stops).toBe(1)
    await lines.nth(3).focus()
    await page.keyboard.press('ArrowDown')
    await expectPage(lines.nth(4)).toBeFocused()
    await page.keyboard.press('Enter')
    const current = page.getByRole('list', { name: 'Lyrics' }).locator('[aria-current="true"] [role=button]')
    await expectPage(current).toHaveText(await lines.nth(4).innerText(), { useInnerText: true })
  })
})
