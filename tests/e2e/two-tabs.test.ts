import type { Page } from 'playwright'
import { beforeAll, describe, it } from 'vitest'
import { expectPage } from './expect-page'
import { stayOn } from './open-page'
import { bar, playing } from './player-bar'

const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const otherTab = (page: Page) => page.getByText(/another tab/i)

/** The queue of the other tab is there already, somewhere in its first seconds. */
async function playLater(page: Page): Promise<void> {
  await expectPage(button(page, 'Play')).toBeVisible()
  await playing(page)
  await expectPage(button(page, 'Pause')).toBeVisible()
  await expectPage(page.getByRole('status').getByText(/^Now playing/)).toHaveCount(1)
}

/** Two tabs of one visit; the second was opened later. */
let first: Page
let second: Page

beforeAll(async () => {
  first = await stayOn()
  await playing(first)
  await button(first, 'Pause').click()
  await expectPage(button(first, 'Play')).toBeVisible()
  second = await first.context().newPage()
  await second.goto(first.url())
})

describe('two tabs', () => {
  it('one that is paused is left alone', async () => {
    await playLater(second)
    await expectPage(otherTab(first)).toBeHidden()
    await expectPage(button(first, 'Play')).toBeVisible()
  })

  it('a press of play brings the sound back to the first', async () => {
    await button(first, 'Play').click()
    await expectPage(button(second, 'Play')).toBeVisible()
    await expectPage(otherTab(second)).toBeVisible()
    await expectPage(button(first, 'Pause')).toBeVisible()
  })

  it('the one that plays later pauses the other, which says so', async () => {
    await playLater(second)
    await expectPage(button(first, 'Play')).toBeVisible()
    await expectPage(otherTab(first)).toBeVisible()
    await expectPage(button(second, 'Pause')).toBeVisible()
    await expectPage(otherTab(second)).toBeHidden()
  })
})
