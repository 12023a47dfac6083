import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TextKey } from '../../src/i18n/text-key'
import { expectPage } from '../support/e2e/expect-page'
import { navigateTo } from '../support/e2e/navigate-to'
import { logIn } from '../support/e2e/log-in'
import { themesAndLanguages } from '../support/e2e/themes-and-languages'
import { openSharedPage } from '../support/e2e/open-page'
import { textsIn } from '../support/e2e/texts-in'
import { axeViolations } from '../support/e2e/axe-violations'

/** A song of the demo library with word-by-word lyrics, translated and romanised, and its album. */
const album = 'クラゲの通信'
const song = 'ソーダ水の宇宙'

describe.each(themesAndLanguages)('axe on every layer over a screen, in %s', (_name, { language, dark }) => {
  const say = textsIn(language)
  let page: Page

  const inBar = (key: TextKey, values?: Record<string, string>) =>
    page
      .getByRole('region', { name: say('player.region') })
      .getByRole('button', { name: say(key, values), exact: true })
  const button = (key: TextKey) => page.getByRole('button', { name: say(key), exact: true })
  /** A link that opens a menu; the links that stand there before the menus are loaded do not. */
  const menuLink = (key: TextKey) => page.getByRole('link', { name: say(key), exact: true, expanded: false })
  const dialog = (key: TextKey) => page.getByRole('dialog', { name: say(key), exact: true })
  const menu = () => page.getByRole('menu')

  /** Expects that axe finds no fault while the layer is open. */
  async function expectFlawless(layer: Locator): Promise<void> {
    await layer.first().waitFor()
    expect(await axeViolations(page)).toEqual([])
  }

  async function close(layer: Locator): Promise<void> {
    await page.keyboard.press('Escape')
    await expectPage(layer).toHaveCount(0)
  }

  /** Expects no fault while the layer is open, and closes it by Escape. */
  async function expectFlawlessOnce(layer: Locator): Promise<void> {
    await expectFlawless(layer)
    await close(layer)
  }

  beforeAll(async () => {
    page = await openSharedPage({ still: true, dark, settings: { language } })
    await page.getByRole('searchbox').waitFor()
  })

  it('finds no fault in the menus of a visitor, on a phone and on a desktop', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await button('menu.menu').click()
    await expectFlawlessOnce(menu())
    await button('account.menu').click()
    await expectFlawlessOnce(menu())
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const name of ['nav.discover', 'nav.my'] as const) {
      await menuLink(name).hover()
      await expectFlawlessOnce(menu())
    }
  })

  it('finds no fault in the menus of a listener and the logout confirmation', async () => {
    await logIn(page)
    await page.reload()
    await menuLink('nav.my').hover()
    await page.getByRole('menuitem', { name: say('menu.cloud') }).waitFor()
    await expectFlawlessOnce(menu())
    await button('account.menu').click()
    await expectFlawless(page.getByRole('menuitem', { name: say('account.logout') }))
    await page.getByRole('menuitem', { name: say('account.logout') }).click()
    await expectFlawlessOnce(dialog('account.askLogout'))
  })

  it('finds no fault in the about dialog', async () => {
    await button('account.menu').click()
    await page.getByRole('menuitem', { name: say('about.title') }).click()
    await expectPage(dialog('about.title').getByText('1.1.9')).toBeVisible()
    await expectFlawlessOnce(dialog('about.title'))
  })

  it('finds no fault in the search box, its suggestions, its history and the deletion of that', async () => {
    const search = page.getByRole('searchbox')
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 740 })
      if (width === 360) await button('search.label').click()
      else await search.focus()
      await expectFlawless(page.getByRole('option'))
      await page.keyboard.insertText('雨天的频率')
      await expectFlawless(page.getByRole('group', { name: say('search.albums') }))
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await close(page.getByRole('option'))
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await search.focus()
    await page.keyboard.insertText('no such song')
    await expectFlawless(page.getByText(say('search.noneHint')))
    await page.keyboard.press('Enter')
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasNotText: say('nav.home') })
      .waitFor()
    await expectPage(page.getByRole('main')).toBeFocused()
    await search.fill('')
    await expectFlawless(page.getByRole('listbox', { name: say('search.history') }))
    await button('search.deleteAll').click()
    await expectFlawlessOnce(dialog('search.askDelete'))
    await page.keyboard.press('Escape')
  })

  it('finds no fault in the colour dialog', async () => {
    await navigateTo(page, '/setting/main')
    await button('theme.edit').click()
    await expectFlawlessOnce(dialog('settingRow.customTheme'))
  })

  it('finds no fault in the import of settings and the confirmation of a reset', async () => {
    await navigateTo(page, '/setting/other')
    const choosing = page.waitForEvent('filechooser')
    await button('settingOther.loadAction').click()
    const content = JSON.stringify({
      app: 'melisma',
      version: 1,
      settings: { lyricsFontSize: 3.2 },
    })
    await (
      await choosing
    ).setFiles({
      name: 'melisma-settings.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
    await expectFlawlessOnce(dialog('settingOther.loadTitle'))
    await button('settingOther.resetAction').click()
    await expectFlawlessOnce(dialog('settingOther.resetTitle'))
  })

  it('finds no fault in the menus and notices of the player bar', async () => {
    await navigateTo(page, '/')
    await page
      .getByRole('link', { name: new RegExp(`^${album}`) })
      .last()
      .click()
    await page.getByRole('button', { name: say('collection.playTrack', { name: song }), exact: true }).click()
    await inBar('player.pause').waitFor()
    await inBar('player.mode', { mode: say('player.normal') }).click()
    await expectFlawless(menu())
    await page.getByRole('menuitemradio', { name: say('player.inOrder') }).click()
    await expectFlawless(page.getByRole('status').getByText(say('notice.modeNormal')))
    await inBar('sound.title').click()
    await expectFlawlessOnce(dialog('sound.title'))
  })

  it('finds no fault in the playlist dialogs, with and without playlists', async () => {
    await inBar('player.addToPlaylist').click()
    await expectFlawless(dialog('playlists.add').getByText(say('playlists.empty')))
    await button('playlists.create').click()
    await expectFlawless(dialog('playlists.create'))
    await page.getByRole('textbox', { name: say('playlists.name') }).fill('夏')
    await page.keyboard.press('Enter')
    await expectPage(dialog('playlists.create')).toHaveCount(0)
    await inBar('player.addToPlaylist').click()
    await expectFlawless(page.getByRole('list', { name: say('playlists.choices') }))
    await close(dialog('playlists.add'))
  })

  it('finds no fault in the queue, its context menu and the confirmation of clearing it', async () => {
    const queue = page.getByRole('dialog', { name: say('queue.title') })
    await inBar('player.queue').click()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectFlawless(queue)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectFlawless(queue)
    await queue.getByRole('listitem').first().click({ button: 'right' })
    await expectFlawlessOnce(menu())
    await button('queue.clear').click()
    await expectFlawlessOnce(dialog('queue.clearTitle'))
    await close(queue)
  })

  it('finds no fault in the list of keyboard shortcuts', async () => {
    await page.keyboard.press('?')
    await expectFlawlessOnce(dialog('keyboard.title'))
  })

  it('finds no fault in the full player and its dialogs, on a phone and on a desktop', async () => {
    const player = page.getByRole('dialog', { name: song })
    const inPlayer = (key: TextKey) => player.getByRole('button', { name: say(key), exact: true })
    await page.setViewportSize({ width: 390, height: 844 })
    await button('player.open').click()
    await expectFlawless(player)
    await close(player)
    await page.setViewportSize({ width: 1440, height: 900 })
    await button('player.open').click()
    await expectFlawless(player.getByRole('list', { name: say('lyrics.region') }))
    await inPlayer('lyricSettings.title').click()
    await expectFlawless(dialog('lyricSettings.title'))
    await page.getByRole('switch', { name: say('settingRow.showLyricSetting'), exact: true }).click()
    await close(dialog('lyricSettings.title'))
    await expectFlawless(page.getByRole('group', { name: say('lyricSettings.quickStrip') }))
    await inPlayer('sound.title').click()
    await expectFlawlessOnce(dialog('sound.title'))
    await inPlayer('player.addToPlaylist').click()
    await expectFlawlessOnce(dialog('playlists.add'))
    await inPlayer('player.queue').click()
    await expectFlawlessOnce(page.getByRole('dialog', { name: say('queue.title') }))
    await page.keyboard.press('?')
    await expectFlawlessOnce(dialog('keyboard.title'))
    await close(player)
  })
})
