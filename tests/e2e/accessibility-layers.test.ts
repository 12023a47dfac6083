import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TextKey } from '../../src/i18n/text-key'
import { expectPage } from './expect-page'
import { goTo } from './go-to'
import { logIn } from './log-in'
import { looks } from './looks'
import { stayOn } from './open-page'
import { speaker } from './speaker'
import { violations } from './violations'

/** From the album of the first song; it has words, translated and in Latin letters. */
const album = 'クラゲの通信'
const song = 'ソーダ水の宇宙'

describe.each(looks)('whatever opens over a screen in %s', (_name, { language, dark, phone }) => {
  const say = speaker(language)
  let page: Page

  const inBar = (key: TextKey, values?: Record<string, string>) =>
    page
      .getByRole('region', { name: say('player.region') })
      .getByRole('button', { name: say(key, values), exact: true })
  const button = (key: TextKey) => page.getByRole('button', { name: say(key), exact: true })
  const dialog = (key: TextKey) => page.getByRole('dialog', { name: say(key), exact: true })
  const menu = () => page.getByRole('menu')

  /** Nothing is wrong with the page while that lies over it. */
  async function expectFlawless(layer: Locator): Promise<void> {
    await layer.first().waitFor()
    expect(await violations(page)).toEqual([])
  }

  async function close(layer: Locator): Promise<void> {
    await page.keyboard.press('Escape')
    await expectPage(layer).toHaveCount(0)
  }

  /** As above, and it closes by Escape. */
  async function expectFlawlessOnce(layer: Locator): Promise<void> {
    await expectFlawless(layer)
    await close(layer)
  }

  beforeAll(async () => {
    page = await stayOn({ dark, settings: { language } })
    await page.getByRole('searchbox').waitFor()
  })

  it('a visitor’s menus, on a phone and on a desk', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await button('nav.menu').click()
    await expectFlawlessOnce(menu())
    await button('account.menu').click()
    await expectFlawlessOnce(menu())
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const name of ['nav.discover', 'nav.my'] as const) {
      await button(name).hover()
      await expectFlawlessOnce(menu())
    }
  })

  it('a listener’s menus, and the question before a logout', async () => {
    await logIn(page, phone)
    await page.reload()
    await button('nav.my').hover()
    await page.getByRole('menuitem', { name: say('nav.cloud') }).waitFor()
    await expectFlawlessOnce(menu())
    await button('account.menu').click()
    await expectFlawless(page.getByRole('menuitem', { name: say('account.logout') }))
    await page.getByRole('menuitem', { name: say('account.logout') }).click()
    await expectFlawlessOnce(dialog('account.askLogout'))
  })

  it('what the app is, with its version', async () => {
    await button('account.menu').click()
    await page.getByRole('menuitem', { name: say('about.title') }).click()
    await expectPage(dialog('about.title').getByText('1.1.9')).toBeVisible()
    await expectFlawlessOnce(dialog('about.title'))
  })

  it('the search with what is hot, what it finds, what was searched for, and the question before that is deleted', async () => {
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

  it('a colour of one’s own', async () => {
    await goTo(page, '/setting/main')
    await button('theme.edit').click()
    await expectFlawlessOnce(dialog('theme.dialogTitle'))
  })

  it('settings from a file, and the question before everything goes', async () => {
    await goTo(page, '/setting/other')
    const choosing = page.waitForEvent('filechooser')
    await button('settingOther.loadAction').click()
    const content = JSON.stringify({
      app: 'melisma',
      version: 1,
      settings: { lyricsFontSize: 3.2 },
    })
    await (
      await choosing
    ).setFiles({ name: 'melisma-settings.json', mimeType: 'application/json', buffer: Buffer.from(content) })
    await expectFlawlessOnce(dialog('settingOther.loadTitle'))
    await button('settingOther.resetAction').click()
    await expectFlawlessOnce(dialog('settingOther.resetTitle'))
  })

  it('what the bar opens, and what it says', async () => {
    await goTo(page, '/')
    await page
      .getByRole('link', { name: new RegExp(`^${album}`) })
      .last()
      .click()
    await page.getByRole('button', { name: say('list.playTrack', { name: song }), exact: true }).click()
    await inBar('player.pause').waitFor()
    await inBar('player.mode', { mode: say('player.normal') }).click()
    await expectFlawless(menu())
    await page.getByRole('menuitemradio', { name: say('player.inOrder') }).click()
    await expectFlawless(page.getByRole('status').getByText(say('notice.modeNormal')))
    await inBar('sound.title').click()
    await expectFlawlessOnce(dialog('sound.title'))
  })

  it('the playlists that a song is to go to, before and after there is one', async () => {
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

  it('the play queue, the menu of a song in it, and the question before it is cleared', async () => {
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

  it('the keys', async () => {
    await page.keyboard.press('?')
    await expectFlawlessOnce(dialog('keyboard.title'))
  })

  it('the full player with its words, its settings and its queue, on a phone and on a desk', async () => {
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
    await page.getByRole('switch', { name: say('lyricSettings.quick'), exact: true }).click()
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
