import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { goTo } from './go-to'
import { logIn } from './log-in'
import { looks } from './looks'
import { stayOn } from './open-page'
import { expectStands, knownTo, openScreens, ownScreens } from './screens'
import { speaker } from './speaker'
import { violations } from './violations'

const handheld = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }

describe.each(looks)('every screen in %s', (_name, { language, dark, phone }) => {
  const say = speaker(language)
  let page: Page
  let known: Awaited<ReturnType<typeof knownTo>>

  beforeAll(async () => {
    page = await stayOn({ path: '/no/such/page', dark, settings: { language } })
    known = await knownTo(page)
  })

  /** Nothing is wrong with what is shown, on a phone and on a desk. */
  async function expectFlawless(sizes = [handheld, desk]): Promise<void> {
    for (const size of sizes) {
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

  it.each(Object.entries(openScreens))('%s', async (_name, addressOf) => {
    const path = addressOf(known)
    await goTo(page, path)
    await expectStands(page, path)
    // each at either size in one of the looks; the tests of the screens themselves cross them
    await expectFlawless([dark ? handheld : desk])
  })

  it('the play history before anything is played', async () => {
    await goTo(page, '/history')
    await expectPage(page.getByText(say('history.empty'))).toBeVisible()
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
  describe('for a listener', () => {
    beforeAll(async () => {
      await logIn(page, phone)
      await page.reload()
    })

    it.each(Object.entries(ownScreens))('%s', async (_name, addressOf) => {
      const path = addressOf(known)
      await goTo(page, path)
      await expectStands(page, path)
      await expectFlawless([dark ? handheld : desk])
    })
  })
})
