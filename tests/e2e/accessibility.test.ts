import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { goTo } from './go-to'
import { looks } from './looks'
import { stayOn } from './open-page'
import { speaker } from './speaker'
import { violations } from './violations'

const phone = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }

describe.each(looks)('every screen in %s', (_name, { language, dark }) => {
  const say = speaker(language)
  let page: Page

  beforeAll(async () => {
    page = await stayOn({ path: '/no/such/page', dark, settings: { language } })
  })

  /** Nothing is wrong with what is shown, on a phone and on a desk. */
  async function expectFlawless(): Promise<void> {
    for (const size of [phone, desk]) {
      await page.setViewportSize(size)
      expect(await violations(page), `${size.width} wide`).toEqual([])
    }
  }

  it('an unknown address leads to 404', async () => {
    await page.waitForURL('**/404')
    await expectPage(page.getByRole('heading', { level: 1 })).toContainText('404')
    await expectFlawless()
  })

  it.each(['403', '404', '500'])('page %s, in the frame', async (status) => {
    await goTo(page, `/${status}`)
    await expectPage(page.getByRole('heading', { level: 1 })).toContainText(status)
    await expectPage(page).toHaveTitle(`${status} - Melisma`)
    await expectPage(page.getByRole('navigation').first()).toBeVisible()
    await expectFlawless()
  })

  it('home', async () => {
    await goTo(page, '/')
    await page.getByRole('heading', { name: say('home.albums') }).waitFor()
    await page.locator('main a[href^="/album"]').first().waitFor()
    await expectFlawless()
  })

  it('the play history before anything is played', async () => {
    await goTo(page, '/history')
    await expectPage(page.getByText(say('history.empty'))).toBeVisible()
    await expectFlawless()
  })

  it('an album', async () => {
    await goTo(page, '/')
    await page.locator('main a[href^="/album"]').first().click()
    await page.getByRole('button', { name: say('list.playAll') }).waitFor()
    await expectFlawless()
  })

  it('a playlist that is played', async () => {
    await goTo(page, '/')
    await page.locator('main a[href^="/playlist"]').first().click()
    await page.getByRole('button', { name: say('list.playAll') }).click()
    await page.getByRole('region', { name: say('player.region') }).waitFor()
    await page.getByRole('button', { name: say('player.pause') }).waitFor()
    await expectFlawless()
  })

  it('the play history of what was played', async () => {
    await goTo(page, '/history')
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await expectFlawless()
    await page.getByRole('button', { name: say('player.pause') }).click()
  })

  it.each(['main', 'player', 'other'] as const)('the settings %s', async (tab) => {
    await goTo(page, `/setting/${tab}`)
    await expectPage(page).toHaveTitle(`${say(`setting.${tab}Title`)} - Melisma`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectFlawless()
  })
})
