import { describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { openPage } from './open-page'
import { bar, playing } from './player-bar'
import { violations } from './violations'

describe('routes', () => {
  it.each([
    ['/403', '403', { dark: false, settings: { language: 'en' } }],
    ['/404', '404', { dark: true, settings: { language: 'zh-CN' } }],
    ['/500', '500', { dark: true, settings: { language: 'en' } }],
    ['/no/such/page', '404', { dark: false, settings: { language: 'zh-CN' } }],
  ])('%s is page %s, in the frame', async (path, status, look) => {
    const page = await openPage({ ...look, path })
    await expectPage(page.getByRole('heading', { level: 1 })).toContainText(status)
    await expectPage(page).toHaveTitle(`${status} - Melisma`)
    await expectPage(page.getByRole('navigation').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  it('lead back from a page that is not there', async () => {
    const page = await openPage()
    await page.locator('main a[href^="/playlist"]').first().click()
    await page.getByRole('button', { name: 'Play all' }).waitFor()
    await page.evaluate(() => {
      history.pushState({ idx: 2, key: 'missing' }, '', '/404')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await page.getByRole('button', { name: 'Go back' }).click()
    await expectPage(page).toHaveURL(/\/playlist\?/)
  })

  it('the window is called after the page, and after the song while that plays', async () => {
    const page = await openPage()
    await page.locator('main a[href^="/playlist"]').first().click()
    await page.getByRole('button', { name: 'Play all' }).click()
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const song = bar(page).locator('p').first()
    await expectPage(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await expectPage(page).toHaveTitle(new RegExp(`^${await song.innerText()} - .+ - Melisma$`))
    await bar(page).getByRole('button', { name: 'Pause' }).click()
    await expectPage(page).toHaveTitle(`${name} - Playlist - Melisma`)
  })

  it('a screen whose code cannot be had is asked for again, and the music plays on', async () => {
    const page = await openPage()
    await page.route('**/history-screen*', (route) => route.abort())
    await playing(page)
    await page.evaluate(() => {
      history.pushState({ idx: 1, key: 'history' }, '', '/history')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await expectPage(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expectPage(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.unroute('**/history-screen*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectPage(page.getByRole('heading', { name: 'Play history' })).toBeVisible()
    await expectPage(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  })
})
