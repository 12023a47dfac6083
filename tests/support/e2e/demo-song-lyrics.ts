import type { Locator, Page } from 'playwright'
import { expectPage } from './expect-page'
import { openSharedPage } from './open-page'
import { playerBar } from './player-bar'

/** The first line of the demo song ソーダ水の宇宙; its first word is sung from 7.35 to 8.03 s. */
export const firstLine = 'ラムネの瓶の底で眠る'
export const firstWordTime = 7.7

const player = (page: Page) => page.getByRole('dialog', { name: 'ソーダ水の宇宙' })
export const lyrics = (page: Page) => page.getByRole('list', { name: 'Lyrics' })
export const settings = (page: Page) => page.getByRole('dialog', { name: 'Lyric settings' })
export const currentLine = (page: Page) => lyrics(page).locator('[aria-current="true"]')
export const lineWith = (page: Page, text: string) => lyrics(page).locator('li').filter({ hasText: text })

export const openPlayer = (page: Page) => page.getByRole('button', { name: 'Open player' }).click()
export const pause = (page: Page) => player(page).getByRole('button', { name: 'Pause', exact: true }).click()

/** The song in the full player, playing; every setting as it is for a new listener, the drawing quality at its best. */
export async function openLyricsOfDemoSong(): Promise<Page> {
  const page = await openSharedPage({ settings: { qualityTier: 'high' } })
  await page
    .getByRole('link', { name: /^クラゲの通信/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Play ソーダ水の宇宙', exact: true }).click()
  await expectPage(playerBar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await openPlayer(page)
  await expectPage(lineWith(page, firstLine)).toBeVisible()
  return page
}

/** Seeks by setting the slider's value, as assistive technology does. */
export const seek = (page: Page, seconds: number) =>
  player(page).getByRole('slider', { name: 'Progress' }).fill(String(seconds))

/** Toggles a switch of the lyric settings, which stay open. */
export async function toggle(page: Page, name: string): Promise<void> {
  const row = settings(page).getByRole('switch', { name, exact: true })
  if (!(await row.isVisible())) await page.getByRole('button', { name: 'Lyric settings' }).click()
  await row.click()
}

export async function closeSettings(page: Page): Promise<void> {
  if (await settings(page).isVisible()) await page.keyboard.press('Escape')
  await expectPage(settings(page)).toBeHidden()
}

/** Moves the mouse away from the lyrics, which behave differently under a pointer. */
export const moveMouseAway = (page: Page) => page.mouse.move(5, 450)

export const topOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top)
export const computedStyle = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property)

/** Opens the screen of player settings from the player. */
export async function openSettingsScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lyric settings' }).click()
  await settings(page).getByRole('link', { name: 'More lyric and player settings' }).click()
  await expectPage(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
}

/** Its neighbour with what concerns the whole app. */
export async function openMainTab(page: Page): Promise<void> {
  await openSettingsScreen(page)
  await page
    .getByRole('navigation', { name: 'Groups of settings' })
    .getByRole('link', { name: 'Main' })
    .click()
  await page.waitForURL('**/setting/main')
}
