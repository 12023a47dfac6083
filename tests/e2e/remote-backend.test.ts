import { describe, expect, it, onTestFinished } from 'vitest'
import { startNeteaseApi } from '../peers/netease-api'
import { expectPage } from '../support/e2e/expect-page'
import { navigateTo } from '../support/e2e/navigate-to'
import { openPage, pageErrors } from '../support/e2e/open-page'
import { demoWords, expectNothingLoading, visitorScreens, listenerScreens } from '../support/e2e/screens'
import { startProduct } from '../support/e2e/start-product'

describe('the product with a NeteaseCloudMusicApi server that cannot reach its service', () => {
  it('shows the error and a retry on every screen, and stays usable', async () => {
    const peer = await startNeteaseApi()
    onTestFinished(() => peer.stop())
    const product = await startProduct(['--backend', peer.address])
    onTestFinished(() => product.stop())
    const page = await openPage({ address: product.address })
    await page.waitForURL('**/500')
    await expectPage(page.getByRole('alert').first()).toContainText('Your login could not be looked up')
    await page.getByRole('button', { name: 'Back to home' }).click()
    await expectPage(page.getByRole('main').getByRole('alert').first()).toContainText('502')
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await expectPage(page.getByRole('alert').first()).toContainText('502')
    await navigateTo(page, '/playlist?id=1')
    await expectPage(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expectPage(page.getByRole('alert').first()).toContainText('502')
    const anything = { playlist: 1, album: 1, artist: 1, song: 1, video: 1, words: demoWords }
    for (const addressOf of Object.values({ ...visitorScreens, ...listenerScreens })) {
      await navigateTo(page, addressOf(anything))
      await expectNothingLoading(page)
    }
    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(/undefined|NaN|\[object|<!DOCTYPE/)
    const bugs = pageErrors.get(page)?.filter((line) => !line.startsWith('Failed to load resource'))
    expect(bugs).toEqual([])
  }, 180_000)
})
