import { describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { openPage } from './open-page'
import { bar, playing, playRain } from './player-bar'
import { violations } from './violations'

describe('the keys', () => {
  it('carry a listener through a song, the player and the queue without a mouse', async () => {
    const page = await openPage()
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
    await expectPage(page.getByRole('complementary', { name: 'Play queue' })).toBeFocused()
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

  it('seek by five seconds, and leave the arrows to the slider that has focus', async () => {
    const page = await openPage()
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
    const page = await openPage()
    await playing(page)
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

  it.each([
    ['light', 'en', 'Keyboard shortcuts'],
    ['dark', 'zh-CN', '键盘快捷键'],
  ])('are all on one sheet, in %s and %s', async (theme, language, name) => {
    const page = await openPage({ dark: theme === 'dark', settings: { language }, path: '/404' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name })
    await sheet.waitFor()
    await page.waitForTimeout(600)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expectPage(sheet).toBeHidden()
  })
})
