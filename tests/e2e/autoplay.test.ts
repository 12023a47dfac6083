import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { barStateExpression, clickExpression, type BarState } from '../support/e2e/bar-state'
import { expectPage } from '../support/e2e/expect-page'
import { openPage } from '../support/e2e/open-page'
import { playerBar, playFirstPlaylist } from '../support/e2e/player-bar'
import { evaluateWithoutGesture } from '../support/e2e/evaluate-without-gesture'

const barNow = (page: Page) => evaluateWithoutGesture<BarState>(page, barStateExpression)

/** Opens a page and starts playback without a user gesture, which the browser refuses. */
async function refused(): Promise<Page> {
  const page = await openPage()
  await expectPage
    .poll(() => evaluateWithoutGesture(page, clickExpression('button[aria-label^="Play playlist"]')))
    .toBe(true)
  await expectPage.poll(async () => (await barNow(page)).text).toContain('Press play to hear it')
  return page
}

async function expectSilence(page: Page): Promise<void> {
  const { buttons, hadGesture } = await barNow(page)
  expect(hadGesture).toBe(false)
  expect(buttons).toContain('Play')
  expect(buttons).not.toContain('Pause')
}

/** Waits until the position is half a second past `from`. */
async function expectSound(page: Page, from = 0): Promise<void> {
  await expectPage.poll(async () => (await barNow(page)).position).toBeGreaterThan(from + 0.5)
  await expectPage(playerBar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await expectPage(playerBar(page).getByText('Press play to hear it')).toBeHidden()
}

const pressPlay = (page: Page) => playerBar(page).getByRole('button', { name: 'Play', exact: true }).click()

describe('playback without a user gesture', () => {
  it('is shown as blocked, not as playing, and starts at the first press of play', async () => {
    const page = await refused()
    await expectSilence(page)
    await pressPlay(page)
    await expectSound(page)
  })

  it('starts at the first key press anywhere on the page', async () => {
    const page = await refused()
    await page.keyboard.press('Tab')
    await expectSound(page)
  })

  it('restores the queue of the last visit in silence, and starts at a press of play', async () => {
    const before = await openPage()
    await playFirstPlaylist(before)
    await playerBar(before).getByRole('button', { name: 'Pause' }).click()
    await expectPage(playerBar(before).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await before.reload()
    await expectPage.poll(async () => (await barNow(before)).position).toBeGreaterThan(0.5)

    // in a new tab, since a reload keeps the user activation
    const page = await before.context().newPage()
    await page.goto(before.url())
    await expectPage.poll(async () => (await barNow(page)).position).toBeGreaterThan(0.5)
    await expectSilence(page)
    const { position } = await barNow(page)
    await pressPlay(page)
    await expectSound(page, position)
  })
})
