import type { Page } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectPage } from '../../support/e2e/expect-page'
import { openPage } from '../../support/e2e/open-page'
import { playerBar } from '../../support/e2e/player-bar'
import { installSoundProbe, measureSound } from '../../support/media-faults/sound-probe'
import { frequencyOf } from '../../support/media-faults/tone-album'
import { startToneProduct } from '../../support/media-faults/tone-product'

async function expectToHear(page: Page, song: number): Promise<void> {
  await expectPage(playerBar(page).getByText(`Tone ${song}`, { exact: true }).first()).toBeVisible()
  await expectPage
    .poll(async () => Math.round((await measureSound(page)).tone / 10), { timeout: 30_000 })
    .toBe(frequencyOf(song) / 10)
}

const fileNames = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle('kept-songs', { create: true })
    const names: string[] = []
    for await (const name of folder.keys()) names.push(name)
    return names.toSorted()
  })

describe('music that is kept offline', () => {
  it('plays when the server is away: through an album, after a seek, and until it is removed', async () => {
    const product = await startToneProduct({ songs: 3, seconds: 8 })
    onTestFinished(product.stop)
    const page = await openPage({ address: product.address, serviceWorker: true, still: true })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.getByRole('link', { name: 'Tones' }).first().click()
    await page.getByRole('button', { name: 'Keep offline' }).click()
    await expectPage(page.getByText('3 songs are kept offline')).toBeVisible()
    await expectPage(page.getByRole('img', { name: 'Kept offline' })).toHaveCount(3)
    await product.stop()

    await page.addInitScript(installSoundProbe)
    await page.goto(product.address)
    await page.getByRole('link', { name: 'Offline' }).click()
    await expectPage(page.getByText('3 of 3 songs')).toBeVisible()
    await page.getByRole('button', { name: 'Play Tones' }).click()
    await expectToHear(page, 1)
    await page.getByRole('slider', { name: 'Progress' }).fill('6')
    await expectToHear(page, 2)
    await page.reload()
    await playerBar(page).getByRole('button', { name: 'Play', exact: true }).click()
    await expectToHear(page, 2)

    await page.getByRole('button', { name: 'Remove all from this device' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expectPage(page.getByText('Nothing is kept offline yet')).toBeVisible()
    await expect.poll(() => fileNames(page)).toEqual([])
  })
})
