import { describe, expect, it, onTestFinished } from 'vitest'
import { startNeteaseApi } from '../peers/netease-api'
import { expectPage } from './expect-page'
import { openPage, troubles } from './open-page'
import { startProduct } from './start-product'

describe('the product before a NeteaseCloudMusicApi server that has lost its service', () => {
  it('says what is wrong, can be asked again, and stays usable', async () => {
    const peer = await startNeteaseApi()
    onTestFinished(() => peer.stop())
    const product = await startProduct(['--backend', peer.address])
    onTestFinished(() => product.stop())
    const page = await openPage({ address: product.address })
    await expectPage(page.getByRole('alert').first()).toContainText('502')
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await expectPage(page.getByRole('alert').first()).toContainText('502')
    await page.goto(`${product.address}/playlist?id=1`)
    await expectPage(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expectPage(page.getByRole('alert').first()).toContainText('502')
    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(/undefined|NaN|\[object|<!DOCTYPE/)
    const bugs = troubles.get(page)?.filter((line) => !line.startsWith('Failed to load resource'))
    expect(bugs).toEqual([])
  })
})
