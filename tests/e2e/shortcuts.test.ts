import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { navigateTo } from '../support/e2e/navigate-to'
import { openSharedPage } from '../support/e2e/open-page'
import { playerBar, playDemoAlbumTrack } from '../support/e2e/player-bar'

let page: Page

beforeAll(async () => {
  page = await openSharedPage()
})

describe('the keyboard shortcuts', () => {
  it('seek by five seconds, but leave the arrows to a focused slider', async () => {
    await playDemoAlbumTrack(page)
    await expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    await page.keyboard.press('Space')
    const slider = playerBar(page).getByRole('slider', { name: 'Progress' })
    const place = async () => Number(await slider.inputValue())
    const from = await place()
    await page.getByRole('main').focus()
    await page.keyboard.press('ArrowRight')
    await expectPage.poll(place).toBeGreaterThanOrEqual(from + 4)
    const volume = playerBar(page).getByRole('slider', { name: 'Volume' })
    await volume.focus()
    const at = await place()
    await page.keyboard.press('ArrowLeft')
    expect(await place()).toBe(at)
    expect(Number(await volume.inputValue())).toBeLessThan(0.7)
  })

  it('do nothing but type in the search box', async () => {
    await page.getByRole('main').focus()
    await page.keyboard.press('/')
    const search = page
      .getByRole('searchbox', { name: 'Search' })
      .or(page.getByRole('combobox', { name: 'Search' }))
    await expectPage(search).toBeFocused()
    await page.keyboard.type('mq?')
    await expectPage(search).toHaveValue('mq?')
    await page.keyboard.press('Escape')
    await page.getByRole('main').focus()
    await expectPage(playerBar(page).getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
  })

  it('control song, player and queue without a mouse', async () => {
    await navigateTo(page, '/')
    const play = page.getByRole('button', { name: /^Play playlist/ }).first()
    await play.focus()
    await page.keyboard.press('Enter')
    await expectPage(playerBar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    const first = await playerBar(page).locator('p').first().innerText()
    await page.keyboard.press('k')
    await expectPage(playerBar(page).locator('p').first()).not.toHaveText(first)
    await page.keyboard.press('Shift+ArrowLeft')
    await expectPage(playerBar(page).locator('p').first()).toHaveText(first)
    await page.keyboard.press('m')
    await expectPage(playerBar(page).getByRole('button', { name: 'Unmute' })).toBeVisible()
    await page.keyboard.press('r')
    await expectPage(playerBar(page).getByRole('button', { name: 'Play mode: single' })).toBeVisible()
    await page.keyboard.press('q')
    await expectPage(page.getByRole('dialog', { name: 'Play queue' })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('f')
    const player = page.getByRole('dialog', { name: first })
    await expectPage(player).toBeFocused()
    const volume = player.getByRole('slider', { name: 'Volume' })
    const before = Number(await volume.inputValue())
    await page.keyboard.press('ArrowUp')
    await expectPage.poll(async () => Number(await volume.inputValue())).toBeGreaterThan(before)
    await page.keyboard.press('Escape')
    await expectPage(player).toBeHidden()
  })
})
