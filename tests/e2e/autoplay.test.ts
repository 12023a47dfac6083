import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { barFacts, pressOf, type BarFacts } from './bar-facts'
import { expectPage } from './expect-page'
import { openPage } from './open-page'
import { bar, playing } from './player-bar'
import { quietly } from './quietly'

const barNow = (page: Page) => quietly<BarFacts>(page, barFacts)

/** A page whose play was refused for want of a gesture. */
async function refused(): Promise<Page> {
  const page = await openPage()
  await expectPage.poll(() => quietly(page, pressOf('button[aria-label^="Play playlist"]'))).toBe(true)
  await expectPage.poll(async () => (await barNow(page)).text).toContain('Press play to hear it')
  return page
}

async function expectSilence(page: Page): Promise<void> {
  const { buttons, gestured } = await barNow(page)
  expect(gestured).toBe(false)
  expect(buttons).toContain('Play')
  expect(buttons).not.toContain('Pause')
}

/** Waits for the bar to move on from that second. */
async function expectSound(page: Page, from = 0): Promise<void> {
  await expectPage.poll(async () => (await barNow(page)).position).toBeGreaterThan(from + 0.5)
  await expectPage(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await expectPage(bar(page).getByText('Press play to hear it')).toBeHidden()
}

const pressPlay = (page: Page) => bar(page).getByRole('button', { name: 'Play', exact: true }).click()

describe('without a gesture', () => {
  it('a track that may not sound says so, does not claim to play, and sounds with the first press of play', async () => {
    const page = await refused()
    await expectSilence(page)
    await pressPlay(page)
    await expectSound(page)
  })

  it('it sounds with the first key, wherever that goes', async () => {
    const page = await refused()
    await page.keyboard.press('Tab')
    await expectSound(page)
  })

  it('the queue of the last visit comes back silent, and sounds with the first press of play', async () => {
    const before = await openPage()
    await playing(before)
    await bar(before).getByRole('button', { name: 'Pause' }).click()
    await expectPage(bar(before).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await before.reload()
    await expectPage.poll(async () => (await barNow(before)).position).toBeGreaterThan(0.5)

    // a tab of its own: a reload keeps the gesture
    const page = await before.context().newPage()
    await page.goto(before.url())
    await expectPage.poll(async () => (await barNow(page)).position).toBeGreaterThan(0.5)
    await expectSilence(page)
    const { position } = await barNow(page)
    await pressPlay(page)
    await expectSound(page, position)
  })
})
