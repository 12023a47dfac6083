import { existsSync } from 'node:fs'
import { text as textOf } from 'node:stream/consumers'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { navigateTo } from '../support/e2e/navigate-to'
import { openSharedPage, pageErrors } from '../support/e2e/open-page'
import { playerBar } from '../support/e2e/player-bar'

let page: Page

beforeAll(async () => {
  page = await openSharedPage({ still: true })
  await page.getByRole('searchbox').waitFor()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const content = () => page.getByRole('main')
const title = () => page.getByRole('heading', { level: 1 })
const sounding = () => expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()

describe('a search', () => {
  it('finds songs that can be played, and keeps the words in the address of every tab', async () => {
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('雨')
    await page.keyboard.press('Enter')
    await expectPage(page).toHaveURL(/\/search\/songs\?keywords=/)
    await button('Play 雨停之前').click()
    await sounding()
    await page.getByRole('link', { name: 'Albums', exact: true }).click()
    await expectPage(page).toHaveURL(/\/search\/albums\?keywords=%E9%9B%A8/)
    await content().getByRole('link', { name: '雨天的频率' }).first().click()
    await expectPage(title()).toHaveText('雨天的频率')
    await page.goBack()
    await expectPage(page).toHaveURL(/\/search\/albums/)
    await page.goBack()
    await expectPage(button('Play 雨停之前')).toBeVisible()
  })

  it('says when nothing was found', async () => {
    await navigateTo(page, '/search/songs?keywords=nothing-is-called-this')
    await expectPage(content()).toContainText('nothing-is-called-this')
    await expectPage(content().getByRole('listitem')).toHaveCount(0)
  })
})

describe('a list of songs', () => {
  beforeAll(async () => {
    await navigateTo(page, '/discover/playlists')
    await content().locator('a[href^="/playlist"]').first().click()
    await button('Play all').waitFor()
  })

  it('is filtered by Latin letters, Chinese characters and pinyin initials', async () => {
    const rows = content().locator('[data-at]')
    const filter = content().getByRole('textbox', { name: 'Filter songs' })
    for (const words of ['ytzq', '雨停', 'okapi']) {
      await filter.fill(words)
      await expectPage(rows.first()).toContainText(words === 'okapi' ? 'Okapi Lane' : '雨停之前')
      await expectPage(rows.filter({ hasText: '末班电车' })).toHaveCount(0)
    }
    await filter.fill('')
    await expectPage(rows.filter({ hasText: '末班电车' })).toHaveCount(1)
  })

  it('opens a menu on a row that leads to the comments', async () => {
    await content().locator('[data-at]').first().click({ button: 'right' })
    await expectPage(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Comments' }).click()
    await expectPage(page).toHaveURL(/\/comment\?id=\d+$/)
    await page.goBack()
    await button('Play all').waitFor()
  })
})

describe('a playlist', () => {
  it('is saved as a file for other players, with the paths in the music folder', async () => {
    await navigateTo(page, '/discover/playlists')
    await content().locator('a[href^="/playlist"]').first().click()
    await button('More actions').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Save as M3U8 file' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.m3u8$/)
    const lines = (await textOf(await download.createReadStream())).split('\n')
    expect(lines.slice(0, 2)).toEqual(['#EXTM3U', expect.stringMatching(/^#PLAYLIST:./)])
    const paths = lines.filter((line) => line !== '' && !line.startsWith('#'))
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) expect(existsSync(`demo/${path}`)).toBe(true)
    await expectPage(page.getByText(`Saved “${download.suggestedFilename()}”`)).toBeVisible()
  })
})

describe('an artist', () => {
  it('is found on the screen of artists, and played', async () => {
    await navigateTo(page, '/discover/artists')
    await content().getByRole('link', { name: 'Marlow & Fen' }).first().click()
    await expectPage(title()).toHaveText('Marlow & Fen')
    await button('Play hot songs').click()
    await sounding()
    await expectPage(playerBar(page)).toContainText('Marlow & Fen')
  })

  it('has albums, and a video that pauses the music', async () => {
    await content().getByRole('link', { name: 'Albums', exact: true }).click()
    await expectPage(content().getByRole('link', { name: 'Low Tide Almanac' }).first()).toBeVisible()
    await content().getByRole('link', { name: 'Videos', exact: true }).click()
    await content().getByRole('link', { name: 'Lanterns on the Water' }).first().click()
    await expectPage(title()).toHaveText('Lanterns on the Water')
    const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    const ready = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)
    await expectPage.poll(ready).toBeGreaterThan(0)
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.play())
    await expectPage.poll(time).toBeGreaterThan(1)
    await expectPage(playerBar(page)).toBeHidden()
    await page.goBack()
    await expectPage(playerBar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  })

  it('has a page for all songs and one for each song', async () => {
    await content().getByRole('link', { name: 'Hot songs', exact: true }).click()
    await content().getByRole('link', { name: 'All songs', exact: true }).click()
    await expectPage(page).toHaveURL(/\/all-songs\?id=/)
    await content().locator('a[href^="/song"]').first().click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Song details', exact: true }).click()
    await expectPage(page).toHaveURL(/\/song\?id=/)
    await content().getByRole('link', { name: 'Comments', exact: true }).click()
    await expectPage(content().getByText('No comments yet').first()).toBeVisible()
  })
})

describe('the charts and the new albums', () => {
  it('are played from their cards', async () => {
    await navigateTo(page, '/discover/toplists')
    await content()
      .getByRole('button', { name: /^Play playlist/ })
      .first()
      .click()
    await sounding()
    await navigateTo(page, '/new-album')
    await content()
      .getByRole('button', { name: /^Play album/ })
      .first()
      .click()
    await sounding()
    await playerBar(page).getByRole('button', { name: 'Pause', exact: true }).click()
  })

  it('have caused no error so far', () => {
    expect(pageErrors.get(page)).toEqual([])
  })
})
