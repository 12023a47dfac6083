import type { Page } from 'playwright'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import {
  closeSettings,
  currentLine,
  firstLine,
  firstWordTime,
  moveMouseAway,
  lineWith,
  lyrics,
  openPlayer,
  pause,
  openLyricsOfDemoSong,
  seek,
  settings,
  computedStyle,
  toggle,
  topOf,
} from '../support/e2e/demo-song-lyrics'
import { litPixels } from '../support/e2e/lit-pixels'
import { pageErrors } from '../support/e2e/open-page'
import { axeViolations } from '../support/e2e/axe-violations'

const firstTranslation = '睡在波子汽水瓶的底部'
const firstRomanisation = 'ramune no bin no soko de nemuru'

/** Milliseconds; longer than the list takes to scroll to another line. */
const glideMs = 800

let page: Page

/** Waits until no animation of the page runs. */
const stillness = () =>
  expectPage
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    .toBe(0)

beforeAll(async () => {
  page = await openLyricsOfDemoSong()
})

afterEach(() => closeSettings(page))

describe('the lyric settings dialog, while the song plays', () => {
  it('hides and shows translation and romanisation', async () => {
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
  })

  it('stops scrolling under the pointer, and shows what a click does', async () => {
    const hint = page.getByText('Click a line to play from it')
    const second = lyrics(page).getByRole('button').nth(1)
    const hold = async () => {
      await seek(page, firstWordTime)
      await expectPage(currentLine(page)).toContainText(firstLine)
      await second.hover()
      const before = await topOf(second)
      await expectPage(currentLine(page)).not.toContainText(firstLine)
      return before
    }
    const moved = await hold()
    await expectPage.poll(() => topOf(second)).toBeLessThan(moved - 20)
    await expectPage(hint).toHaveCount(0)
    await moveMouseAway(page)

    await toggle(page, 'Pause on hover')
    await closeSettings(page)
    const held = await hold()
    await expectPage.poll(() => computedStyle(hint, 'opacity')).toBe('1')
    await page.waitForTimeout(glideMs)
    expect(Math.abs((await topOf(second)) - held)).toBeLessThan(2)
    await moveMouseAway(page)
    await expectPage.poll(() => topOf(second)).toBeLessThan(held - 20)
    await expectPage.poll(() => computedStyle(hint, 'opacity')).toBe('0')
  })

  it('adds working quick switches to the player', async () => {
    const strip = page.getByRole('group', { name: 'Quick lyric settings' })
    await expectPage(strip).toHaveCount(0)
    await toggle(page, 'Quick settings on the play page')
    await closeSettings(page)
    await strip.getByRole('button', { name: 'Romanisation', pressed: true }).click()
    await expectPage(lyrics(page).getByText(firstRomanisation)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show romanisation' }).click()
    await expectPage(strip.getByRole('button', { name: 'Romanisation', pressed: true })).toBeVisible()
  })

  it('has no fault that axe finds, nor have the quick switches', async () => {
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Lyric settings' }).click()
    await settings(page).waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
})

describe('the lyric settings dialog, while the song is paused', () => {
  beforeAll(async () => {
    await pause(page)
    await moveMouseAway(page)
  })

  it('shows or hides the countdown of the intro', async () => {
    await seek(page, 3)
    const dots = lyrics(page).locator('[data-countdown]').first().locator('span')
    await expectPage(dots).toHaveCount(3)
    const opacities = () => dots.evaluateAll((all) => all.map((dot) => Number(getComputedStyle(dot).opacity)))
    await expectPage.poll(async () => new Set(await opacities()).size).toBeGreaterThan(1)
    await toggle(page, 'Intro countdown')
    await expectPage(lyrics(page).locator('[data-countdown]')).toHaveCount(0)
  })

  it('blurs distant lines where the device tier allows it', async () => {
    await seek(page, firstWordTime)
    const far = lyrics(page).locator('li:has([data-lyric-text])').nth(4)
    await expectPage.poll(() => computedStyle(far, 'filter')).toBe('none')
    await toggle(page, 'Blur')
    await expectPage.poll(() => computedStyle(far, 'filter')).toContain('blur')
    await expectPage.poll(() => computedStyle(lineWith(page, firstLine), 'filter')).toBe('none')
    await toggle(page, 'Blur')
    await expectPage.poll(() => computedStyle(far, 'filter')).toBe('none')
  })

  it('remembers a hidden translation', async () => {
    await toggle(page, 'Translation')
    await expectPage(lyrics(page).getByText(firstTranslation)).toHaveCount(0)
    await page.reload()
    await openPlayer(page)
    await expectPage(lyrics(page).getByText(firstRomanisation)).toBeVisible()
    await expectPage(lyrics(page).getByText(firstTranslation)).toHaveCount(0)
    await toggle(page, 'Romanisation')
    await expectPage(lyrics(page).getByText(firstRomanisation)).toHaveCount(0)
    expect(pageErrors.get(page)).toEqual([])
  })

  it('fills words gradually, at once, or by the line', async () => {
    await seek(page, firstWordTime)
    await expectPage(currentLine(page)).toHaveText(firstLine)
    const lit = async () => (await litPixels(lineWith(page, firstLine))).count
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

  it('raises the words that are being sung', async () => {
    await seek(page, firstWordTime + 0.3)
    await expectPage(currentLine(page)).toHaveText(firstLine)
    const highest = async () => (await litPixels(lineWith(page, firstLine))).topRow
    await expectPage.poll(async () => (await litPixels(lineWith(page, firstLine))).count).toBeGreaterThan(0)
    await stillness()
    const before = await highest()
    await toggle(page, 'Words float up')
    await expectPage.poll(highest).toBeLessThan(before)
    await stillness()
    const risen = await highest()
    await toggle(page, 'Words float up')
    await expectPage.poll(highest).toBeGreaterThan(risen)
  })
})
