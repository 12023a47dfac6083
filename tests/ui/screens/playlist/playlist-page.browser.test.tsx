import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ok } from '../../../../src/contract/result'
import '../../../../src/ui/kit/menu/menu'
import { playlist } from '../../../support/playlist'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { ids, pageOf } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'
import type { Fakes } from '../../../support/ui/show-route'

const described = {
  description: 'One line.\nA second.\nAnd another one.',
  tags: ['Jazz', 'Rain & Wind'],
  playCount: 20_000,
}
const of = (count: number): Fakes['backend']['answers'] => ({
  playlistDetail: ({ id }) => ok(playlist(Number(id), { ...described, trackCount: count })),
  playlistTracks: ({ offset, limit }) => {
    const items = ids(count).slice(Number(offset), Number(offset) + Number(limit))
    return ok(
      pageOf(
        items.map((id) => track(id)),
        null,
      ),
    )
  },
  simiPlaylist: ({ id }) => ok([playlist(3), playlist(70 + Number(id))]),
})
const listener = (userId: number) => ({
  loginStatus: () => ok({ userId, nickname: 'Mia', avatarUrl: null, vipType: 0 }),
})
const queued = ({ stores }: Fakes) => stores.queue.queue.tracks.length

describe('PlaylistScreen', () => {
  it('plays the whole of a long list, not only the loaded part', async () => {
    const fakes = await showRoute('/playlist?id=3', { answers: of(1_203) })
    await userEvent.click(page.getByRole('button', { name: 'Play all' }))
    await expect.poll(() => queued(fakes)).toBe(1_203)
    await userEvent.click(page.getByRole('button', { name: 'Play Track 3', exact: true }))
    await expect.poll(() => [queued(fakes), fakes.stores.queue.queue.index]).toEqual([1_203, 2])
    expect(fakes.stores.queue.sourceId).toBe(3)
  })

  it('shows its facts, and links to its tags, comments and similar playlists', async () => {
    await showRoute('/playlist?id=3', { answers: of(2) })
    await expect.element(page.getByText(/by Listener/)).toHaveTextContent('2 tracks')
    await expect
      .element(page.getByRole('link', { name: 'Rain & Wind' }))
      .toHaveAttribute('href', '/discover/playlists?cat=Rain+%26+Wind&page=1')
    await expect
      .element(page.getByRole('link', { name: 'Comments' }))
      .toHaveAttribute('href', '/comment?id=3&type=playlist')
    await expect.element(page.getByRole('heading', { name: 'Similar playlists' })).toBeVisible()
    await expect.element(page.getByText('Playlist 71')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show all' }))
    await expect.element(page.getByRole('dialog', { name: 'About' })).toHaveTextContent('And another one.')
    await userEvent.keyboard('{Escape}')
    expect(await axeFaults()).toEqual([])
  })

  it('has no button for the whole of a description that is all there', async () => {
    const whole = playlist(3, { name: 'Playlist 3', description: ' One line.\nAnd another one. \n' })
    await showRoute('/playlist?id=3', { answers: { ...of(2), playlistDetail: () => ok(whole) } })
    await expect.element(page.getByText('And another one.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Show all' })).not.toBeInTheDocument()
  })

  it('collects playlists of others', async () => {
    const asked: unknown[] = []
    const answers: Fakes['backend']['answers'] = {
      ...of(2),
      ...listener(6),
      userPlaylist: () => ok(pageOf([])),
      playlistSubscribe: (params) => {
        asked.push(params)
        return ok(null)
      },
    }
    const { stores } = await showRoute('/playlist?id=3', { answers })
    await stores.session.check()
    await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
    await expect.element(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')
    expect(asked).toEqual([{ id: 3, t: 1 }])
  })

  it('lets its owner remove songs after a confirmation', async () => {
    const asked: unknown[] = []
    const answers: Fakes['backend']['answers'] = {
      ...of(3),
      ...listener(5),
      playlistEditTracks: (params) => {
        asked.push(params)
        return ok('done')
      },
    }
    const { stores } = await showRoute('/playlist?id=3', { answers })
    await stores.session.check()
    await expect.element(page.getByRole('button', { name: 'Save', exact: true })).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'More for Track 2' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Remove from playlist' }))
    await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }))
    await expect.element(page.getByText('Track 2', { exact: true })).not.toBeInTheDocument()
    await expect.element(page.getByText('by Listener · 2 tracks')).toBeVisible()
    expect(asked).toEqual([{ op: 'del', pid: 3, tracks: '2' }])
  })

  it.each([
    ['en', 'More actions', 'Save as M3U8 file'],
    ['zh-CN', '更多操作', '导出为 M3U8 文件'],
  ] as const)('saves it as a file for other players, in %s', async (language, more, save) => {
    const { downloads, stores } = await showRoute('/playlist?id=3', { answers: of(3), language })
    await userEvent.click(page.getByRole('button', { name: more, exact: true }))
    await userEvent.click(page.getByRole('menuitem', { name: save }))
    await expect.poll(() => downloads.texts.map(({ name }) => name)).toEqual(['Playlist 3.m3u8'])
    expect(stores.notices.notices).toMatchObject([
      { tone: 'success', text: 'collection.exported', values: { name: 'Playlist 3.m3u8' } },
    ])
  })

  it('lets its owner delete it after a confirmation, and shows the playlists that are left', async () => {
    const asked: unknown[] = []
    const answers: Fakes['backend']['answers'] = {
      ...of(3),
      ...listener(5),
      userPlaylist: () => ok(pageOf([playlist(1), playlist(9)])),
      playlistDelete: (params) => {
        asked.push(params)
        return ok(null)
      },
    }
    const { stores, where } = await showRoute('/playlist?id=3', { answers })
    await stores.session.check()
    await userEvent.click(page.getByRole('button', { name: 'More actions', exact: true }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete playlist' }))
    await userEvent.click(page.getByRole('button', { name: 'Delete playlist' }))
    await expect.poll(where).toBe('/user/playlists')
    expect(asked).toEqual([{ id: 3 }])
    await expect.element(page.getByText('Playlist 9', { exact: true })).toBeVisible()
  })

  it('keeps focus where songs were removed', async () => {
    const answers: Fakes['backend']['answers'] = {
      ...of(3),
      ...listener(5),
      playlistEditTracks: () => ok('done'),
    }
    const { stores } = await showRoute('/playlist?id=3', { answers })
    await stores.session.check()
    await userEvent.click(page.getByRole('button', { name: 'Select several' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Select Track 2' }))
    await userEvent.click(page.getByRole('button', { name: 'Remove from playlist' }))
    await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }))
    await expect.element(page.getByText('0 selected')).toBeVisible()
    const all = page.getByRole('button', { name: 'Select all' })
    await expect.element(all).toHaveFocus()

    await userEvent.click(all)
    await userEvent.click(page.getByRole('button', { name: 'Remove from playlist' }))
    await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }))
    await expect.element(page.getByText('No tracks here yet')).toBeVisible()
    expect(document.activeElement?.id).toBe('content')
  })

  it('keeps focus where the last song was removed', async () => {
    const answers: Fakes['backend']['answers'] = {
      ...of(1),
      ...listener(5),
      playlistEditTracks: () => ok('done'),
    }
    const { stores } = await showRoute('/playlist?id=3', { answers })
    await stores.session.check()
    await userEvent.click(page.getByRole('button', { name: 'More for Track 1' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Remove from playlist' }))
    await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }))
    await expect.element(page.getByText('No tracks here yet')).toBeVisible()
    expect(document.activeElement?.id).toBe('content')
  })
})
