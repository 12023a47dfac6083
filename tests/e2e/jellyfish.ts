import type { Locator, Page } from 'playwright'
import { expectPage } from './expect-page'
import { stayOn } from './open-page'
import { bar } from './player-bar'

/** The first line of the demo song ソーダ水の宇宙; its first word is sung from 7.35 to 8.03 s. */
export const firstLine = 'ラムネの瓶の底で眠る'
export const inFirstWord = 7.7

const player = (page: Page) => page.getByRole('dialog', { name: 'ソーダ水の宇宙' })
export const lyrics = (page: Page) => page.getByRole('list', { name: 'Lyrics' })
export const settings = (page: Page) => page.getByRole('dialog', { name: 'Lyric settings' })
export const current = (page: Page) => lyrics(page).locator('[aria-current="true"]')
export const line = (page: Page, text: string) => lyrics(page).locator('li').filter({ hasText: text })

export const openPlayer = (page: Page) => page.getByRole('button', { name: 'Open player' }).click()
export const pause = (page: Page) => player(page).getByRole('button', { name: 'Pause', exact: true }).click()

/** The song in the full player, playing; every setting as it is for a new listener, the drawing quality at its best. */
export async function playJellyfish(): Promise<Page> {
  const page = await stayOn({ settings: { qualityTier: 'high' } })
  await page
    .getByRole('link', { name: /^クラゲの通信/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Play ソーダ水の宇宙', exact: true }).click()
  await expectPage(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await openPlayer(page)
  await expectPage(line(page, firstLine)).toBeVisible()
  return page
}

/** Brings the song to that many seconds as an assistive device does: without a hold on the thumb. */
export const seek = (page: Page, seconds: number) =>
  player(page).getByRole('slider', { name: 'Progress' }).fill(String(seconds))

/** Works a switch of the lyric settings, which stay open. */
export async function toggle(page: Page, name: string): Promise<void> {
  const row = settings(page).getByRole('switch', { name, exact: true })
  if (!(await row.isVisible())) await page.getByRole('button', { name: 'Lyric settings' }).click()
  await row.click()
}

export async function closeSettings(page: Page): Promise<void> {
  if (await settings(page).isVisible()) await page.keyboard.press('Escape')
  await expectPage(settings(page)).toBeHidden()
}

/** Out of the lyrics, which know whether a mouse is over them. */
export const leave = (page: Page) => page.mouse.move(5, 450)

export const top = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top)
export const style = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property)

/** The screen of player settings, reached as a listener does from the player. */
export async function openScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lyric settings' }).click()
  await settings(page).getByRole('link', { name: 'More lyric and player settings' }).click()
  await expectPage(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
}

/** Its neighbour with what concerns the whole app. */
export async function openMainTab(page: Page): Promise<void> {
  await openScreen(page)
  await page
    .getByRole('navigation', { name: 'Groups of settings' })
    .getByRole('link', { name: 'Main' })
    .click()
  await page.waitForURL('**/setting/main')
}
