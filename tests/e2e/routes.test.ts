import type { Page } from 'playwright'
import { beforeAll, describe, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { navigateTo } from '../support/e2e/navigate-to'
import { openSharedPage } from '../support/e2e/open-page'
import { playerBar, playFirstPlaylist } from '../support/e2e/player-bar'

let page: Page

beforeAll(async () => {
  page = await openSharedPage()
})

describe('routes', () => {
  it('retry a screen whose code could not be loaded while the music plays on', async () => {
    await page.route('**/assets/settings-*', (route) => route.abort())
    await playFirstPlaylist(page)
    await navigateTo(page, '/setting/main')
    await expectPage(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expectPage(playerBar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.unroute('**/assets/settings-*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectPage(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    await expectPage(playerBar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await playerBar(page).getByRole('button', { name: 'Pause' }).click()
  })

  it('lead back from a page that does not exist', async () => {
    await navigateTo(page, '/')
    await page.locator('main a[href^="/playlist"]').first().click()
    await page.getByRole('button', { name: 'Play all' }).waitFor()
    await navigateTo(page, '/404')
    await page.getByRole('button', { name: 'Go back' }).click()
    await expectPage(page).toHaveURL(/\/playlist\?/)
  })

  it('title the window by the page, and by the song while it plays', async () => {
    await navigateTo(page, '/')
    await page.locator('main a[href^="/playlist"]').first().click()
    await page.getByRole('button', { name: 'Play all' }).click()
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const song = playerBar(page).locator('p').first()
    await expectPage(playerBar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await expectPage(page).toHaveTitle(new RegExp(`^${await song.innerText()} - .+ - Melisma$`))
    await playerBar(page).getByRole('button', { name: 'Pause' }).click()
    await expectPage(page).toHaveTitle(`${name} - Playlist - Melisma`)
  })
})
