import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expectPage } from './expect-page'
import { openPage } from './open-page'
import { bar, playing } from './player-bar'

const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })

/** The queue of the other tab is there already, somewhere in its first seconds. */
async function playLater(page: Page): Promise<void> {
  await expectPage(button(page, 'Play')).toBeVisible()
  await playing(page)
  await expectPage(button(page, 'Pause')).toBeVisible()
  await expectPage(page.getByRole('status').getByText(/^Now playing/)).toHaveCount(1)
}

/** Two tabs of one visit; the second was opened and played later. */
async function displaced(): Promise<{ first: Page; second: Page }> {
  const first = await openPage()
  await playing(first)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await playLater(second)
  return { first, second }
}

describe('two tabs', () => {
  it('the one that plays later pauses the other, which says so', async () => {
    const { first, second } = await displaced()
    await expectPage(button(first, 'Play')).toBeVisible()
    await expectPage(first.getByText(/another tab/i)).toBeVisible()
    await expectPage(button(second, 'Pause')).toBeVisible()
    await expectPage(second.getByText(/another tab/i)).toBeHidden()
  })

  it('a press of play brings the sound back to the first', async () => {
    const { first, second } = await displaced()
    await button(first, 'Play').click()
    await expectPage(button(second, 'Play')).toBeVisible()
    await expectPage(button(first, 'Pause')).toBeVisible()
  })

  it('one that is paused is left alone', async () => {
    const first = await openPage()
    await playing(first)
    await button(first, 'Pause').click()
    await expectPage(button(first, 'Play')).toBeVisible()
    const second = await first.context().newPage()
    await second.goto(first.url())
    await playLater(second)
    await expectPage(first.getByText(/another tab/i)).toBeHidden()
    await expectPage(button(first, 'Play')).toBeVisible()
  })
})
