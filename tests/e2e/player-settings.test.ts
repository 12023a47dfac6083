import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import {
  closeSettings,
  currentLine,
  firstLine,
  firstWordTime,
  lineWith,
  lyrics,
  openMainTab,
  openPlayer,
  openSettingsScreen,
  pause,
  openLyricsOfDemoSong,
  seek,
  computedStyle,
  toggle,
  topOf,
} from '../support/e2e/demo-song-lyrics'
import { pageErrors } from '../support/e2e/open-page'
import { playerBar } from '../support/e2e/player-bar'

let page: Page

beforeAll(async () => {
  page = await openLyricsOfDemoSong()
})

const choose = (group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name }).click()

const switchOnScreen = (name: string) => page.getByRole('switch', { name, exact: true }).click()

describe('the screen of player settings, opened from the player', () => {
  it('closes the player and takes focus', async () => {
    await openSettingsScreen(page)
    expect(new URL(page.url()).pathname).toBe('/setting/player')
    await expectPage(page.getByRole('dialog')).toHaveCount(0)
    await expectPage(page.getByRole('main')).toBeFocused()
    await openPlayer(page)
  })

  it('shows the current line in the player bar, or the artist', async () => {
    await seek(page, firstWordTime)
    await openMainTab(page)
    const artist = playerBar(page).getByText('海月ソーダ', { exact: true })
    await expectPage(artist).toHaveCount(0)
    await switchOnScreen('Lyric line in the player bar')
    await expectPage(artist).toBeVisible()
    await switchOnScreen('Lyric line in the player bar')
    await expectPage(artist).toHaveCount(0)
    await openPlayer(page)
  })

  it('announces lines to screen readers', async () => {
    const announced = page
      .getByRole('dialog', { name: 'ソーダ水の宇宙' })
      .locator('[aria-live="polite"]')
      .filter({ hasText: /./ })
    await expectPage(announced).toHaveCount(0)
    await openMainTab(page)
    await switchOnScreen('Announce lines to screen readers')
    await openPlayer(page)
    await seek(page, firstWordTime)
    await expectPage(announced).toHaveText(firstLine)
  })

  it('turns the cover into a record and the background solid', async () => {
    const needle = page.getByRole('region', { name: 'Cover' }).locator('svg[viewBox$="200 200"]')
    const behind = () =>
      page
        .getByRole('dialog', { name: 'ソーダ水の宇宙' })
        .locator('img')
        .evaluateAll(
          (all) => all.filter((img) => img.clientWidth >= innerWidth && img.checkVisibility()).length,
        )
    // the background, and once more at both ends of the lyrics
    await expectPage.poll(behind).toBe(3)
    await expectPage(needle).toHaveCount(0)
    await openSettingsScreen(page)
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
    await seek(page, firstWordTime)
    await expectPage(currentLine(page)).toHaveText(firstLine)
    const text = lineWith(page, firstLine).locator('[data-lyric-text]')
    await expectPage.poll(() => computedStyle(text, 'font-size')).toBe('32.4px')
    expect(['start', 'left']).toContain(await computedStyle(text, 'text-align'))
    const middle = 450
    await expectPage.poll(() => topOf(text)).toBeLessThan(middle - 100)

    await openSettingsScreen(page)
    await page.getByRole('slider', { name: 'Lyric size' }).focus()
    await page.keyboard.press('Home')
    await choose('Lyric position', 'Centre')
    await choose('Current line', 'Centre')
    await openPlayer(page)
    await expectPage(lyrics(page)).toBeVisible()
    await expectPage.poll(() => computedStyle(text, 'font-size')).toBe('27px')
    await expectPage.poll(() => computedStyle(text, 'text-align')).toBe('center')
    await expectPage.poll(async () => Math.abs((await topOf(text)) - middle)).toBeLessThan(100)
  })

  it('gives way to the main settings where the address names no tab', async () => {
    await page.goto(new URL('/setting', page.url()).href)
    await page.waitForURL('**/setting/main')
    await expectPage(page).toHaveTitle('Main settings - Melisma')
    expect(pageErrors.get(page)).toEqual([])
  })
})
