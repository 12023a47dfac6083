import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { logIn } from '../support/e2e/log-in'
import { openPage } from '../support/e2e/open-page'
import { playerBar, playFirstPlaylist } from '../support/e2e/player-bar'
import { pressKeyOn } from '../support/e2e/press-key-on'
import { axeViolations } from '../support/e2e/axe-violations'

const card = (page: Page) => page.getByRole('region', { name: 'Personal FM' })
const title = (page: Page) => playerBar(page).locator('p').first()
const inBar = (page: Page, name: string) => playerBar(page).getByRole('button', { name, exact: true })

describe('personal FM', () => {
  it('starts from home for a visitor, continues by a key, and is restored after a reload', async () => {
    const page = await openPage()
    await playFirstPlaylist(page)
    await expectPage(inBar(page, 'Previous')).toBeVisible()
    await pressKeyOn(card(page).getByRole('button', { name: 'Start personal FM' }))
    await expectPage(inBar(page, 'Dislike')).toBeVisible()
    for (const name of ['Previous', 'Play queue', 'Play mode: normal'])
      await expectPage(inBar(page, name)).toHaveCount(0)
    const first = await title(page).innerText()
    await expectPage(card(page)).toContainText(first)
    await expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    await page.locator('body').press('k')
    await expectPage(title(page)).not.toHaveText(first)
    const second = await title(page).innerText()
    await pressKeyOn(inBar(page, 'Dislike'))
    await expectPage(page.getByText('Please login to your account to use')).toBeVisible()
    await expectPage(title(page)).toHaveText(second)
    expect(await axeViolations(page)).toEqual([])
    await page.reload()
    await expectPage(title(page)).toHaveText(second)
    await expectPage(inBar(page, 'Dislike')).toBeVisible()
    await pressKeyOn(inBar(page, 'Next'))
    await expectPage(title(page)).not.toHaveText(second)
  })

  it('removes a disliked song for a listener, and ends when something else is played', async () => {
    const page = await openPage()
    await logIn(page)
    await page.reload()
    await pressKeyOn(card(page).getByRole('button', { name: 'Start personal FM' }))
    await expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    const first = await title(page).innerText()
    await pressKeyOn(inBar(page, 'Dislike'))
    await expectPage(page.getByText('this song will not be picked for you again')).toBeVisible()
    await expectPage(title(page)).not.toHaveText(first)
    await pressKeyOn(page.getByRole('button', { name: /^Play playlist/ }).first())
    await expectPage(inBar(page, 'Previous')).toBeVisible()
    await expectPage(card(page).getByRole('button', { name: 'Start personal FM' })).toBeVisible()
  })
})
