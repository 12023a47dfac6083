import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { EndpointParams } from '../../../../src/contract/endpoints'
import { failed, ok } from '../../../../src/contract/result'
import type { Result } from '../../../../src/contract/result'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { AddToPlaylistButton } from '../../../../src/ui/features/playlists/add-to-playlist-button'
import { loadPlaylistDialog } from '../../../../src/ui/features/playlists/load-playlist-dialog'
import { PlaylistDialogLayer } from '../../../../src/ui/features/playlists/playlist-dialog-layer'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { createDeferred } from '../../../support/deferred'
import { playlist } from '../../../support/playlist'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'
import { axeFaults } from '../../../support/ui/axe-faults'

const opener = page.getByRole('button', { name: 'Add to playlist', exact: true })
const adding = page.getByRole('dialog', { name: 'Add to playlist' })
const creating = page.getByRole('dialog', { name: 'Create playlist' })
const shortcut = adding.getByRole('button', { name: 'Create playlist' })
const field = creating.getByRole('textbox', { name: 'Playlist name' })
const create = creating.getByRole('button', { name: 'Create and add' })

async function show({ loggedIn = true, lists = 3 } = {}) {
  const fakes = fakeStores()
  const { stores, backend } = fakes
  const created: EndpointParams<'playlistCreate'>[] = []
  const added: EndpointParams<'playlistEditTracks'>[] = []
  if (loggedIn)
    backend.answers.loginStatus = () => ok({ userId: 5, nickname: 'L', avatarUrl: null, vipType: 0 })
  backend.answers.userPlaylist = () => {
    const items = Array.from({ length: lists }, (_, at) => playlist(at + 1))
    return ok({ items, received: lists, total: lists, more: false })
  }
  backend.answers.playlistCreate = (params) => {
    created.push(params)
    return ok(77)
  }
  backend.answers.playlistEditTracks = (params) => {
    added.push(params)
    return ok('done')
  }
  await stores.session.check()
  stores.player.playAll([track(9)], 0)
  await loadPlaylistDialog()
  await page.viewport(800, 700)
  const screen = (
    <>
      <AddToPlaylistButton />
      <PlaylistDialogLayer />
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: screen },
    { path: '/album', element: screen },
  ])
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  await userEvent.click(opener)
  return { ...fakes, created, added, router, told: () => stores.notices.notices.map(({ text }) => text) }
}

const isShut = () => expect.poll(() => document.querySelector('dialog')).toBeNull()

describe('PlaylistDialogLayer', () => {
  it('asks visitors to log in, and does not open', async () => {
    const { told } = await show({ loggedIn: false })
    expect(told()).toEqual(['failure.loginNeeded'])
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('offers the own playlists without the first, with their number of tracks', async () => {
    await show()
    await expect.element(adding.getByRole('listitem').first()).toHaveTextContent('Playlist 212 tracks')
    expect(adding.getByRole('listitem').elements()).toHaveLength(2)
    expect(await axeFaults()).toEqual([])
  })

  it('adds the track to the chosen one, by keyboard, and restores focus', async () => {
    const { added, told } = await show()
    await expect.element(shortcut).toHaveFocus()
    await expect.element(adding.getByRole('listitem').first()).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await isShut()
    expect(added).toEqual([{ op: 'add', pid: 3, tracks: '9' }])
    expect(told()).toEqual(['notice.addSuccess'])
    await expect.element(opener).toHaveFocus()
  })

  it('stays open when adding fails', async () => {
    const { backend, told } = await show()
    backend.answers.playlistEditTracks = () => failed({ kind: 'timeout' })
    await userEvent.click(adding.getByRole('button', { name: /^Playlist 2/ }))
    await expect.poll(told).toEqual(['notice.addFailure'])
    await expect.element(adding).toBeVisible()
  })

  it('says that there is none yet, and why none can be shown, with a retry', async () => {
    const { backend, stores } = await show({ lists: 1 })
    await expect.element(adding).toHaveTextContent('You have no playlist of your own yet')
    await userEvent.keyboard('{Escape}')
    await isShut()
    backend.answers.userPlaylist = () => failed({ kind: 'offline' })
    await userEvent.click(opener)
    await expect.element(adding.getByRole('alert').first()).toHaveTextContent('cannot be reached')
    expect(stores.ownPlaylists.loading).toBe(false)
    backend.answers.userPlaylist = () =>
      ok({ items: [playlist(1), playlist(2)], received: 2, total: 2, more: false })
    await userEvent.click(adding.getByRole('button', { name: 'Retry' }))
    await expect.element(adding.getByRole('listitem')).toHaveTextContent('Playlist 2')
  })

  it('shows many playlists without rendering all', async () => {
    await show({ lists: 1_001 })
    await expect.element(adding.getByRole('listitem').first()).toBeVisible()
    expect(adding.getByRole('listitem').elements().length).toBeLessThan(40)
  })

  it('switches to a new playlist, requires a name, and adds the track', async () => {
    const { created, added, told } = await show()
    await userEvent.click(shortcut)
    await expect.element(field).toHaveFocus()
    await expect.element(create).toBeDisabled()
    await userEvent.keyboard('   ')
    await expect.element(create).toBeDisabled()
    expect(await axeFaults()).toEqual([])
    await userEvent.keyboard('Evening')
    await expect.element(create).toBeEnabled()
    await userEvent.click(creating.getByRole('checkbox', { name: /^Private playlist/ }))
    await userEvent.click(create)
    await isShut()
    expect([created, added, told()]).toEqual([
      [{ name: 'Evening', privacy: 10 }],
      [{ op: 'add', pid: 77, tracks: '9' }],
      ['notice.createSuccess', 'notice.addSuccess'],
    ])
    await expect.element(opener).toHaveFocus()
  })

  it('creates on Enter, once however often it is pressed', async () => {
    const { backend } = await show()
    await userEvent.click(shortcut)
    const answer = createDeferred<Result<number>>()
    const names: unknown[] = []
    backend.answers.playlistCreate = ({ name }) => {
      names.push(name)
      return answer.promise
    }
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}Night{Enter}{Enter}')
    await expect.element(creating.getByRole('button', { name: 'Creating…' })).toBeDisabled()
    answer.resolve(ok(77))
    await isShut()
    expect(names).toEqual(['Night'])
  })

  it('keeps the name when creating fails', async () => {
    const { backend, told } = await show()
    backend.answers.playlistCreate = () => failed({ kind: 'timeout' })
    await userEvent.click(shortcut)
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('Night{Enter}')
    await expect.poll(told).toEqual(['notice.createFailed'])
    await expect.element(field).toHaveValue('Night')
    await expect.element(field).toHaveFocus()
    await userEvent.click(creating.getByRole('button', { name: 'Cancel' }))
    await isShut()
  })

  it('closes on navigation', async () => {
    const { router } = await show()
    await expect.element(adding).toBeVisible()
    await router.navigate('/album')
    await isShut()
  })
})
