import { describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openPage } from '../support/e2e/open-page'
import { playerBar, playFirstPlaylist } from '../support/e2e/player-bar'
import { axeViolations } from '../support/e2e/axe-violations'

describe('the play history', () => {
  it('keeps played songs over a reload, plays them, and is cleared after a confirmation', async () => {
    const page = await openPage()
    await playFirstPlaylist(page)
    const name = playerBar(page).locator('p').first()
    const first = await name.innerText()
    await playerBar(page).getByRole('button', { name: 'Next' }).click()
    await expectPage(name).not.toHaveText(first)
    const second = await name.innerText()
    await expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    await page.goto(new URL('/history', page.url()).href)
    await expectPage(page.getByText('2 songs')).toBeVisible()
    await expectPage(page).toHaveTitle('Play history - Melisma')
    const rows = page.getByRole('main').getByRole('listitem')
    await expectPage(rows.first()).toContainText(second)
    await expectPage(rows.nth(1)).toContainText(first)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: `Play ${first}`, exact: true }).click()
    await expectPage(rows.first()).toContainText(first)
    await page.getByRole('button', { name: 'Clear play history' }).click()
    const question = page.getByRole('dialog', { name: 'Clear play history?' })
    await expectPage(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Clear', exact: true }).click()
    await expectPage(page.getByText('Nothing played yet')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
})
