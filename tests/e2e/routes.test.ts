import type { Page } from 'playwright'
import { beforeAll, describe, it } from 'vitest'
import { expectPage } from './expect-page'
import { goTo } from './go-to'
import { stayOn } from './open-page'
import { bar, playing } from './player-bar'

let page: Page

beforeAll(async () => {
  page = await stayOn()
})

describe('routes', () => {
  it('a screen whose code cannot be had is asked for again, and the music plays on', async () => {
    await page.route('**/history-screen*', (route) => route.abort())
    await playing(page)
    await goTo(page, '/history')
    await expectPage(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expectPage(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.unroute('**/history-screen*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectPage(page.getByRole('heading', { name: 'Play history' })).toBeVisible()
    await expectPage(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await bar(page).getByRole('button', { name: 'Pause' }).click()
  })

  it('lead back from a page that is not there', async () => {
    await goTo(page, '/')
    await page.locator('main a[href^="/playlist"]').first().click()
    await page.getByRole('button', { name: 'Play all' }).waitFor()
    await goTo(page, '/404')
    await page.getByRole('button', { name: 'Go back' }).click()
    await expectPage(page).toHaveURL(/\/playlist\?/)
  })

  it('the window is called after the page, and after the song while that plays', async () => {
    await goTo(page, '/')
    await page.locator('main a[href^="/playlist"]').first().click()
    await page.getByRole('button', { name: 'Play all' }).click()
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const song = bar(page).locator('p').first()
    await expectPage(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await expectPage(page).toHaveTitle(new RegExp(`^${await song.innerText()} - .+ - Melisma$`))
    await bar(page).getByRole('button', { name: 'Pause' }).click()
    await expectPage(page).toHaveTitle(`${name} - Playlist - Melisma`)
  })
})
