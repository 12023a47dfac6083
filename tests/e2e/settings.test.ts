import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { navigateTo } from '../support/e2e/navigate-to'
import { openPage, openSharedPage, pageErrors } from '../support/e2e/open-page'
import { playFirstPlaylist } from '../support/e2e/player-bar'
import { axeViolations } from '../support/e2e/axe-violations'

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('melisma.settings') ?? '{}') as Record<string, unknown>)

let page: Page

beforeAll(async () => {
  page = await openSharedPage({ path: '/setting', still: true })
})

describe('the settings', () => {
  it('open on the main tab, and Back returns through the tabs', async () => {
    await page.waitForURL('**/setting/main')
    const tabs = page.getByRole('navigation', { name: 'Groups of settings' })
    await tabs.getByRole('link', { name: 'Other' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/setting/other')
    await expectPage(page).toHaveTitle('Other settings - Melisma')
    await page.goBack()
    await expectPage(page).toHaveTitle('Main settings - Melisma')
    expect(pageErrors.get(page)).toEqual([])
  })

  it('scroll to the group that the address names', async () => {
    await navigateTo(page, '/setting/main#access')
    await expectPage(page.getByRole('heading', { name: 'Keyboard and accessibility' })).toBeInViewport()
  })

  it('hide and show the banners of home', async () => {
    await navigateTo(page, '/setting/main')
    const home = async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
      await page.waitForURL(({ pathname }) => pathname === '/')
      await page.getByRole('heading', { name: 'Recommended playlists' }).waitFor()
    }
    await page.getByRole('switch', { name: 'Highlights on the home screen' }).click()
    await home()
    await expectPage(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0)
    await page.goBack()
    await page.getByRole('switch', { name: 'Highlights on the home screen' }).click()
    await home()
    await expectPage(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
  })

  it('are exported and imported as a file', async () => {
    const one = await openPage({
      path: '/setting/other',
      settings: { listClickMode: 'click', lyricsFontSize: 3.2 },
    })
    const saving = one.waitForEvent('download')
    await one.getByRole('button', { name: 'Export' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('melisma-backup.json')
    const content = await buffer(await saved.createReadStream())

    const another = page
    await navigateTo(another, '/setting/other')
    const choosing = another.waitForEvent('filechooser')
    await another.getByRole('button', { name: 'Choose a file…' }).click()
    const file = { name: 'melisma-backup.json', mimeType: 'application/json', buffer: content }
    await (await choosing).setFiles(file)
    const dialog = another.getByRole('dialog', { name: 'Import data' })
    await expectPage(dialog.getByRole('listitem')).toHaveCount(2)
    expect(await axeViolations(another)).toEqual([])
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expectPage(dialog).toHaveCount(0)
    await expectPage
      .poll(() => stored(another))
      .toMatchObject({ listClickMode: 'click', lyricsFontSize: 3.2 })
  })

  it('switch the language at once', async () => {
    await navigateTo(page, '/setting/main')
    await page.evaluate(() => Object.assign(globalThis, { visited: true }))
    await page.getByRole('radio', { name: '简体中文' }).check()
    await expectPage(page.getByRole('status').getByText('已切换到简体中文')).toBeVisible()
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('设置')
    await expectPage(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    expect(await page.evaluate(() => 'visited' in globalThis)).toBe(true)
  })

  it('and all other stored data are cleared after a confirmation', async () => {
    const page = await openPage({ settings: { theme: 'dark', themeAuto: false } })
    await playFirstPlaylist(page)
    await page.goto(new URL('/setting/other', page.url()).href)
    const bar = page.getByRole('region', { name: 'Player' })
    await expectPage(bar).toBeVisible()
    await page.getByRole('button', { name: 'Reset…' }).click()
    const reloading = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Remove everything' }).click()
    await expectPage(page.getByText('Everything is removed; the page loads anew')).toBeVisible()
    await reloading
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectPage(bar).toHaveCount(0)
    // only the settings that the test itself stores at every load
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'melisma.place')),
    ).toEqual([])
    expect(pageErrors.get(page)).toEqual([])
  })
})
