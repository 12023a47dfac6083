import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { Shell } from '../../../src/ui/layout/shell'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { track } from '../../support/track'
import { fakeStores } from '../../support/ui/fake-stores'

/** Shows a screen with one button, "Below", on a phone. */
async function showOnPhone() {
  const { stores } = fakeStores()
  await stores.playerBundle.load()
  const router = createMemoryRouter([
    { element: <Shell />, children: [{ path: '/', element: <button type="button">Below</button> }] },
  ])
  await page.viewport(360, 740)
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  return stores
}

describe('Shell', () => {
  it.each([
    ['nothing but the edge of the window', 1200, 800, 800 - 72],
    ['the tabs of a phone', 360, 800 - 56, 800 - 56 - 60],
  ])('leaves room for the player bar if there is one, otherwise for %s', async (_, width, without, above) => {
    const { stores } = fakeStores()
    await stores.playerBundle.load()
    const screen = { path: '/', element: <p>Screen</p> }
    const router = createMemoryRouter([{ element: <Shell />, children: [screen] }])
    await page.viewport(width, 800)
    await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
    const foot = () => {
      const drawer = document.querySelector<HTMLElement>('[role="dialog"]')
      return drawer && drawer.offsetTop + drawer.offsetHeight
    }
    stores.shell.toggleQueue()
    await expect.poll(foot).toBe(without)
    stores.player.playAll([track(1)], 0)
    await expect.poll(foot).toBe(above)
  })

  it('has a link past the page to the player bar, if there is one, and its landmark under the queue', async () => {
    const stores = await showOnPhone()
    const skip = page.getByRole('link', { name: 'Skip to the player' })
    await expect.element(page.getByRole('button', { name: 'Below' })).toBeVisible()
    expect(skip.elements()).toHaveLength(0)
    stores.player.playAll([track(1)], 0)
    await expect.element(skip).toBeInTheDocument()
    const target = skip.element().getAttribute('href') ?? ''
    expect(document.querySelector(target)).toBe(page.getByRole('region', { name: 'Player' }).element())
    stores.shell.toggleQueue()
    const main = page.getByRole('main').element()
    await expect.poll(() => main.querySelector('button')?.closest('[inert]')).toBeTruthy()
    expect(main.closest('[inert]')).toBeNull()
  })

  it('shows the page again when the last track is removed in the full player', async () => {
    const stores = await showOnPhone()
    stores.player.playAll([track(1)], 0)
    stores.shell.openPlayer()
    const below = () => document.querySelector('main button')?.closest('[inert]')
    await expect.poll(below).toBeTruthy()
    stores.player.clear()
    await expect.poll(below).toBeNull()
    expect(stores.shell.playerOpen).toBe(false)
  })

  it('focuses a screen that was opened from the player once that is closed', async () => {
    const { stores } = fakeStores()
    await stores.playerBundle.load()
    const screens = ['/', '/other'].map((path) => ({ path, element: <p>{path}</p> }))
    const router = createMemoryRouter([{ element: <Shell />, children: screens }])
    await page.viewport(1200, 800)
    await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
    stores.player.playAll([track(1)], 0)
    stores.shell.openPlayer()
    await expect.element(page.getByRole('button', { name: 'Close player' })).toBeVisible()
    await router.navigate('/other')
    await expect.element(page.getByRole('main')).toHaveFocus()
    expect(stores.shell.playerOpen).toBe(false)
  })
})
