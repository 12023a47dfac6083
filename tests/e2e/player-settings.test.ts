import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import {
  closeSettings,
  current,
  firstLine,
  inFirstWord,
  line,
  lyrics,
  openMainTab,
  openPlayer,
  openScreen,
  pause,
  playJellyfish,
  seek,
  style,
  toggle,
  top,
} from './jellyfish'
import { troubles } from './open-page'
import { bar } from './player-bar'

let page: Page

beforeAll(async () => {
  page = await playJellyfish()
})

const choose = (group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name }).click()

const switchOnScreen = (name: string) => page.getByRole('switch', { name, exact: true }).click()

describe('the screen of player settings, which is opened from the player each time', () => {
  it('closes what it was opened from and takes focus to itself', async () => {
    await openScreen(page)
    expect(new URL(page.url()).pathname).toBe('/setting/player')
    await expectPage(page.getByRole('dialog')).toHaveCount(0)
    await expectPage(page.getByRole('main')).toBeFocused()
    await openPlayer(page)
  })

  it('puts the line that is sung into the player bar, or the artist', async () => {
    await seek(page, inFirstWord)
    await openMainTab(page)
    const artist = bar(page).getByText('海月ソーダ', { exact: true })
    await expectPage(artist).toHaveCount(0)
    await switchOnScreen('Lyric line in the player bar')
    await expectPage(artist).toBeVisible()
    await switchOnScreen('Lyric line in the player bar')
    await expectPage(artist).toHaveCount(0)
    await openPlayer(page)
  })

  it('has the lines read out', async () => {
    const announced = page
      .getByRole('dialog', { name: 'ソーダ水の宇宙' })
      .locator('[aria-live="polite"]')
      .filter({ hasText: /./ })
    await expectPage(announced).toHaveCount(0)
    await openMainTab(page)
    await switchOnScreen('Announce lines to screen readers')
    await openPlayer(page)
    await seek(page, inFirstWord)
    await expectPage(announced).toHaveText(firstLine)
  })

  it('makes the cover a record and the background solid', async () => {
    const needle = page.getByRole('region', { name: 'Cover' }).locator('svg[viewBox$="200 200"]')
    const behind = () =>
      page
        .getByRole('dialog', { name: 'ソーダ水の宇宙' })
        .locator('img')
        .evaluateAll(
          (all) => all.filter((img) => img.clientWidth >= innerWidth && img.checkVisibility()).length,
        )
    await expectPage.poll(behind).toBe(1)
    await expectPage(needle).toHaveCount(0)
    await openScreen(page)
    await choose('Background', 'Solid')
    await choose('Player style', 'Record')
    await openPlayer(page)
    await expectPage(needle).toBeVisible()
    await expectPage.poll(behind).toBe(0)
  })

  it('sizes and places the lyrics', async () => {
    await pause(page)
    await toggle(page, 'Translation')
    await toggle(page, 'Romanisation')
    await closeSettings(page)
    await seek(page, inFirstWord)
    await expectPage(current(page)).toHaveText(firstLine)
    const text = line(page, firstLine).locator('[data-lyric-text]')
    await expectPage.poll(() => style(text, 'font-size')).toBe('32.4px')
    expect(['start', 'left']).toContain(await style(text, 'text-align'))
    const middle = 450
    await expectPage.poll(() => top(text)).toBeLessThan(middle - 100)

    await openScreen(page)
    await page.getByRole('slider', { name: 'Lyric size' }).focus()
    await page.keyboard.press('Home')
    await choose('Lyric position', 'Centre')
    await choose('Current line', 'Centre')
    await openPlayer(page)
    await expectPage(lyrics(page)).toBeVisible()
    await expectPage.poll(() => style(text, 'font-size')).toBe('27px')
    await expectPage.poll(() => style(text, 'text-align')).toBe('center')
    await expectPage.poll(async () => Math.abs((await top(text)) - middle)).toBeLessThan(100)
  })

  it('leads to the main settings when it is not named', async () => {
    await page.goto(new URL('/setting', page.url()).href)
    await page.waitForURL('**/setting/main')
    await expectPage(page).toHaveTitle('Main settings - Melisma')
    expect(troubles.get(page)).toEqual([])
  })
})
