import { createMemoryRouter, Outlet } from 'react-router'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Track } from '../../../../src/contract/replies/track'
import { failed, ok } from '../../../../src/contract/result'
import type { Result } from '../../../../src/contract/result'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { createPlaylistLoader } from '../../../../src/ui/screens/playlist/create-playlist-loader'
import { PlaylistScreen } from '../../../../src/ui/screens/playlist/playlist-screen'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { createDeferred } from '../../../support/deferred'
import { playlist } from '../../../support/playlist'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'

const alerts = page.getByRole('alert')
const list = (tracks: Track[]) => ok({ items: tracks, received: tracks.length, total: null, more: null })

/** Renders the screen of playlist 3 before any reply. */
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
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  return backend
}

describe('PlaylistScreen', () => {
  it('shows one failure when the backend is down, and reloads everything with one retry', async () => {
    const down = () => failed({ kind: 'offline' })
    const backend = await show({ playlistDetail: down, playlistTracks: down })
    await expect.element(alerts).toBeVisible()
    expect(alerts.elements()).toHaveLength(1)

    const tracks = createDeferred<ReturnType<typeof list>>()
    backend.answers.playlistDetail = () => ok(playlist(3))
    backend.answers.playlistTracks = () => tracks.promise
    page.getByRole('button', { name: 'Retry' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Loading' })).toHaveFocus()
    tracks.resolve(list([track(7)]))
    await expect.element(page.getByRole('heading', { name: 'Playlist 3' })).toBeVisible()
    await expect.element(page.getByText('Track 7')).toBeVisible()
    expect(alerts.elements()).toHaveLength(0)
    // the button is gone, and focus stays in its place
    expect(document.activeElement?.id).toBe('content')
  })

  it('keeps focus on the retry button while retries fail', async () => {
    const down = () => failed({ kind: 'offline' })
    const backend = await show({ playlistDetail: down, playlistTracks: down })
    const answer = createDeferred<Result<never>>()
    let asked = 0
    backend.answers.playlistDetail = () => {
      asked++
      return answer.promise
    }
    page.getByRole('button', { name: 'Retry' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => asked).toBe(1)
    answer.resolve(failed({ kind: 'timeout' }))
    await expect.element(alerts).toHaveTextContent('did not answer in time')
    await expect.element(page.getByRole('button', { name: 'Retry' })).toHaveFocus()
  })

  it('shows the head and the failure if only the songs cannot be loaded', async () => {
    await show({ playlistDetail: () => ok(playlist(3)), playlistTracks: () => failed({ kind: 'timeout' }) })
    await expect.element(page.getByRole('heading', { name: 'Playlist 3' })).toBeVisible()
    await expect.element(alerts).toHaveTextContent('did not answer in time')
  })

  it('shows the songs and the failure if only the head cannot be loaded', async () => {
    await show({ playlistDetail: () => failed({ kind: 'timeout' }), playlistTracks: () => list([track(7)]) })
    await expect.element(page.getByText('Track 7')).toBeVisible()
    expect(alerts.elements()).toHaveLength(1)
  })

  it('shows once that there is no such playlist', async () => {
    await show({}, '/playlist?id=none')
    await expect.element(alerts).toBeVisible()
    expect(alerts.elements()).toHaveLength(1)
  })
})
