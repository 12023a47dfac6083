import type { Locator, Page } from 'playwright'
import { expectPage } from './expect-page'

export const playerBar = (page: Page): Locator => page.getByRole('region', { name: 'Player' })

/** Plays the first playlist of home and waits until a second was heard. */
export async function playFirstPlaylist(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Play playlist/ })
    .first()
    .click()
  await expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()
}

/** Plays the first track, 雨停之前, of the demo album 雨天的频率 from its own screen; it has words. */
export async function playDemoAlbumTrack(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^雨天的频率/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Play 雨停之前', exact: true }).click()
}
