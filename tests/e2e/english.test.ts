import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { englishLibrary } from '../support/e2e/english-library'
import { expectPage } from '../support/e2e/expect-page'
import { logIn } from '../support/e2e/log-in'
import { navigateTo } from '../support/e2e/navigate-to'
import { openSharedPage } from '../support/e2e/open-page'
import { productOver } from '../support/e2e/product-over'
import { expectScreenLoaded, findIds, listenerScreens, visitorScreens } from '../support/e2e/screens'
import type { Product } from '../support/e2e/start-product'
import { onceForFile } from '../support/server/after-tests'

/** The language's own name, and the offer to change to it, which is made in that language. */
const namesOfChinese = ['简体中文', '切换到中文']

const words = {
  song: 'Lantern',
  artist: 'Ada',
  songs: 'Tide',
  albums: 'Harbour',
  videos: 'Lantern',
  playlists: 'songs',
}

/**
 * Returns everything that a page says with a Chinese character in it, also to screen readers and on hover; not the lines
 * of a Japanese song, by which the settings of lyrics are shown.
 */
async function chineseOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'value']
    const texts = [document.title]
    for (const element of document.body.querySelectorAll('*:not(script, style, noscript)')) {
      if (element.closest('[lang=ja]')) continue
      for (const name of attributes) texts.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
    }
    return texts
  })
  return said.filter((text) => /\p{Script=Han}/u.test(text) && !namesOfChinese.includes(text))
}

describe('in English, over a library with English names, nothing Chinese', () => {
  const start = onceForFile(async () => productOver(englishLibrary()))
  let product: Product
  let page: Page
  let known: Awaited<ReturnType<typeof findIds>>

  beforeAll(async () => {
    product = await start()
    page = await openSharedPage({ address: product.address, path: '/404', still: true })
    known = await findIds(page, words)
  })

  it.each(Object.entries(visitorScreens))('is on %s', async (_name, addressOf) => {
    const path = addressOf(known)
    await navigateTo(page, path)
    await expectScreenLoaded(page, path)
    expect(await chineseOn(page)).toEqual([])
  })

  it.each(['main', 'player', 'other'])('is in the settings %s', async (tab) => {
    await navigateTo(page, `/setting/${tab}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await chineseOn(page)).toEqual([])
  })

  it('is in the menu of a song, the queue and the full player', async () => {
    await navigateTo(page, `/album?id=${known.album}`)
    await page.getByRole('button', { name: 'Play all' }).click()
    await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' }).waitFor()
    await page.getByRole('main').getByRole('listitem').first().click({ button: 'right' })
    await page.getByRole('menu').waitFor()
    expect(await chineseOn(page), 'the menu').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Play queue' }).first().click()
    await page.getByRole('dialog', { name: 'Play queue' }).waitFor()
    expect(await chineseOn(page), 'the queue').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open player' }).click()
    await page.getByRole('button', { name: 'Close player' }).waitFor()
    expect(await chineseOn(page), 'the player').toEqual([])
    await page.getByRole('button', { name: 'Close player' }).click()
  })

  it.each(['/api/local/inbox', '/api/local/qr?key=none'])('is on the page %s of the server', async (path) => {
    const reply = await page.request.get(product.address + path, { headers: { 'Accept-Language': 'en' } })
    expect(await reply.text()).not.toMatch(/\p{Script=Han}/u)
  })

  describe('for a listener', () => {
    beforeAll(async () => {
      await logIn(page)
      await page.reload()
    })

    it.each(Object.entries(listenerScreens))('is on %s', async (_name, addressOf) => {
      const path = addressOf(known)
      await navigateTo(page, path)
      await expectScreenLoaded(page, path)
      expect(await chineseOn(page)).toEqual([])
    })

    it('is on home, with what is made for the listener', async () => {
      await navigateTo(page, '/')
      await expectScreenLoaded(page, '/')
      await expectPage(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      expect(await chineseOn(page)).toEqual([])
    })
  })
})
