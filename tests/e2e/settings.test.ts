import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { goTo } from './go-to'
import { openPage, stayOn, troubles } from './open-page'
import { playing } from './player-bar'
import { violations } from './violations'

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('melisma.settings') ?? '{}') as Record<string, unknown>)

let page: Page

beforeAll(async () => {
  page = await stayOn({ path: '/setting' })
})

describe('the settings', () => {
  it('open on the main tab, lead to the others, and Back leads through them', async () => {
    await page.waitForURL('**/setting/main')
    const tabs = page.getByRole('navigation', { name: 'Groups of settings' })
    await tabs.getByRole('link', { name: 'Other' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/setting/other')
    await expectPage(page).toHaveTitle('Other settings - Melisma')
    await page.goBack()
    await expectPage(page).toHaveTitle('Main settings - Melisma')
    expect(troubles.get(page)).toEqual([])
  })

  it('open at the group that the address names', async () => {
    await goTo(page, '/setting/main#access')
    await expectPage(page.getByRole('heading', { name: 'Keyboard and accessibility' })).toBeInViewport()
  })

  it('take the banners from home and bring them back', async () => {
    await goTo(page, '/setting/main')
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

  it('move to another browser as a file', async () => {
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
    await goTo(another, '/setting/other')
    const choosing = another.waitForEvent('filechooser')
    await another.getByRole('button', { name: 'Choose a file…' }).click()
    const file = { name: 'melisma-backup.json', mimeType: 'application/json', buffer: content }
    await (await choosing).setFiles(file)
    const dialog = another.getByRole('dialog', { name: 'Import data' })
    await expectPage(dialog.getByRole('listitem')).toHaveCount(2)
    expect(await violations(another)).toEqual([])
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expectPage(dialog).toHaveCount(0)
    await expectPage
      .poll(() => stored(another))
      .toMatchObject({ listClickMode: 'click', lyricsFontSize: 3.2 })
  })

  it('speak another language at once, and say so in it', async () => {
    await goTo(page, '/setting/main')
    await page.evaluate(() => Object.assign(globalThis, { visited: true }))
    await page.getByRole('radio', { name: '简体中文' }).check()
    await expectPage(page.getByRole('status').getByText('已切换到简体中文')).toBeVisible()
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('设置')
    await expectPage(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    expect(await page.evaluate(() => 'visited' in globalThis)).toBe(true)
  })

  it('and all else that is kept here go for good once that is confirmed', async () => {
    const page = await openPage({ settings: { theme: 'dark', themeAuto: false } })
    await playing(page)
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
    // only what the test itself puts in with every load
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'melisma.place')),
    ).toEqual([])
    expect(troubles.get(page)).toEqual([])
  })
})
