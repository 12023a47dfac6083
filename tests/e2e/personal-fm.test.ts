import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { logIn } from './log-in'
import { openPage } from './open-page'
import { bar, playing } from './player-bar'
import { press } from './press'
import { violations } from './violations'

const card = (page: Page) => page.getByRole('region', { name: 'Personal FM' })
const title = (page: Page) => bar(page).locator('p').first()
const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })

describe('personal FM', () => {
  it('begins from home for a visitor, goes on by the key, and is there again after a reload', async () => {
    const page = await openPage()
    await playing(page)
    await expectPage(inBar(page, 'Previous')).toBeVisible()
    await press(card(page).getByRole('button', { name: 'Start personal FM' }))
    await expectPage(inBar(page, 'Dislike')).toBeVisible()
    for (const name of ['Previous', 'Play queue', 'Play mode: normal'])
      await expectPage(inBar(page, name)).toHaveCount(0)
    const first = await title(page).innerText()
    await expectPage(card(page)).toContainText(first)
    await expectPage(bar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    await page.locator('body').press('k')
    await expectPage(title(page)).not.toHaveText(first)
    const second = await title(page).innerText()
    await press(inBar(page, 'Dislike'))
    await expectPage(page.getByText('Please login to your account to use')).toBeVisible()
    await expectPage(title(page)).toHaveText(second)
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expectPage(title(page)).toHaveText(second)
    await expectPage(inBar(page, 'Dislike')).toBeVisible()
    await press(inBar(page, 'Next'))
    await expectPage(title(page)).not.toHaveText(second)
  })

  it('throws a song away for a listener, and gives way to whatever else is chosen', async () => {
    const page = await openPage()
    await logIn(page, '13800000061')
    await page.reload()
    await press(card(page).getByRole('button', { name: 'Start personal FM' }))
    await expectPage(bar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    const first = await title(page).innerText()
    await press(inBar(page, 'Dislike'))
    await expectPage(page.getByText('this song will not be picked for you again')).toBeVisible()
    await expectPage(title(page)).not.toHaveText(first)
    await press(page.getByRole('button', { name: /^Play playlist/ }).first())
    await expectPage(inBar(page, 'Previous')).toBeVisible()
    await expectPage(card(page).getByRole('button', { name: 'Start personal FM' })).toBeVisible()
  })
})
