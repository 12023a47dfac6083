import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { HistoryScreen } from '../../../../src/ui/screens/history/history-screen'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'

async function show(heard: number) {
  const fakes = fakeStores()
  const { stores } = fakes
  for (let id = 1; id <= heard; id++) {
    stores.player.playAll([track(id)], 0)
    fakes.system.advance(150)
    await expect.poll(() => stores.history.tracks[0]?.id).toBe(id)
  }
  const router = createMemoryRouter([{ path: '/', element: <HistoryScreen /> }])
  await page.viewport(1000, 700)
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  return fakes
}

describe('HistoryScreen', () => {
  it('links onward while nothing was played', async () => {
    await show(0)
    await expect.element(page.getByText('Nothing played yet')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
    expect(document.querySelector('button')).toBeNull()
  })

  it('shows played songs, newest first, and how many are kept', async () => {
    await show(3)
    await expect.element(page.getByText('3 songs')).toBeVisible()
    await expect.element(page.getByText('Only the last 100 songs are kept')).toBeVisible()
    const names = [...document.querySelectorAll('li')].map((row) => row.textContent)
    expect(names.map((name) => /Track \d/.exec(name ?? '')?.[0])).toEqual(['Track 3', 'Track 2', 'Track 1'])
  })

  it('plays by adding to the queue, not by replacing it', async () => {
    const { stores } = await show(3)
    await userEvent.click(page.getByRole('button', { name: 'Play Track 1', exact: true }))
    expect(stores.queue.queue.tracks.map(({ id }) => id)).toEqual([3, 1])
    expect(stores.player.track?.id).toBe(1)
  })

  it('asks before it clears, and keeps everything if the listener cancels', async () => {
    const { stores } = await show(2)
    await userEvent.click(page.getByRole('button', { name: 'Clear play history' }))
    const question = page.getByRole('dialog', { name: 'Clear play history?' })
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(stores.history.tracks).toHaveLength(2)
    await userEvent.click(page.getByRole('button', { name: 'Clear play history' }))
    await userEvent.click(question.getByRole('button', { name: 'Clear', exact: true }))
    await expect.element(page.getByText('Nothing played yet')).toBeVisible()
    expect(stores.queue.isEmpty).toBe(false)
  })
})
