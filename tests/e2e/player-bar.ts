import type { Locator, Page } from 'playwright'
import { expectPage } from './expect-page'

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Player' })

/** Plays the first playlist of home and waits until a second of it has sounded. */
export async function playing(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Play playlist/ })
    .first()
    .click()
  await expectPage(bar(page).getByText(/0:0[1-9] \//)).toBeVisible()
}

/** Plays the first track, 雨停之前, of the demo album 雨天的频率 from its own screen; it has words. */
export async function playRain(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^雨天的频率/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Play 雨停之前', exact: true }).click()
}
