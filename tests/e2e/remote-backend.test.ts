import { describe, expect, it, onTestFinished } from 'vitest'
import { startNeteaseApi } from '../peers/netease-api'
import { expectPage } from './expect-page'
import { goTo } from './go-to'
import { openPage, troubles } from './open-page'
import { expectAtRest, openScreens, ownScreens } from './screens'
import { startProduct } from './start-product'

describe('the product before a NeteaseCloudMusicApi server that has lost its service', () => {
  it('says what is wrong on every screen, can be asked again, and stays usable', async () => {
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
    await goTo(page, '/playlist?id=1')
    await expectPage(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expectPage(page.getByRole('alert').first()).toContainText('502')
    const anything = { playlist: 1, album: 1, artist: 1, song: 1, video: 1 }
    for (const addressOf of Object.values({ ...openScreens, ...ownScreens })) {
      await goTo(page, addressOf(anything))
      await expectAtRest(page)
    }
    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(/undefined|NaN|\[object|<!DOCTYPE/)
    const bugs = troubles.get(page)?.filter((line) => !line.startsWith('Failed to load resource'))
    expect(bugs).toEqual([])
  }, 180_000)
})
