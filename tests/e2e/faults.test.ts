import { expectPage } from './expect-page'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { goTo } from './go-to'
import { openPage, stayOn } from './open-page'
import { bar, playing, playRain } from './player-bar'

let page: Page

beforeAll(async () => {
  page = await stayOn()
})

describe('when the backend fails', () => {
  it.each([
    ['garbage', { status: 200, body: '{"result": [{"id": {}}, 7, null], "code": 200}' }],
    ['a wrong shape', { status: 200, body: '[]' }],
    ['nothing', { status: 200, body: '' }],
  ])('home survives %s', async (_name, reply) => {
    const page = await openPage({ path: '/404' })
    await page.route('**/api/personalized**', (route) => route.fulfill(reply))
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expectPage(page.getByRole('button', { name: /^Play album/ }).first()).toBeVisible()
    const text = await page.locator('main').innerText()
    expect(text).not.toMatch(/undefined|NaN|\[object/)
  })

  it('one section of home says so and can be asked again, the others stand', async () => {
    const page = await openPage({ path: '/404' })
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

  it('what comes after the first paint is told to be missing, and comes when it can', async () => {
    const page = await openPage({ path: '/404' })
    await page.route('**/assets/music-*.js', (route) => route.abort())
    await page.goto(new URL('/', page.url()).href)
    await expectPage(page.getByRole('alert').getByText('cannot be reached')).toBeVisible()
    await expectPage(page.getByRole('searchbox')).toHaveCount(0)
    await page.unroute('**/assets/music-*.js')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expectPage(page.getByRole('searchbox')).toBeVisible()
  })

  it('a lost connection keeps the chosen song, says so, and plays on when it is back', async () => {
    await playing(page)
    await page.route('**/api/song/url/**', (route) => route.abort())
    await bar(page).getByRole('button', { name: 'Next' }).click()
    await expectPage(page.getByRole('alert').getByText('cannot be reached')).toBeVisible()
    const chosen = await bar(page).locator('p').first().innerText()
    await page.unroute('**/api/song/url/**')
    await bar(page).getByRole('button', { name: 'Play', exact: true }).click()
    await expectPage(bar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    expect(await bar(page).locator('p').first().innerText()).toBe(chosen)
    await expectPage(page.getByRole('alert').getByText('cannot be reached')).toBeHidden()
  })

  it('a track that is gone is told of and passed over', async () => {
    await goTo(page, '/')
    await page.route('**/api/check/music**', (route) =>
      route.request().url().includes('id=1001')
        ? route.fulfill({ json: { code: 200, success: false } })
        : route.continue(),
    )
    await playRain(page)
    await expectPage(page.getByText('skip to next song')).toBeVisible()
    await expectPage(bar(page).getByText('末班电车').first()).toBeVisible()
  })

  it('missing lyrics can be asked for again', async () => {
    const page = await openPage()
    let broken = true
    await page.route('**/api/lyric/**', (route) => (broken ? route.abort() : route.continue()))
    await playRain(page)
    await page.getByRole('button', { name: 'Open player' }).click()
    broken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectPage(page.getByRole('list', { name: 'Lyrics' })).toBeVisible()
  })
})
