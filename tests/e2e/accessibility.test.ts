import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { navigateTo } from '../support/e2e/navigate-to'
import { logIn } from '../support/e2e/log-in'
import { themesAndLanguages } from '../support/e2e/themes-and-languages'
import { openSharedPage } from '../support/e2e/open-page'
import { expectScreenLoaded, findIds, visitorScreens, listenerScreens } from '../support/e2e/screens'
import { textsIn } from '../support/e2e/texts-in'
import { axeViolations } from '../support/e2e/axe-violations'

const handheld = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }

describe.each(themesAndLanguages)('axe on every screen, in %s', (_name, { language, dark }) => {
  const say = textsIn(language)
  let page: Page
  let known: Awaited<ReturnType<typeof findIds>>

  beforeAll(async () => {
    page = await openSharedPage({ path: '/no/such/page', dark, still: true, settings: { language } })
    known = await findIds(page)
  })

  /** Expects that axe finds no fault at each of these sizes. */
  async function expectFlawless(sizes = [handheld, desk]): Promise<void> {
    for (const size of sizes) {
      await page.setViewportSize(size)
      // a screen whose data have not come has none yet
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      expect(await axeViolations(page), `${size.width} wide`).toEqual([])
    }
  }

  it('an unknown address leads to 404', async () => {
    await page.waitForURL('**/404')
    await expectPage(page.getByRole('heading', { level: 1 })).toContainText('404')
    await expectFlawless()
  })

  it.each(['403', '404', '500'])('page %s, inside the shell', async (status) => {
    await navigateTo(page, `/${status}`)
    await expectPage(page.getByRole('heading', { level: 1 })).toContainText(status)
    await expectPage(page).toHaveTitle(`${status} - Melisma`)
    await expectPage(page.getByRole('navigation').first()).toBeVisible()
    await expectFlawless()
  })

  it.each(Object.entries(visitorScreens))('%s', async (_name, addressOf) => {
    const path = addressOf(known)
    await navigateTo(page, path)
    await expectScreenLoaded(page, path)
    // one size for each theme is enough: the tests of the screens combine both
    await expectFlawless([dark ? handheld : desk])
  })

  it('the play history before anything is played', async () => {
    await navigateTo(page, '/history')
    await expectPage(page.getByText(say('history.empty'))).toBeVisible()
    await expectFlawless()
  })

  it('a playlist while it plays', async () => {
    await navigateTo(page, '/')
    await page.locator('main a[href^="/playlist"]').first().click()
    await page.getByRole('button', { name: say('collection.playAll') }).click()
    await page.getByRole('region', { name: say('player.region') }).waitFor()
    await page.getByRole('button', { name: say('player.pause') }).waitFor()
    await expectFlawless()
  })

  it('the play history after something was played', async () => {
    await navigateTo(page, '/history')
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await expectFlawless()
    await page.getByRole('button', { name: say('player.pause') }).click()
  })

  it.each(['main', 'player', 'other'] as const)('the settings %s', async (tab) => {
    await navigateTo(page, `/setting/${tab}`)
    await expectPage(page).toHaveTitle(`${say(`setting.${tab}Title`)} - Melisma`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectFlawless()
  })
  describe('for a listener', () => {
    beforeAll(async () => {
      await logIn(page)
      await page.reload()
    })

    it.each(Object.entries(listenerScreens))('%s', async (_name, addressOf) => {
      const path = addressOf(known)
      await navigateTo(page, path)
      await expectScreenLoaded(page, path)
      await expectFlawless([dark ? handheld : desk])
    })
  })
})
