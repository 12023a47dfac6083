import type { Page } from 'playwright'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import {
  closeSettings,
  current,
  firstLine,
  inFirstWord,
  leave,
  line,
  lyrics,
  openPlayer,
  pause,
  playJellyfish,
  seek,
  settings,
  style,
  toggle,
  top,
} from './jellyfish'
import { litPixels } from './lit-pixels'
import { troubles } from './open-page'
import { violations } from './violations'

const firstTranslation = '睡在波子汽水瓶的底部'
const firstRomanisation = 'ramune no bin no soko de nemuru'

/** As long as the list takes to glide to another line, and more. */
const glideMs = 800

let page: Page

/** Until nothing moves by itself any more. */
const stillness = () =>
  expectPage
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    .toBe(0)

beforeAll(async () => {
  page = await playJellyfish()
})

afterEach(() => closeSettings(page))

describe('the lyric settings dialog, while the song plays', () => {
  it('takes translation and romanisation away and brings them back', async () => {
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

  it('holds the lines under the pointer, and says what a click does there', async () => {
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
    await closeSettings(page)
    const held = await hold()
    await expectPage.poll(() => style(hint, 'opacity')).toBe('1')
    await page.waitForTimeout(glideMs)
    expect(Math.abs((await top(second)) - held)).toBeLessThan(2)
    await leave(page)
    await expectPage.poll(() => top(second)).toBeLessThan(held - 20)
    await expectPage.poll(() => style(hint, 'opacity')).toBe('0')
  })

  it('puts a strip of switches on the play page, which act', async () => {
    const strip = page.getByRole('group', { name: 'Quick lyric settings' })
    await expectPage(strip).toHaveCount(0)
    await toggle(page, 'Quick settings on the play page')
    await closeSettings(page)
    await strip.getByRole('button', { name: 'Romanisation', pressed: true }).click()
    await expectPage(lyrics(page).getByText(firstRomanisation)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show romanisation' }).click()
    await expectPage(strip.getByRole('button', { name: 'Romanisation', pressed: true })).toBeVisible()
  })

  it('has nothing a checker objects to, nor has the strip', async () => {
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Lyric settings' }).click()
    await settings(page).waitFor()
    expect(await violations(page)).toEqual([])
  })
})

describe('the lyric settings dialog, while the song stands', () => {
  beforeAll(async () => {
    await pause(page)
    await leave(page)
  })

  it('counts the intro down with three dots, or does not', async () => {
    await seek(page, 3)
    const dots = lyrics(page).locator('[data-countdown]').first().locator('span')
    await expectPage(dots).toHaveCount(3)
    const opacities = () => dots.evaluateAll((all) => all.map((dot) => Number(getComputedStyle(dot).opacity)))
    await expectPage.poll(async () => new Set(await opacities()).size).toBeGreaterThan(1)
    await toggle(page, 'Intro countdown')
    await expectPage(lyrics(page).locator('[data-countdown]')).toHaveCount(0)
  })

  it('blurs the lines further away while the drawing quality allows it', async () => {
    await seek(page, inFirstWord)
    const far = lyrics(page).locator('li:has([data-lyric-text])').nth(4)
    await expectPage.poll(() => style(far, 'filter')).toBe('none')
    await toggle(page, 'Blur')
    await expectPage.poll(() => style(far, 'filter')).toContain('blur')
    await expectPage.poll(() => style(line(page, firstLine), 'filter')).toBe('none')
    await toggle(page, 'Blur')
    await expectPage.poll(() => style(far, 'filter')).toBe('none')
  })

  it('remembers that the translation is not to be shown', async () => {
    await toggle(page, 'Translation')
    await expectPage(lyrics(page).getByText(firstTranslation)).toHaveCount(0)
    await page.reload()
    await openPlayer(page)
    await expectPage(lyrics(page).getByText(firstRomanisation)).toBeVisible()
    await expectPage(lyrics(page).getByText(firstTranslation)).toHaveCount(0)
    await toggle(page, 'Romanisation')
    await expectPage(lyrics(page).getByText(firstRomanisation)).toHaveCount(0)
    expect(troubles.get(page)).toEqual([])
  })

  it('lights half a word, the whole word or the whole line', async () => {
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
    await seek(page, inFirstWord + 0.3)
    await expectPage(current(page)).toHaveText(firstLine)
    const highest = async () => (await litPixels(line(page, firstLine))).top
    await expectPage.poll(async () => (await litPixels(line(page, firstLine))).count).toBeGreaterThan(0)
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
