import type { Page } from 'playwright'
import { beforeAll, describe, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openSharedPage } from '../support/e2e/open-page'
import { playerBar, playFirstPlaylist } from '../support/e2e/player-bar'

const button = (page: Page, name: string) => playerBar(page).getByRole('button', { name, exact: true })
const otherTab = (page: Page) => page.getByText(/another tab/i)

/** Plays the first playlist in a tab that already has the queue of the other one. */
async function playLater(page: Page): Promise<void> {
  await expectPage(button(page, 'Play')).toBeVisible()
  await playFirstPlaylist(page)
  await expectPage(button(page, 'Pause')).toBeVisible()
  await expectPage(page.getByRole('status').getByText(/^Now playing/)).toHaveCount(1)
}

/** Two tabs that share storage; the second was opened later. */
let first: Page
let second: Page

beforeAll(async () => {
  first = await openSharedPage()
  await playFirstPlaylist(first)
  await button(first, 'Pause').click()
  await expectPage(button(first, 'Play')).toBeVisible()
  second = await first.context().newPage()
  await second.goto(first.url())
})

describe('two tabs', () => {
  it('show no message in a paused tab', async () => {
    await playLater(second)
    await expectPage(otherTab(first)).toBeHidden()
    await expectPage(button(first, 'Play')).toBeVisible()
  })

  it('move playback to the tab in which play is pressed', async () => {
    await button(first, 'Play').click()
    await expectPage(button(second, 'Play')).toBeVisible()
    await expectPage(otherTab(second)).toBeVisible()
    await expectPage(button(first, 'Pause')).toBeVisible()
  })

  it('pause the other tab, which says so', async () => {
    await playLater(second)
    await expectPage(button(first, 'Play')).toBeVisible()
    await expectPage(otherTab(first)).toBeVisible()
    await expectPage(button(second, 'Pause')).toBeVisible()
    await expectPage(otherTab(second)).toBeHidden()
  })
})
