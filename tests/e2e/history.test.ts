import { describe, expect, it } from 'vitest'
import { expectPage } from './expect-page'
import { openPage } from './open-page'
import { bar, playing } from './player-bar'
import { violations } from './violations'

describe('the play history', () => {
  it('has what was heard after a reload, plays on from there, and is cleared when the listener means it', async () => {
    const page = await openPage()
    await playing(page)
    const name = bar(page).locator('p').first()
    const first = await name.innerText()
    await bar(page).getByRole('button', { name: 'Next' }).click()
    await expectPage(name).not.toHaveText(first)
    const second = await name.innerText()
    await expectPage(bar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    await page.goto(new URL('/history', page.url()).href)
    await expectPage(page.getByText('2 songs')).toBeVisible()
    await expectPage(page).toHaveTitle('Play history - Melisma')
    const rows = page.getByRole('main').getByRole('listitem')
    await expectPage(rows.first()).toContainText(second)
    await expectPage(rows.nth(1)).toContainText(first)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: `Play ${first}`, exact: true }).click()
    await expectPage(rows.first()).toContainText(first)
    await page.getByRole('button', { name: 'Clear play history' }).click()
    const question = page.getByRole('dialog', { name: 'Clear play history?' })
    await expectPage(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Clear', exact: true }).click()
    await expectPage(page.getByText('Nothing played yet')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})
