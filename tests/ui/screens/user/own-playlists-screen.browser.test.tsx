import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import type { PlaylistDetail } from '../../../../src/contract/replies/playlist'
import { failed, ok } from '../../../../src/contract/result'
import { OwnPlaylistsScreen } from '../../../../src/ui/screens/user/own-playlists-screen'
import { playlist } from '../../../support/playlist'
import { axeFaults } from '../../../support/ui/axe-faults'
import { showUser } from '../../../support/ui/show-user'

async function show() {
  const asked: unknown[] = []
  let lists: PlaylistDetail[] = [
    playlist(1, { name: 'Likes' }),
    playlist(2, { name: 'Rain', isPrivate: true, tags: ['Jazz'] }),
  ]
  const fakes = await showUser(<OwnPlaylistsScreen />, ({ backend }) => {
    backend.answers.userPlaylist = () =>
      ok({ items: lists, received: lists.length, total: null, more: false })
    backend.answers.catlist = () =>
      ok({
        all: 'All',
        groups: [{ id: 0, name: 'Style' }],
        categories: ['Jazz', 'Rock', 'Folk', 'Pop'].map((name) => ({ name, group: 0, hot: false })),
      })
    backend.answers.playlistUpdate = (params) => {
      asked.push(params)
      return ok(null)
    }
    backend.answers.playlistDelete = ({ id }) => {
      asked.push(id)
      lists = lists.filter((list) => list.id !== id)
      return ok(null)
    }
  })
  return { ...fakes, asked }
}

const menuOf = (name: string) => page.getByRole('button', { name: `More for ${name}` })
const line = (name: string) => page.getByRole('menuitem', { name })

describe('OwnPlaylistsScreen', () => {
  it("shows the listener's playlists, and which of them are private", async () => {
    await show()
    await expect.element(page.getByRole('link', { name: /Likes/ })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /Rain/ })).toBeVisible()
    expect(page.getByRole('img', { name: 'Private playlist' }).all()).toHaveLength(1)
    expect(await axeFaults()).toEqual([])
  })

  it('shows its songs anew when one is liked meanwhile', async () => {
    const { stores, backend } = await show()
    await expect.element(page.getByRole('link', { name: /Likes/ })).toBeVisible()
    const items = [playlist(1, { name: 'Likes', trackCount: 41 })]
    backend.answers.userPlaylist = () => ok({ items, received: 1, total: null, more: false })
    backend.answers.like = () => ok(null)
    await stores.likes.set({ id: 7 }, true)
    await expect.element(page.getByText('41 tracks')).toBeVisible()
  })

  it('asks for the name of a new playlist', async () => {
    const { stores } = await show()
    await userEvent.click(page.getByRole('button', { name: 'New playlist' }))
    expect(stores.ownPlaylists.request).toEqual({ kind: 'create', tracks: [] })
  })

  it('deletes a playlist after a confirmation, but never the default one', async () => {
    const { asked } = await show()
    await userEvent.click(menuOf('Likes'))
    await expect.element(line('Edit playlist')).toBeVisible()
    expect(line('Delete playlist').all()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(menuOf('Rain'))
    await userEvent.click(line('Delete playlist'))
    await userEvent.click(page.getByRole('button', { name: 'Delete playlist' }))
    await expect.poll(() => page.getByRole('link', { name: /Rain/ }).all().length).toBe(0)
    expect(asked).toEqual([2])
    // its menu button is gone, and focus moves here
    expect(document.activeElement?.id).toBe('content')
  })

  it('offers the same in the context menu', async () => {
    await show()
    await userEvent.click(page.getByRole('link', { name: /Rain/ }), { button: 'right' })
    const menu = page.getByRole('menu', { name: 'More for Rain' })
    await expect.element(menu).toBeVisible()
    const lines = menu.getByRole('menuitem').elements()
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Edit playlist',
      'Save as M3U8 file',
      'Copy link',
      'Delete playlist',
    ])
    expect(await axeFaults()).toEqual([])
    await userEvent.click(line('Edit playlist'))
    await expect.element(page.getByRole('dialog', { name: 'Edit playlist' })).toBeVisible()
  })

  it('edits the name, the description and up to three tags', async () => {
    const { asked } = await show()
    await userEvent.click(menuOf('Rain'))
    await userEvent.click(line('Edit playlist'))
    const dialog = page.getByRole('dialog', { name: 'Edit playlist' })
    await expect.element(dialog.getByRole('checkbox', { name: 'Jazz' })).toBeChecked()
    await userEvent.fill(dialog.getByLabelText('Playlist name'), 'Storm')
    await userEvent.fill(dialog.getByLabelText('Description'), 'Loud')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Rock' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Folk' }))
    await expect.element(dialog.getByRole('checkbox', { name: 'Pop' })).toBeDisabled()
    expect(await axeFaults()).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.poll(() => page.getByRole('dialog').all().length).toBe(0)
    expect(asked).toEqual([{ id: 2, name: 'Storm', desc: 'Loud', tags: 'Jazz;Rock;Folk' }])
  })

  it('shows why they failed to load, and loads them on retry', async () => {
    const { backend } = await showUser(<OwnPlaylistsScreen />, (fakes) => {
      fakes.backend.answers.userPlaylist = () => failed({ kind: 'timeout' })
    })
    await expect.element(page.getByRole('alert')).toBeVisible()
    backend.answers.userPlaylist = () =>
      ok({ items: [playlist(1, { name: 'Likes' })], received: 1, total: 1, more: false })
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.element(page.getByRole('link', { name: /Likes/ })).toBeVisible()
  })
})
