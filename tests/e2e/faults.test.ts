import { expectPage } from '../support/e2e/expect-page'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { navigateTo } from '../support/e2e/navigate-to'
import { openPage, openSharedPage } from '../support/e2e/open-page'
import { playerBar, playFirstPlaylist, playDemoAlbumTrack } from '../support/e2e/player-bar'

let page: Page

beforeAll(async () => {
  page = await openSharedPage({ still: true })
})

describe('when the backend fails', () => {
  it.each([
    ['garbage', { status: 200, body: '{"result": [{"id": {}}, 7, null], "code": 200}' }],
    ['a wrong shape', { status: 200, body: '[]' }],
    ['nothing', { status: 200, body: '' }],
  ])('home survives %s', async (_name, reply) => {
    const page = await openPage({ still: true, path: '/404' })
    await page.route('**/api/personalized**', (route) => route.fulfill(reply))
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expectPage(page.getByRole('button', { name: /^Play album/ }).first()).toBeVisible()
    const text = await page.locator('main').innerText()
    expect(text).not.toMatch(/undefined|NaN|\[object/)
  })

  it('one section of home shows the error and a retry, and the others stay', async () => {
    const page = await openPage({ still: true, path: '/404' })
    let broken = true
    await page.route('**/api/personalized**', (route) =>
      broken ? route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }) : route.continue(),
    )
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expectPage(page.getByRole('alert').getByText('502')).toBeVisible()
    await expectPage(page.getByRole('button', { name: /^Play album/ }).first()).toBeVisible()
    broken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectPage(page.getByRole('button', { name: /^Play playlist/ }).first()).toBeVisible()
  })

  it('a player bundle that cannot be loaded is reported, and loaded when the connection is back', async () => {
    const page = await openPage({ still: true, path: '/404' })
    await page.route('**/assets/player-bundle-*.js', (route) => route.abort())
    await page.goto(new URL('/', page.url()).href)
    await expectPage(page.getByRole('alert').getByText('cannot be reached')).toBeVisible()
    await expectPage(page.getByRole('searchbox')).toHaveCount(0)
    await page.unroute('**/assets/player-bundle-*.js')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expectPage(page.getByRole('searchbox')).toBeVisible()
  })

  it('a lost connection keeps the chosen song, is reported, and playback goes on afterwards', async () => {
    await playFirstPlaylist(page)
    await page.route('**/api/song/url/**', (route) => route.abort())
    await playerBar(page).getByRole('button', { name: 'Next' }).click()
    await expectPage(page.getByRole('alert').getByText('cannot be reached')).toBeVisible()
    const chosen = await playerBar(page).locator('p').first().innerText()
    await page.unroute('**/api/song/url/**')
    // no press: the player tries again by itself whenever another request succeeds, and a press might come after that
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    expect(await playerBar(page).locator('p').first().innerText()).toBe(chosen)
    await expectPage(page.getByRole('alert').getByText('cannot be reached')).toBeHidden()
  })

  it('a track that is not available is reported and skipped', async () => {
    await navigateTo(page, '/')
    // a refusal counts if it is there before the address
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => (refuse = resolve))
    await page.route('**/api/check/music**', async (route) => {
      if (!route.request().url().includes('id=1001')) return route.continue()
      await route.fulfill({ json: { code: 200, success: false } })
      refuse()
    })
    await page.route('**/api/song/url**', async (route) => {
      if (route.request().url().includes('id=1001')) await refused
      return route.continue()
    })
    await playDemoAlbumTrack(page)
    await expectPage(page.getByText('skip to next song')).toBeVisible()
    await expectPage(playerBar(page).getByText('末班电车').first()).toBeVisible()
  })

  it('missing lyrics can be loaded again', async () => {
    const page = await openPage({ still: true })
    let broken = true
    // what fails for want of a connection would come by itself, maybe before the press
    await page.route('**/api/lyric/**', (route) =>
      broken ? route.fulfill({ status: 500, json: { code: 500 } }) : route.continue(),
    )
    await playDemoAlbumTrack(page)
    await page.getByRole('button', { name: 'Open player' }).click()
    broken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectPage(page.getByRole('list', { name: 'Lyrics' })).toBeVisible()
  })
})
