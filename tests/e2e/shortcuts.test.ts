import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { goTo } from './go-to'
import { stayOn } from './open-page'
import { bar, playRain } from './player-bar'

let page: Page

beforeAll(async () => {
  page = await stayOn()
})

describe('the keys', () => {
  it('seek by five seconds, and leave the arrows to the slider that has focus', async () => {
    await playRain(page)
    await expectPage(bar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    await page.keyboard.press('Space')
    const slider = bar(page).getByRole('slider', { name: 'Progress' })
    const place = async () => Number(await slider.inputValue())
    const from = await place()
    await page.getByRole('main').focus()
    await page.keyboard.press('ArrowRight')
    await expectPage.poll(place).toBeGreaterThanOrEqual(from + 4)
    const volume = bar(page).getByRole('slider', { name: 'Volume' })
    await volume.focus()
    const at = await place()
    await page.keyboard.press('ArrowLeft')
    expect(await place()).toBe(at)
    expect(Number(await volume.inputValue())).toBeLessThan(0.7)
  })

  it('write words in the search box, and nothing else', async () => {
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
    await expectPage(bar(page).getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
  })

  it('carry a listener through a song, the player and the queue without a mouse', async () => {
    await goTo(page, '/')
    const play = page.getByRole('button', { name: /^Play playlist/ }).first()
    await play.focus()
    await page.keyboard.press('Enter')
    await expectPage(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    const first = await bar(page).locator('p').first().innerText()
    await page.keyboard.press('k')
    await expectPage(bar(page).locator('p').first()).not.toHaveText(first)
    await page.keyboard.press('Shift+ArrowLeft')
    await expectPage(bar(page).locator('p').first()).toHaveText(first)
    await page.keyboard.press('m')
    await expectPage(bar(page).getByRole('button', { name: 'Unmute' })).toBeVisible()
    await page.keyboard.press('r')
    await expectPage(bar(page).getByRole('button', { name: 'Play mode: single' })).toBeVisible()
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
