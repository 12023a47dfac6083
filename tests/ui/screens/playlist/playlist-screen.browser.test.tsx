import { createMemoryRouter, Outlet } from 'react-router'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Track } from '../../../../src/domain/catalogue/track'
import { failed, ok } from '../../../../src/domain/result'
import type { Result } from '../../../../src/domain/result'
import { startI18n } from '../../../../src/i18n/start-i18n'
import { App } from '../../../../src/ui/app'
import { createPlaylistLoader } from '../../../../src/ui/screens/playlist/create-playlist-loader'
import { PlaylistScreen } from '../../../../src/ui/screens/playlist/playlist-screen'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { gate } from '../../../support/gate'
import { playlist } from '../../../support/playlist'
import { track } from '../../../support/track'
import { fakeStores } from '../../fake-stores'

const alerts = page.getByRole('alert')
const list = (tracks: Track[]) => ok({ items: tracks, received: tracks.length, total: null, more: null })

/** The screen of playlist 3, before anything is answered. */
async function show(answers: ReturnType<typeof fakeStores>['backend']['answers'], path = '/playlist?id=3') {
  const { stores, backend } = fakeStores()
  Object.assign(backend.answers, answers)
  const frame = (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  )
  const screen = {
    path: '/playlist',
    Component: PlaylistScreen,
    loader: createPlaylistLoader(backend),
    hydrateFallbackElement: <></>,
  }
  const router = createMemoryRouter([{ element: frame, children: [screen] }], { initialEntries: [path] })
  await page.viewport(1000, 700)
  await render(<App stores={stores} i18n={await startI18n('en')} router={router} />)
  return backend
}

describe('PlaylistScreen', () => {
  it('says once that the backend is down, and asks for everything by one retry', async () => {
    const down = () => failed({ kind: 'offline' })
    const backend = await show({ playlistDetail: down, playlistTracks: down })
    await expect.element(alerts).toBeVisible()
    expect(alerts.elements()).toHaveLength(1)

    const tracks = gate<ReturnType<typeof list>>()
    backend.answers.playlistDetail = () => ok(playlist(3))
    backend.answers.playlistTracks = () => tracks.promise
    page.getByRole('button', { name: 'Retry' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Loading' })).toHaveFocus()
    tracks.open(list([track(7)]))
    await expect.element(page.getByRole('heading', { name: 'Playlist 3' })).toBeVisible()
    await expect.element(page.getByText('Track 7')).toBeVisible()
    expect(alerts.elements()).toHaveLength(0)
    // the button is gone, and the keyboard goes on from where it was
    expect(document.activeElement?.id).toBe('content')
  })

  it('keeps focus at the retry while that comes to nothing', async () => {
    const down = () => failed({ kind: 'offline' })
    const backend = await show({ playlistDetail: down, playlistTracks: down })
    const answer = gate<Result<never>>()
    let asked = 0
    backend.answers.playlistDetail = () => {
      asked++
      return answer.promise
    }
    page.getByRole('button', { name: 'Retry' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => asked).toBe(1)
    answer.open(failed({ kind: 'timeout' }))
    await expect.element(alerts).toHaveTextContent('did not answer in time')
    await expect.element(page.getByRole('button', { name: 'Retry' })).toHaveFocus()
  })

  it('shows the head where the songs alone cannot be had, and why not', async () => {
    await show({ playlistDetail: () => ok(playlist(3)), playlistTracks: () => failed({ kind: 'timeout' }) })
    await expect.element(page.getByRole('heading', { name: 'Playlist 3' })).toBeVisible()
    await expect.element(alerts).toHaveTextContent('did not answer in time')
  })

  it('shows the songs where the head alone cannot be had, and why not', async () => {
    await show({ playlistDetail: () => failed({ kind: 'timeout' }), playlistTracks: () => list([track(7)]) })
    await expect.element(page.getByText('Track 7')).toBeVisible()
    expect(alerts.elements()).toHaveLength(1)
  })

  it('says once that there is no such playlist', async () => {
    await show({}, '/playlist?id=none')
    await expect.element(alerts).toBeVisible()
    expect(alerts.elements()).toHaveLength(1)
  })
})
