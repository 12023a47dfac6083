import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { litPixels } from './lit-pixels'
import { openPage, troubles } from './open-page'
import { bar } from './player-bar'
import { violations } from './violations'

/** The first line of the demo song ソーダ水の宇宙; its first word is sung from 7.35 to 8.03 s. */
const firstLine = 'ラムネの瓶の底で眠る'
const firstTranslation = '睡在波子汽水瓶的底部'
const firstRomanisation = 'ramune no bin no soko de nemuru'
const inFirstWord = 7.7

/** As long as the list takes to glide to another line, and more. */
const glideMs = 800

const player = (page: Page) => page.getByRole('dialog', { name: 'ソーダ水の宇宙' })
const lyrics = (page: Page) => page.getByRole('list', { name: 'Lyrics' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Lyric settings' })
const current = (page: Page) => lyrics(page).locator('[aria-current="true"]')
const line = (page: Page, text: string) => lyrics(page).locator('li').filter({ hasText: text })

const openPlayer = (page: Page) => page.getByRole('button', { name: 'Open player' }).click()
const pause = (page: Page) => player(page).getByRole('button', { name: 'Pause', exact: true }).click()

/** The song in the full player, playing; every setting as it is for a new listener but those. */
async function playJellyfish(changes: Record<string, unknown> = {}): Promise<Page> {
  const page = await openPage({ settings: { qualityTier: 'high', ...changes } })
  await page
    .getByRole('link', { name: /^クラゲの通信/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Play ソーダ水の宇宙', exact: true }).click()
  await expectPage(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await openPlayer(page)
  await expectPage(line(page, firstLine)).toBeVisible()
  return page
}

/** Brings the song to that many seconds as an assistive device does: without a hold on the thumb. */
const seek = (page: Page, seconds: number) =>
  player(page).getByRole('slider', { name: 'Progress' }).fill(String(seconds))

async function toggle(page: Page, name: string): Promise<void> {
  const row = settings(page).getByRole('switch', { name, exact: true })
  if (!(await row.isVisible())) await page.getByRole('button', { name: 'Lyric settings' }).click()
  await row.click()
}

/** Until nothing moves by itself any more, with the song paused. */
const stillness = (page: Page) =>
  expectPage
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    .toBe(0)

/** Out of the lyrics, which know whether a mouse is over them. */
const leave = (page: Page) => page.mouse.move(5, 450)

const top = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top)
const style = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property)

/** The screen of player settings, reached as a listener does from the player. */
async function openScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lyric settings' }).click()
  await settings(page).getByRole('link', { name: 'More lyric and player settings' }).click()
  await expectPage(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
}

/** Its neighbour with what concerns the whole app. */
async function openMainTab(page: Page): Promise<void> {
  await openScreen(page)
  await page
    .getByRole('navigation', { name: 'Groups of settings' })
    .getByRole('link', { name: 'Main' })
    .click()
  await page.waitForURL('**/setting/main')
}

const choose = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name }).click()

const switchOnScreen = (page: Page, name: string) => page.getByRole('switch', { name, exact: true }).click()

describe('the lyric settings dialog', () => {
  it('takes translation and romanisation away and brings them back, and remembers it', async () => {
    const page = await playJellyfish()
    for (const [name, shown] of [
      ['Translation', firstTranslation],
      ['Romanisation', firstRomanisation],
    ] as const) {
      await expectPage(lyrics(page).getByText(shown)).toBeVisible()
      await toggle(page, name)
      await expectPage(lyrics(page).getByText(shown)).toHaveCount(0)
      await toggle(page, name)
      await expectPage(lyrics(page).getByText(shown)).toBeVisible()
    }
    await toggle(page, 'Translation')
    await page.reload()
    await openPlayer(page)
    await expectPage(lyrics(page).getByText(firstRomanisation)).toBeVisible()
    await expectPage(lyrics(page).getByText(firstTranslation)).toHaveCount(0)
    expect(troubles.get(page)).toEqual([])
  })

  it('lights half a word, the whole word or the whole line', async () => {
    const page = await playJellyfish({ showTransl: false, showRoma: false })
    await pause(page)
    await seek(page, inFirstWord)
    await expectPage(current(page)).toHaveText(firstLine)
    const lit = async () => (await litPixels(line(page, firstLine))).count
    await expectPage.poll(lit).toBeGreaterThan(0)
    const half = await lit()
    await toggle(page, 'Word animation')
    await expectPage.poll(lit).toBeGreaterThan(half * 1.4)
    const word = await lit()
    await toggle(page, 'Word by word')
    await expectPage.poll(lit).toBeGreaterThan(word * 2)
    await toggle(page, 'Word by word')
    await toggle(page, 'Word animation')
    await expectPage.poll(lit).toBeLessThan(word / 1.4)
  })

  it('lets the words rise that are being sung', async () => {
    const page = await playJellyfish({ showTransl: false, showRoma: false })
    await pause(page)
    await seek(page, inFirstWord + 0.3)
    await expectPage(current(page)).toHaveText(firstLine)
    const highest = async () => (await litPixels(line(page, firstLine))).top
    await expectPage.poll(async () => (await litPixels(line(page, firstLine))).count).toBeGreaterThan(0)
    await stillness(page)
    const before = await highest()
    await toggle(page, 'Words float up')
    await expectPage.poll(highest).toBeLessThan(before)
    await stillness(page)
    const risen = await highest()
    await toggle(page, 'Words float up')
    await expectPage.poll(highest).toBeGreaterThan(risen)
  })

  it('counts the intro down with three dots, or does not', async () => {
    const page = await playJellyfish()
    await pause(page)
    await seek(page, 3)
    const dots = lyrics(page).locator('[data-countdown]').first().locator('span')
    await expectPage(dots).toHaveCount(3)
    const opacities = () => dots.evaluateAll((all) => all.map((dot) => Number(getComputedStyle(dot).opacity)))
    await expectPage.poll(async () => new Set(await opacities()).size).toBeGreaterThan(1)
    await toggle(page, 'Intro countdown')
    await expectPage(lyrics(page).locator('[data-countdown]')).toHaveCount(0)
  })

  it('holds the lines under the pointer, and says what a click does there', async () => {
    const page = await playJellyfish()
    const hint = page.getByText('Click a line to play from it')
    const second = lyrics(page).getByRole('button').nth(1)
    const hold = async () => {
      await seek(page, inFirstWord)
      await expectPage(current(page)).toContainText(firstLine)
      await second.hover()
      const before = await top(second)
      await expectPage(current(page)).not.toContainText(firstLine)
      return before
    }
    const moved = await hold()
    await expectPage.poll(() => top(second)).toBeLessThan(moved - 20)
    await expectPage(hint).toHaveCount(0)
    await leave(page)

    await toggle(page, 'Pause on hover')
    await page.keyboard.press('Escape')
    const held = await hold()
    await expectPage.poll(() => style(hint, 'opacity')).toBe('1')
    await page.waitForTimeout(glideMs)
    expect(Math.abs((await top(second)) - held)).toBeLessThan(2)
    await leave(page)
    await expectPage.poll(() => top(second)).toBeLessThan(held - 20)
    await expectPage.poll(() => style(hint, 'opacity')).toBe('0')
  })

  it('blurs the lines further away while the drawing quality allows it', async () => {
    const page = await playJellyfish()
    await pause(page)
    await seek(page, inFirstWord)
    await leave(page)
    const far = lyrics(page).locator('li:has([data-lyric-text])').nth(4)
    await expectPage.poll(() => style(far, 'filter')).toBe('none')
    await toggle(page, 'Blur')
    await expectPage.poll(() => style(far, 'filter')).toContain('blur')
    await expectPage.poll(() => style(line(page, firstLine), 'filter')).toBe('none')
    await toggle(page, 'Blur')
    await expectPage.poll(() => style(far, 'filter')).toBe('none')
  })

  it('puts a strip of switches on the play page, which act', async () => {
    const page = await playJellyfish()
    const strip = page.getByRole('group', { name: 'Quick lyric settings' })
    await expectPage(strip).toHaveCount(0)
    await toggle(page, 'Quick settings on the play page')
    await page.keyboard.press('Escape')
    await strip.getByRole('button', { name: 'Romanisation', pressed: true }).click()
    await expectPage(lyrics(page).getByText(firstRomanisation)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show romanisation' }).click()
    await expectPage(strip.getByRole('button', { name: 'Romanisation', pressed: true })).toBeVisible()
  })
})

describe('the screen of player settings', () => {
  it('closes what it was opened from and takes focus to itself', async () => {
    const page = await playJellyfish()
    await openScreen(page)
    expect(new URL(page.url()).pathname).toBe('/setting/player')
    await expectPage(page.getByRole('dialog')).toHaveCount(0)
    await expectPage(page.getByRole('main')).toBeFocused()
    await page.goto(new URL('/setting', page.url()).href)
    await page.waitForURL('**/setting/main')
    await expectPage(page).toHaveTitle('Main settings - Melisma')
    expect(troubles.get(page)).toEqual([])
  })

  it('sizes and places the lyrics', async () => {
    const page = await playJellyfish({ showTransl: false, showRoma: false })
    await pause(page)
    await seek(page, inFirstWord)
    const text = line(page, firstLine).locator('[data-lyric-text]')
    const list = lyrics(page)
    await expectPage.poll(() => style(text, 'font-size')).toBe('32.4px')
    expect(['start', 'left']).toContain(await style(text, 'text-align'))
    const middle = 450
    await expectPage.poll(() => top(text)).toBeLessThan(middle - 100)

    await openScreen(page)
    await page.getByRole('slider', { name: 'Lyric size' }).focus()
    await page.keyboard.press('Home')
    await choose(page, 'Lyric position', 'Centre')
    await choose(page, 'Current line', 'Centre')
    await openPlayer(page)
    await expectPage(list).toBeVisible()
    await expectPage.poll(() => style(text, 'font-size')).toBe('27px')
    await expectPage.poll(() => style(text, 'text-align')).toBe('center')
    await expectPage.poll(async () => Math.abs((await top(text)) - middle)).toBeLessThan(100)
  })

  it('makes the cover a record and the background solid', async () => {
    const page = await playJellyfish()
    const needle = page.getByRole('region', { name: 'Cover' }).locator('svg[viewBox$="200 200"]')
    const behind = () =>
      player(page)
        .locator('img')
        .evaluateAll(
          (all) => all.filter((img) => img.clientWidth >= innerWidth && img.checkVisibility()).length,
        )
    await expectPage.poll(behind).toBe(1)
    await expectPage(needle).toHaveCount(0)
    await openScreen(page)
    await choose(page, 'Background', 'Solid')
    await choose(page, 'Player style', 'Record')
    await openPlayer(page)
    await expectPage(needle).toBeVisible()
    await expectPage.poll(behind).toBe(0)
  })

  it('puts the line that is sung into the player bar, or the artist', async () => {
    const page = await playJellyfish()
    await openMainTab(page)
    const artist = bar(page).getByText('海月ソーダ', { exact: true })
    await expectPage(artist).toHaveCount(0)
    await switchOnScreen(page, 'Lyric line in the player bar')
    await expectPage(artist).toBeVisible()
    await switchOnScreen(page, 'Lyric line in the player bar')
    await expectPage(artist).toHaveCount(0)
  })

  it('has the lines read out', async () => {
    const page = await playJellyfish()
    const announced = player(page).locator('[aria-live="polite"]').filter({ hasText: /./ })
    await expectPage(announced).toHaveCount(0)
    await openMainTab(page)
    await switchOnScreen(page, 'Announce lines to screen readers')
    await openPlayer(page)
    await seek(page, inFirstWord)
    await expectPage(announced).toHaveText(firstLine)
  })
})

describe('the lyric settings over the player', () => {
  it('have nothing a checker objects to, the strip with them', async () => {
    const page = await playJellyfish({ showLyricSetting: true, lrcMousePause: true })
    await page.waitForTimeout(600)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Lyric settings' }).click()
    await settings(page).waitFor()
    await page.waitForTimeout(600)
    expect(await violations(page)).toEqual([])
  })
})
