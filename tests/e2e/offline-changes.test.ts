import type { Page } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { logIn } from '../support/e2e/log-in'
import { openPage } from '../support/e2e/open-page'
import { startProduct } from '../support/e2e/start-product'
import { mp3File } from '../support/server/mp3-file'
import { musicFolder, temporaryFolder } from '../support/server/music-folder'

/** The names of the replies that the app remembers for use without a server. */
const remembered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('melisma')
        opening.addEventListener('success', () => {
          const database = opening.result
          const keys = database.transaction('replies').objectStore('replies').getAllKeys()
          keys.addEventListener('success', () => {
            database.close()
            resolve(JSON.stringify(keys.result))
          })
        })
      }),
  )

const likedIds = (page: Page) =>
  page.evaluate(async () => {
    const reply = await fetch('/api/likelist')
    return ((await reply.json()) as { ids: number[] }).ids
  })

/** Starts the product with one song, and the same listeners each time. */
async function createServer() {
  const music = musicFolder({ '1.mp3': mp3File({ frames: { TIT2: 'One', TALB: 'A' }, seconds: 3 }) })
  const options = ['--music', music, '--data', temporaryFolder()]
  const start = async (port: string) => {
    const product = await startProduct([...options, '--port', port])
    onTestFinished(product.stop)
    return product
  }
  const first = await start('0')
  return { ...first, startAgain: () => start(new URL(first.address).port) }
}

describe('a listener without a network', () => {
  it('is known, likes songs that are kept, and finds the likes at the server later', async () => {
    const server = await createServer()
    const page = await openPage({ address: server.address, serviceWorker: true, still: true })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await logIn(page)
    await page.goto(`${server.address}/library/songs`)
    await page.getByRole('button', { name: 'More for One' }).click()
    await page.getByRole('menuitem', { name: 'Keep offline' }).click()
    await expectPage(page.getByRole('img', { name: 'Kept offline' })).toBeVisible()
    await expectPage.poll(() => remembered(page)).toMatch(/likelist.*loginStatus/)
    expect(await likedIds(page)).toEqual([])

    await server.stop()
    await page.goto(`${server.address}/kept`)
    await page.getByRole('button', { name: 'Like One', exact: true }).click()
    await expectPage(page.getByText('it will be sent when there is a connection')).toBeVisible()
    await page.reload()
    await expectPage(page.getByRole('button', { name: 'Unlike One' })).toBeVisible()

    await server.startAgain()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expectPage.poll(() => likedIds(page)).toHaveLength(1)
    await expectPage(page.getByRole('link', { name: 'Offline' })).toBeHidden()
  })
})
